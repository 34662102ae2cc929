import type { IsoDate } from '../base/iso-date';
import type { FlexDays, Weekends } from '../rules/calendar/flexible-dates';

/** Place keys of the hash. Criteria contain at most one. @spec HASH-003 */
export const placeKeys = [
  'city',
  'poi',
  'department',
  'region',
  'country',
  'searesort',
  'skiresort',
  'touristicregion',
  'hotel',
  'hotelId',
] as const;

export type PlaceKey = (typeof placeKeys)[number];

export const sorts = [
  'priceQuality',
  'distance',
  'promo',
  'priceAsc',
  'priceDesc',
  'rating',
  'popularity',
  'svPriceDesc',
  'svPriceAsc',
] as const;

export type Sort = (typeof sorts)[number];

/**
 * The parsed URL hash. Defaults are filled in, so `adults` is always a number; optional members are absent when the hash lacks
 * them. Prices in cents, distances in km, dates are calendar dates of the market.
 * @spec HASH-001 HASH-002 HASH-003 HASH-004 HASH-005 HASH-006 HASH-007 HASH-008 HASH-009 HASH-010 HASH-011
 */
export interface Criteria {
  readonly adults: number;
  readonly children: number;
  readonly babies: number;
  /** True with a child or a baby. @spec HASH-016 */
  readonly singleRoom: boolean;
  /** Both or neither. @spec HASH-013 */
  readonly dates?: { readonly checkin: IsoDate; readonly checkout: IsoDate; readonly nights: number };
  /** With `dates`: days that the arrival may be earlier or later. */
  readonly flexDays?: FlexDays;
  /** Without `dates`: the week-ends of a month. */
  readonly weekends?: Weekends;
  readonly place?: { readonly key: PlaceKey; readonly id: string };
  readonly position?: { readonly lat: number; readonly lng: number };
  readonly theme?: number;
  readonly sort?: Sort;
  readonly hotelTypes: readonly string[];
  readonly hotelEnvironments: readonly string[];
  readonly hotelStyles: readonly string[];
  readonly stars: readonly number[];
  readonly facilities: readonly string[];
  readonly petsAllowed: boolean;
  /** Activity ids. */
  readonly tags: readonly number[];
  /** 7, 8 or 9. */
  readonly hotelScore?: number;
  /** Stays that can be cancelled free of charge. Absent: all. */
  readonly freeCancellation?: true;
  /** Meals that the stay includes, see `meals` of the catalogue: all of them. Absent: any. */
  readonly meals?: readonly string[];
  /** Stays with an announced discount. Absent: all. */
  readonly promotions?: true;
  readonly price?: { readonly min?: number; readonly max?: number };
  readonly distance?: { readonly min?: number; readonly max?: number };
  readonly gift?: {
    readonly nights?: number;
    readonly bucket?: string;
    readonly format?: 'digital' | 'physical';
    readonly sleeves: readonly string[];
  };
  readonly code?: string;
  /** Product page: `{activityId}.{yyyyMMdd}` joined by dashes. */
  readonly activityDates: readonly { readonly activityId: number; readonly date: IsoDate }[];
  readonly id?: string;
  readonly offerId?: string;
  readonly fallback?: string;
  readonly anchor?: 'products';
  /** Quick action of the booking lookup. `withdrawal`: the right to withdraw from a contract (2011/83/EU, art. 11a). */
  readonly r?: 'modification' | 'cancellation' | 'invoice' | 'withdrawal';
  readonly isLoading: boolean;
  readonly error: boolean;
}
