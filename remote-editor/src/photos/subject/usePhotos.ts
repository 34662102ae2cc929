import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { EditedPhotos } from '@detour/shared-contracts/api';
import type { Json } from '@detour/shared-contracts/base';
import { isApiError, useApi, useHost, useSite, type ApiError } from '@detour/remote-kit';
import type { Names } from '../../contract';
import { keepWork, readWork } from '../../editing/kept-work';
import { changePhotos, photosQuery, type SubjectName } from '../photo.client';
import { isSamePhotos, toChange, type WorkPhoto } from './work-photo';

interface Work {
  readonly photos: readonly WorkPhoto[];
  /** Version of the photos when the editor began. */
  readonly base: number;
}

const isPhoto = (value: unknown): value is WorkPhoto =>
  typeof value === 'object' && value !== null && 'id' in value && 'image' in value && 'alts' in value;

/** Unsaved work of this tab. What is stored in another form is ignored. */
const useWork = (name: string) => {
  const { storage } = useHost<Names>();
  const [work, setState] = useState<Work | null>(() => {
    const kept = readWork(storage, name);
    const photos: unknown = kept?.body;
    return kept && Array.isArray(photos) && photos.every(isPhoto) ? { photos, base: kept.base } : null;
  });
  const latest = useRef(work);
  const setWork = (next: Work | null): void => {
    latest.current = next;
    setState(next);
    keepWork(storage, name, next && { body: next.photos as unknown as Json, base: next.base });
  };
  return { work, latest, setWork };
};

export interface PhotoEditing {
  readonly data: EditedPhotos | undefined;
  readonly error: ApiError | null;
  readonly isLoading: boolean;
  readonly photos: readonly WorkPhoto[];
  readonly hasWork: boolean;
  /** Somebody else has changed the photos since this editor began. */
  readonly isConflict: boolean;
  readonly change: (next: (photos: readonly WorkPhoto[]) => readonly WorkPhoto[]) => void;
  readonly discard: () => void;
  /** The newest version becomes the one that this work replaces. */
  readonly rebase: () => void;
  /** Null: visitors see the photos. */
  readonly save: () => Promise<ApiError | null>;
  readonly reload: () => Promise<unknown>;
}

/** The photos of a subject with the unsaved work on them. Two editors cannot overwrite each other: a save names the version that it began from. */
export const usePhotos = (name: SubjectName): PhotoEditing => {
  const api = useApi<Names>();
  const { locale } = useSite();
  const { data, error, isFetching, refetch } = useQuery(photosQuery(api, name, locale));
  const { work, latest, setWork } = useWork(`photos ${name.kind} ${name.id}`);
  const saved = data?.photos ?? [];
  // Saved, also by a save whose response was lost, or taken back.
  const isDone = work !== null && data !== undefined && isSamePhotos(work.photos, saved);
  useEffect(() => {
    if (isDone) setWork(null);
  });
  const save = async (): Promise<ApiError | null> => {
    const sent = latest.current;
    if (!sent) return null;
    const answer = await changePhotos(api, name, { base: sent.base, photos: sent.photos.map(toChange) });
    if (answer.ok) setWork({ photos: latest.current?.photos ?? sent.photos, base: answer.value.version });
    if (!answer.ok && answer.error.status !== 409) return answer.error;
    const { data: newest } = await refetch();
    const isSaved = answer.ok || (newest !== undefined && isSamePhotos(sent.photos, newest.photos));
    return isSaved ? null : answer.error;
  };
  return {
    data,
    error: isApiError(error) ? error : null,
    isLoading: isFetching,
    photos: work?.photos ?? saved,
    hasWork: work !== null && !isDone,
    isConflict: work !== null && data !== undefined && work.base < data.version && !isDone,
    change: (next) => {
      const now = latest.current ?? { photos: saved, base: data?.version ?? 0 };
      setWork({ ...now, photos: next(now.photos) });
    },
    discard: () => setWork(null),
    rebase: () => {
      if (latest.current && data) setWork({ ...latest.current, base: data.version });
    },
    save,
    reload: refetch,
  };
};
