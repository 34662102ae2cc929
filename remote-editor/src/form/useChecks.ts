import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type FocusEvent } from 'react';
import type { BodyMistakes } from '@detour/shared-contracts/api';
import type { Json } from '@detour/shared-contracts/base';
import { useDebounced } from '@detour/shared-ui';
import { useText } from '../text';
import { toProblems, type FieldProblem } from './problems';

/** Delay (ms) after the last key, before the gateway checks what was written. */
const pause = 400;

interface ChecksOptions {
  /** What is edited: `home booking fr_FR`. */
  readonly name: string;
  /** What the form shows. Null where there is nothing to check. */
  readonly body: Json | null;
  /** Mistakes of a body, from the gateway. Throws when there is no answer: saving checks again. */
  readonly check: (body: Json, signal: AbortSignal) => Promise<BodyMistakes>;
  /** Mistakes that the last attempt to save has named. They stay until a check knows better. */
  readonly named: readonly FieldProblem[];
}

const isWithin = (id: string, left: string): boolean =>
  id === left || left.startsWith(`${id}_`) || left.startsWith(`${id}-`);

/**
 * Mistakes of the fields that an editor has left, while the body changes. The gateway checks the body, so that the form needs no second
 * copy of its rules; a field that nobody has left yet shows nothing.
 */
export const useChecks = ({ name, body, check, named }: ChecksOptions) => {
  const text = useText();
  const [left, setLeft] = useState<readonly string[]>([]);
  const settled = useDebounced(body === null ? null : JSON.stringify(body), pause);
  const { data } = useQuery({
    queryKey: ['checked', name, settled],
    queryFn: ({ signal }) => check(JSON.parse(settled ?? 'null') as Json, signal),
    enabled: settled !== null && (left.length > 0 || named.length > 0),
    staleTime: Infinity,
    retry: false,
    placeholderData: keepPreviousData,
    // Of staff: never stored in a history entry.
    meta: { personal: true },
  });
  const isSeen = ({ id }: FieldProblem): boolean =>
    left.some((each) => isWithin(id, each)) || named.some((each) => each.id === id);
  return {
    problems: data ? toProblems(data.errors, text).filter(isSeen) : named,
    /** Of the element around the form. */
    onBlur: ({ target }: FocusEvent<HTMLElement>): void => {
      const { id } = target;
      if (id !== '') setLeft((ids) => (ids.includes(id) ? ids : [...ids, id]));
    },
    /** The body is another one now: nobody has left a field of it. */
    forget: (): void => setLeft([]),
  };
};
