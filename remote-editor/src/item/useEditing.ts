import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { EditedItem } from '@detour/shared-contracts/api';
import type { Json } from '@detour/shared-contracts/base';
import { isApiError, useApi, useHost, type ApiError } from '@detour/remote-kit';
import type { Names } from '../contract';
import { saveDraft, type ItemName } from '../editor.client';
import { itemQuery } from '../editor.query';
import { fit, type Schema } from '../form/schema';
import { keepWork, readWork, type Work } from './kept-work';

const nameOf = ({ kind, key, locale }: ItemName): string => `${kind} ${key} ${locale}`;

/** The body that the gateway has for editors: the draft, else what visitors see. Null where there is nothing. */
const savedBody = ({ schema, draft, published }: EditedItem): Json | null => {
  const body = draft ?? published;
  return body === null || body === undefined ? null : fit(schema as Schema, body);
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

export interface Editing {
  readonly item: EditedItem | undefined;
  readonly error: ApiError | null;
  readonly isLoading: boolean;
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

/** An item with the unsaved work on it. Two editors cannot overwrite each other: a save names the version that it began from. */
export const useEditing = (name: ItemName): Editing => {
  const api = useApi<Names>();
  const { data: item, error, isFetching, refetch } = useQuery(itemQuery(api, name));
  const { work, latest, setWork } = useWork(nameOf(name));
  const saved = item ? savedBody(item) : null;
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
    const answer = await saveDraft(api, name, {
      base: sent.base,
      body: fit(item.schema as Schema, sent.body),
    });
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
