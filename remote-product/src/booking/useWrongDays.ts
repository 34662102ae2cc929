import { useEffect } from 'react';
import type { Quote } from '@detour/shared-contracts/api';
import { usePatchCriteria } from '@detour/remote-kit';
import type { Names } from '../contract';

/** Drops unavailable activity days from a shared URL, because they would make the stay unbookable. */
export const useWrongDays = (quote: Quote | undefined): void => {
  const patch = usePatchCriteria<Names>();
  const hasWrongDay = (quote?.errors ?? []).some(({ code }) => code === 'ACTIVITY_NOT_AVAILABLE');
  useEffect(() => {
    if (hasWrongDay) patch({ activityDates: null });
  }, [hasWrongDay, patch]);
};
