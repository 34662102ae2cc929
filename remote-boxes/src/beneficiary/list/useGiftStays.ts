import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { HeldSort } from '@detour/shared-contracts/api';
import type { IsoDate } from '@detour/shared-contracts/base';
import { useApi, useCriteria, usePatchCriteria, useSite } from '@detour/remote-kit';
import type { CriteriaPatch, Names } from '../../contract';
import { giftFacetsQuery, giftStaysQuery, type GiftSource } from './gift-stays.query';
import { dayPatch, noWishes, wishOf } from './stays-wish';

/** The stays of a gift with their filters, which are in the hash. */
export const useGiftStays = (source: GiftSource) => {
  const api = useApi<Names>();
  const site = useSite();
  const wish = wishOf(useCriteria<Names>());
  const patch = usePatchCriteria<Names>();
  const ask = { api, site, source, wish };
  const offers = useInfiniteQuery(giftStaysQuery(ask));
  const facets = useQuery({ ...giftFacetsQuery(ask), enabled: offers.isSuccess });
  const [stars] = facets.data?.properties ?? [];
  const nights = offers.data?.pages[0]?.exactMatch[0]?.nights ?? 1;
  return {
    source,
    wish,
    offers,
    /** Name of the place in the wish; null until it is known. */
    placeLabel: wish.place ? (offers.data?.pages[0]?.place ?? null) : null,
    stars: stars?.values.filter(({ id, count }) => count > 0 || wish.stars.includes(Number(id))) ?? [],
    change: (change: CriteriaPatch) => patch(change),
    setCheckin: (checkin: IsoDate | null) => patch(dayPatch(checkin, nights)),
    setSort: (sort: HeldSort) => patch({ sort: sort === 'priceQuality' ? null : sort }),
    toggleStars: (id: number) =>
      patch({
        stars: wish.stars.includes(id) ? wish.stars.filter((one) => one !== id) : [...wish.stars, id],
      }),
    clear: () => patch(noWishes),
  };
};

export type GiftStaysList = ReturnType<typeof useGiftStays>;
