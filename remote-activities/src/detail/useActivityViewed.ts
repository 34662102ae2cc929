import { useEffect } from 'react';
import type { ActivityDetail } from '@detour/shared-contracts/api';
import { useHost } from '@detour/remote-kit';
import type { Names } from '../contract';

/** Reports the viewed activity once. `remote-account` keeps the list of viewed items. @spec RECENT-003 ANALYT-005 */
export const useActivityViewed = (activity: ActivityDetail): void => {
  const { bus } = useHost<Names>();
  useEffect(() => {
    const { mainActivityCenter: center, prices } = activity;
    const price = prices['1'] ?? Object.values(prices)[0];
    bus.emit('activities.activity-viewed@1', {
      id: activity.id,
      type: 'ACTIVITY',
      label: activity.label,
      imageUrl: activity.images[0]?.url ?? '',
      uri: activity.uri,
      // Per person, like in lists. An activity has no nights.
      price: price
        ? {
            sellPrice: Math.ceil(price.sellPrice / price.paxComposition.adults),
            refPrice: Math.ceil(price.refPrice / price.paxComposition.adults),
            promo: price.promo,
            nights: 0,
          }
        : null,
      hotel: {
        id: center.id,
        label: center.label,
        stars: center.star ?? 0,
        uri: activity.uri,
        review: null,
        location: { ...center.location, area: '', uri: null },
        address: '',
        zipCode: '',
      },
    });
  }, [bus, activity]);
};
