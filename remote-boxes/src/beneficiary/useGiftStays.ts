import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { IsoDate } from '@detour/shared-contracts/base';
import { useApi, useSite } from '@detour/remote-kit';
import { giftFacetsQuery, giftStaysQuery, type GiftSource, type StaysFilter } from './gift-stays.query';
import type { Names } from '../contract';

const nothing: StaysFilter = { checkin: null, stars: [] };

/** The stays of a gift with their filters. */
export const useGiftStays = (source: GiftSource) => {
  const api = useApi<Names>();
  const { locale } = useSite();
  const [wish, setWish] = useState(nothing);
  const ask = { api, locale, source, wish };
  const offers = useInfiniteQuery(giftStaysQuery(ask));
  const facets = useQuery({ ...giftFacetsQuery(ask), enabled: offers.isSuccess });
  const [stars] = facets.data?.properties ?? [];
  return {
    wish,
    offers,
    stars: stars?.values.filter(({ id, count }) => count > 0 || wish.stars.includes(id)) ?? [],
    setCheckin: (checkin: IsoDate | null) => setWish((now) => ({ ...now, checkin })),
    toggleStars: (id: string) =>
      setWish((now) => ({
        ...now,
        stars: now.stars.includes(id) ? now.stars.filter((one) => one !== id) : [...now.stars, id].sort(),
      })),
    clear: () => setWish(nothing),
  };
};

export type GiftStaysList = ReturnType<typeof useGiftStays>;
