import type { OffersRequest } from '@detour/shared-contracts/api';
import type { IsoDate } from '@detour/shared-contracts/base';
import { placeKeys, type PlaceKey } from '@detour/shared-contracts/criteria';
import { arrivalsAround, weekendArrivals } from '@detour/shared-contracts/rules';
import { parseDay } from '../../http/parse-day';

type WireCriteria = OffersRequest['searchCriteria'];

export interface SearchedDates {
  /** The first choice of `arrivals`. */
  readonly checkin: IsoDate;
  readonly nights: number;
  /** Flexible dates: days of arrival, the preferred first. A stay is priced for its cheapest one. Absent: only `checkin`. */
  readonly arrivals?: readonly IsoDate[];
  /** The arrivals are the week-ends of a month; the visitor named no day. */
  readonly isMonth?: true;
}

/** A validated search. Prices in cents, distances in km. */
export interface SearchFilter {
  readonly guests: { readonly adults: number; readonly children: number; readonly babies: number };
  /** All guests in one room, if a room is large enough. */
  readonly singleRoom: boolean;
  readonly dates: SearchedDates | null;
  readonly place: { readonly key: PlaceKey; readonly id: string } | null;
  readonly position: { readonly lat: number; readonly lng: number } | null;
  readonly distance: { readonly min: number; readonly max: number } | null;
  readonly theme: number | null;
  readonly types: readonly string[];
  readonly environments: readonly string[];
  readonly styles: readonly string[];
  readonly stars: readonly number[];
  readonly facilities: readonly string[];
  readonly tags: readonly number[];
  readonly petsAllowed: boolean;
  readonly score: number | null;
  /** Stays that can be cancelled free of charge. */
  readonly freeCancellation: boolean;
  /** Meals that a stay includes, all of them. */
  readonly meals: readonly string[];
  /** Stays with an announced discount. */
  readonly promotions: boolean;
  /** Total with all taxes; of the gift in gifting. */
  readonly price: { readonly min: number | null; readonly max: number | null };
  /** Amount that a gift leaves to pay, in cents. Only in lists of a gift. */
  readonly left?: LeftToPay;
}

export interface LeftToPay {
  /** Cents that the gift pays. */
  readonly worth: number;
  /** Nights of the gift, for which a from-price is counted. Null for those of the stay. */
  readonly nights: number | null;
  readonly max: number;
}

const listOf = (text: string | undefined): readonly string[] => (text ?? '').split(',').filter(Boolean);

const numbersOf = (text: string | undefined): readonly number[] =>
  listOf(text).flatMap((item) => (/^\d{1,6}$/.test(item) ? [Number(item)] : []));

const placeOf = (criteria: WireCriteria): SearchFilter['place'] => {
  const key = placeKeys.find((name) => criteria[name] !== undefined);
  const id = key && criteria[key];
  return key && id ? { key, id } : null;
};

const weekendsOf = (month: string, night: number | undefined): SearchedDates | null => {
  const nights = night === 1 ? 1 : 2;
  const arrivals = weekendArrivals({ month, nights });
  const [checkin] = arrivals;
  return checkin === undefined ? null : { checkin, nights, arrivals, isMonth: true };
};

const datesOf = ({ checkin, night, flexDays, weekends }: WireCriteria): SearchedDates | null => {
  if (checkin === undefined) return weekends === undefined ? null : weekendsOf(weekends, night);
  const day = parseDay(checkin, 'searchCriteria/checkin');
  return {
    checkin: day,
    nights: night ?? 1,
    ...(flexDays !== undefined && { arrivals: arrivalsAround(day, flexDays) }),
  };
};

const distanceOf = ({ distanceMin, distanceMax }: WireCriteria): SearchFilter['distance'] =>
  distanceMin === undefined && distanceMax === undefined
    ? null
    : { min: rounded(distanceMin ?? 0), max: rounded(distanceMax ?? 300) };

/** Rounds to about a decimetre. PostgreSQL fails on the square of a number close to zero ("value out of range: underflow"). */
function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

/**
 * Parses the API form of a search. A gift has no dates and its own price; `night` without a check-in is ignored. Throws 400
 * for a check-in that is not a calendar day.
 * @spec CALL-036 CALL-037 CALL-038
 */
export const toSearchFilter = (criteria: WireCriteria, isGift: boolean): SearchFilter => {
  const { lat, lng } = criteria;
  return {
    guests: isGift
      ? { adults: 2, children: 0, babies: 0 }
      : { adults: criteria.adult ?? 2, children: criteria.child ?? 0, babies: criteria.baby ?? 0 },
    singleRoom: criteria.singleRoom ?? false,
    dates: isGift ? null : datesOf(criteria),
    place: placeOf(criteria),
    position: lat !== undefined && lng !== undefined ? { lat: rounded(lat), lng: rounded(lng) } : null,
    distance: distanceOf(criteria),
    theme: criteria.theme ?? null,
    types: listOf(criteria.hotelType),
    environments: listOf(criteria.hotelEnvironment),
    styles: listOf(criteria.hotelStyle),
    stars: numbersOf(criteria.stars),
    facilities: listOf(criteria.facilities).filter((facility) => facility !== 'pets'),
    tags: numbersOf(criteria.tags),
    petsAllowed: (criteria.petsAllowed ?? false) || listOf(criteria.facilities).includes('pets'),
    score: criteria.minHotelReviewScore === undefined ? null : rounded(criteria.minHotelReviewScore),
    // A gift is returned, not cancelled, and has no promotion.
    freeCancellation: !isGift && (criteria.freeCancellation ?? false),
    meals: listOf(criteria.meals),
    promotions: !isGift && (criteria.promotions ?? false),
    price: isGift
      ? { min: criteria.singleVoucherPriceMin ?? null, max: criteria.singleVoucherPriceMax ?? null }
      : { min: criteria.priceMin ?? null, max: criteria.priceMax ?? null },
  };
};
