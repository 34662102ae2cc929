import type { HeldSort } from '@detour/shared-contracts/api';
import { addDays, type Cents, type IsoDate } from '@detour/shared-contracts/base';
import { aroundRadius } from '@detour/shared-contracts/rules';
import type { Criteria, CriteriaPatch } from '../../contract';

/** The visitor's filters and sort. They are in the hash, so that Back, a reload and a shared link keep them. */
export interface StaysWish {
  readonly checkin: IsoDate | null;
  /** Selected star ratings; empty means any. */
  readonly stars: readonly number[];
  readonly theme: number | null;
  readonly place: NonNullable<Criteria['place']> | null;
  /** Cents left to pay at most; 0 for stays that the gift pays in full. */
  readonly leftMax: Cents | null;
  readonly sort: HeldSort;
}

const isHeldSort = (sort: Criteria['sort']): sort is HeldSort =>
  sort === 'priceQuality' || sort === 'priceAsc' || sort === 'popularity';

/** The wish in the hash. `priceMax` is what is left to pay (docs/contracts/hash-keys.md). */
export const wishOf = ({ dates, stars, theme, place, price, sort }: Criteria): StaysWish => ({
  checkin: dates?.checkin ?? null,
  stars,
  theme: theme ?? null,
  place: place ?? null,
  leftMax: price?.max ?? null,
  sort: isHeldSort(sort) ? sort : 'priceQuality',
});

/** Number of filters in use, without the sort. */
export const countWishes = ({ checkin, stars, theme, place, leftMax }: StaysWish): number =>
  [checkin, stars[0] ?? null, theme, place, leftMax].filter((wish) => wish !== null).length;

/** The hash without filters. The sort stays. */
export const noWishes: CriteriaPatch = { dates: null, stars: [], theme: null, place: null, price: null };

/** A day as dates of the hash, for the nights of the gift. */
export const dayPatch = (checkin: IsoDate | null, nights: number): CriteriaPatch => ({
  dates: checkin && { checkin, checkout: addDays(checkin, nights), nights },
});

const areas: ReadonlySet<string> = new Set(['department', 'region', 'country', 'touristicregion']);

/** The wish as parameters, without day and sort, whose names differ from call to call. A town includes its surroundings. */
export const wireWishOf = ({ stars, theme, place, leftMax }: StaysWish) => ({
  ...(stars.length > 0 && { stars: stars.join(',') }),
  ...(theme !== null && { theme }),
  ...(place && {
    [place.key]: place.id,
    ...(!areas.has(place.key) && { distanceMin: 0, distanceMax: aroundRadius }),
  }),
  ...(leftMax !== null && { leftMax }),
});
