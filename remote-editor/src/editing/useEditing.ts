import { useEffect, useRef, useState } from 'react';
import type { Json, Result } from '@detour/shared-contracts/base';
import { isApiError, useHost, type ApiError } from '@detour/remote-kit';
import type { Names } from '../contract';
import { fit, type Schema } from '../form/schema';
import { keepWork, readWork, type Work } from './kept-work';

/** What editors change: content, or a promotion. */
interface Edited {
  /** JSON Schema of a body. */
  readonly schema: unknown;
  /** Grows with each change; 0 before the first. */
  readonly version: number;
}

interface Source<T extends Edited> {
  /** Name of the unsaved work: `home booking fr_FR`. */
  readonly name: string;
  readonly query: {
    readonly data: T | undefined;
    readonly error: unknown;
    readonly isFetching: boolean;
    refetch(): Promise<unknown>;
  };
  /** The body that the gateway has. Null where there is nothing. */
  readonly bodyOf: (item: T) => unknown;
  readonly send: (body: Json, base: number) => Promise<Result<{ readonly version: number }, ApiError>>;
}

const savedBody = <T extends Edited>({ bodyOf }: Source<T>, item: T): Json | null => {
  const body = bodyOf(item);
  return body === null || body === undefined ? null : fit(item.schema as Schema, body);
};

const isSame = (one: Json | null, other: Json | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Unsaved work, kept for this tab at each change, so that nothing is lost by a reload or a failing network. */
const useWork = (name: string) => {
  const { storage } = useHost<Names>();
  const [work, setState] = useState<Work | null>(() => readWork(storage, name));
  const latest = useRef(work);
  const setWork = (next: Work | null): void => {
    latest.current = next;
    setState(next);
    keepWork(storage, name, next);
  };
  return { work, latest, setWork };
};

/** The form of something that is edited, whatever it is. */
export interface EditedForm {
  /** What the form shows. Null where there is nothing yet. */
  readonly body: Json | null;
  readonly hasWork: boolean;
  /** Somebody else has changed the item since this editor began. */
  readonly isConflict: boolean;
  readonly change: (body: Json) => void;
  readonly discard: () => void;
  /** The newest version becomes the one that this work replaces. */
  readonly rebase: () => void;
  /** Saves unsaved work. Returns the newest version of the item, or why nothing was saved. */
  readonly save: () => Promise<number | ApiError>;
  readonly reload: () => Promise<unknown>;
}

export interface EditingOf<T> extends EditedForm {
  readonly item: T | undefined;
  readonly error: ApiError | null;
  readonly isLoading: boolean;
}

/** An item with the unsaved work on it. Two editors cannot overwrite each other: a save names the version that it began from. */
export const useEditingOf = <T extends Edited>(source: Source<T>): EditingOf<T> => {
  const { data: item, error, isFetching, refetch } = source.query;
  const { work, latest, setWork } = useWork(source.name);
  const saved = item ? savedBody(source, item) : null;
  const body = work && item ? fit(item.schema as Schema, work.body) : saved;
  const isOutdated = work !== null && item !== undefined && work.base < item.version;
  // Saved, also by a save whose response was lost, or taken back.
  const isDone = work !== null && item !== undefined && isSame(body, saved);
  useEffect(() => {
    if (isDone) setWork(null);
  });
  const save = async (): Promise<number | ApiError> => {
    const sent = latest.current;
    if (!item || !sent) return item?.version ?? 0;
    const answer = await source.send(fit(item.schema as Schema, sent.body), sent.base);
    if (!answer.ok) {
      if (answer.error.status === 409) await refetch();
      return answer.error;
    }
    // The work stays until the new version is read: the form never shows an older text. What was typed meanwhile is the next change.
    const { version } = answer.value;
    if (latest.current) setWork({ ...latest.current, base: version });
    await refetch();
    return version;
  };
  return {
    item,
    error: isApiError(error) ? error : null,
    isLoading: isFetching,
    body,
    hasWork: work !== null && !isDone,
    isConflict: isOutdated && !isDone,
    change: (next) => setWork({ body: next, base: work?.base ?? item?.version ?? 0 }),
    discard: () => setWork(null),
    rebase: () => {
      if (work && item) setWork({ ...work, base: item.version });
    },
    save,
    reload: refetch,
  };
};
