import type { ActivityDetail } from '@detour/shared-contracts/api';
import { useCriteria, usePatchCriteria } from '@detour/remote-kit';
import type { Names } from '../../contract';
import { partyBounds, partyOf, type PartyBounds } from './party';

export interface Party {
  readonly people: number | null;
  readonly bounds: PartyBounds | null;
  change(people: number): void;
}

/** Number of participants: the hash's `a`, if it has a price. @spec ACT-024 */
export const useParty = (activity: ActivityDetail): Party => {
  const { adults } = useCriteria<Names>();
  const patch = usePatchCriteria<Names>();
  const bounds = partyBounds(activity.prices);
  return {
    people: partyOf(activity.prices, adults),
    bounds,
    change(people) {
      if (bounds && people >= bounds.min && people <= bounds.max) patch({ adults: people });
    },
  };
};
