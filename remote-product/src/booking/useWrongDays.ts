import { useEffect } from 'react';
import type { Quote } from '@detour/shared-contracts';
import { usePatchCriteria } from '@detour/remote-kit';

/** Days of activities that came with an address and cannot be had are dropped: they would make the whole stay unbookable. */
export const useWrongDays = (quote: Quote | undefined): void => {
  const patch = usePatchCriteria();
  const hasWrongDay = (quote?.errors ?? []).some(({ code }) => code === 'ACTIVITY_NOT_AVAILABLE');
  useEffect(() => {
    if (hasWrongDay) patch({ activityDates: null });
  }, [hasWrongDay, patch]);
};
