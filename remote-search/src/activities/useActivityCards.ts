import { useMemo } from 'react';
import type { ActivityCenter } from '@detour/shared-contracts/api';
import { useFormat } from '@detour/remote-kit';
import { useText } from '../text';
import { toActivities, type Activity } from './activity-card.view-model';

/** View models of the activities in a response. */
export const useActivityCards = (centers: readonly ActivityCenter[], adults: number): readonly Activity[] => {
  const text = useText();
  const format = useFormat();
  return useMemo(() => toActivities(centers, { adults, text, format }), [centers, adults, text, format]);
};
