import { useState } from 'react';
import type { GiftDelivery } from '@detour/shared-contracts/api';
import type { IsoDate } from '@detour/shared-contracts/base';
import { giftTextLimits, withoutUnprintable } from '@detour/shared-contracts/rules';
import { useNow } from '@detour/remote-kit';
import {
  givingProblems,
  toDelivery,
  type GivingDraft,
  type GivingField,
  type GivingProblem,
} from './giving-draft';
import type { GivingText, GivingTextId } from './giving-text';

export interface Giving {
  readonly draft: GivingDraft;
  /** Last day of the gift. */
  readonly lastDay: IsoDate;
  change(change: Partial<GivingDraft>): void;
  leave(field: GivingField): void;
  error(field: GivingField): string | undefined;
  idOf(field: GivingField): string;
  /** Shows all errors and returns them for the error summary. */
  validate(): readonly { readonly fieldId: string; readonly message: string }[];
  delivery(): GiftDelivery;
}

export interface GivingOptions {
  readonly t: GivingText;
  readonly initial: () => GivingDraft;
  readonly lastDay: IsoDate;
  /** Prefix of the ids of its fields. */
  readonly id: string;
  /** Called with each change, to store the input. */
  readonly onChange?: (draft: GivingDraft) => void;
}

const problemTexts: Readonly<Record<GivingProblem, GivingTextId>> = {
  mandatory: 'form.mandatory',
  maxLength: 'form.maxLength',
  unprintable: 'gift.noEmoji',
  email: 'form.email',
  past: 'giving.tooSoon',
  'too-late': 'giving.tooLate',
};

const labels: Readonly<Record<GivingField, GivingTextId>> = {
  toName: 'giving.toName',
  toEmail: 'giving.toEmail',
  day: 'giving.day',
  time: 'giving.hour',
};

/** State and errors of the form for recipient, channel and time of a gift. */
export const useGiving = ({ t, initial, lastDay, id, onChange }: GivingOptions): Giving => {
  const now = useNow();
  const [draft, setDraft] = useState(initial);
  const [left, setLeft] = useState<ReadonlySet<GivingField>>(new Set());
  const problems = givingProblems(draft, { now, lastDay });
  const words = (problem: GivingProblem): string =>
    t(problemTexts[problem], problem === 'maxLength' ? { maxlength: giftTextLimits.toName } : {});
  const problemOf = (field: GivingField) => problems.find((one) => one.field === field)?.problem;
  const idOf = (field: GivingField): string => `${id}-${field}`;
  return {
    draft,
    lastDay,
    change: (change) => {
      const next = { ...draft, ...change, toName: withoutUnprintable(change.toName ?? draft.toName) };
      setDraft(next);
      onChange?.(next);
    },
    leave: (field) => setLeft((known) => new Set(known).add(field)),
    error: (field) => {
      const problem = problemOf(field);
      // A day in the past is shown at once: it was chosen, not typed.
      const isShown = left.has(field) || problem === 'past' || problem === 'too-late';
      return problem && isShown ? words(problem) : undefined;
    },
    idOf,
    validate: () => {
      setLeft(new Set(['toName', 'toEmail', 'day', 'time']));
      return problems.map(({ field, problem }) => ({
        fieldId: idOf(field),
        message: `${t(labels[field])} – ${words(problem)}`,
      }));
    },
    delivery: () => toDelivery(draft),
  };
};
