import { useEffect } from 'react';
import type { StayDetail } from '@detour/shared-contracts/api';
import { useHost } from '@detour/remote-kit';
import type { Names } from '../../contract';

/** Calls back at once, or once a background tab becomes visible. Returns a function that cancels the wait. */
const whenVisible = (act: () => void): (() => void) => {
  if (document.visibilityState === 'visible') {
    act();
    return () => undefined;
  }
  const shown = new AbortController();
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState !== 'visible') return;
      shown.abort();
      act();
    },
    { signal: shown.signal },
  );
  return () => shown.abort();
};

/** Reports the viewed stay once. `remote-account` keeps the list of viewed items. @spec RECENT-003 ANALYT-005 */
export const useStayViewed = (stay: StayDetail): void => {
  const { bus } = useHost<Names>();
  useEffect(() => {
    const { fromPrice, hotel } = stay;
    const tell = (): void =>
      bus.emit('product.stay-viewed@1', {
        id: stay.id,
        type: 'STAY',
        label: stay.label,
        imageUrl: stay.images[0]?.url ?? '',
        uri: stay.uri,
        price: fromPrice && {
          sellPrice: fromPrice.sellPrice,
          refPrice: fromPrice.refPrice,
          promo: fromPrice.promo,
          nights: fromPrice.nights,
        },
        hotel: {
          id: hotel.id,
          label: hotel.label,
          stars: hotel.stars,
          uri: hotel.uri,
          review: hotel.review,
          location: hotel.location,
          address: hotel.address,
          zipCode: hotel.zipCode,
        },
      });
    return whenVisible(tell);
  }, [bus, stay]);
};
