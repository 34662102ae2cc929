import type { OffersRequest } from '../../api/search/search.schema';
import type { Criteria } from '../../criteria/criteria';
import type { ReadBy } from '../../criteria/criteria-uses';
import type { CriteriaWith } from '../../criteria/declared-criteria';
import { clampToFlow } from '../../criteria/flow-bounds';
import { withoutAbsent } from '../../criteria/canonical-criteria';
import type { Flow } from '../../mount/host';
import type { Locale } from '../../sites/locale';
import { flowProductOf } from './flow-products';
import { resultsPageSize } from './pagination';
import { guestsOf } from './rooms';
import { sortInForce } from './sorts';

/** Maximum packages per hotel in a response. */
export const packagesPerHotel = { search: 1, activity: 20, beneficiary: 20, drawer: 20 } as const;

/** Radius around a city, a POI or an activity search, in km. @spec FALL-006 */
export const aroundRadius = 30;

/** Range of the distance filter in km, by kind of search. @spec FILT-036 FILT-038 */
export const distanceRangeOf = (
  criteria: Pick<Criteria, ReadBy<'distanceRangeOf'>>,
): { readonly min: number; readonly max: number } =>
  criteria.place?.key === 'city' ? { min: 0, max: 100 } : { min: 0, max: 300 };

type WireCriteria = OffersRequest['searchCriteria'];

const longestText = 300;

/** Joins with commas, limited to the length that a call accepts. Undefined for an empty list. */
const joined = (items: readonly (string | number)[]): string | undefined => {
  let text = '';
  for (const item of items) {
    const next = text === '' ? String(item) : `${text},${item}`;
    if (next.length > longestText) break;
    text = next;
  }
  return text === '' ? undefined : text;
};

/** Gifts and day activities have no dates. */
const toDates = (
  { dates, flexDays, weekends }: Pick<Criteria, 'dates' | 'flexDays' | 'weekends'>,
  flow: Flow,
) => {
  if (!flowProductOf(flow).hasDates) return {};
  if (dates) return { checkin: dates.checkin, night: dates.nights, flexDays };
  return weekends ? { weekends: weekends.month, night: weekends.nights } : {};
};

/** @spec FILT-034 */
const toPrices = ({ price }: Pick<Criteria, 'price'>, flow: Flow) =>
  flow === 'gifting'
    ? { singleVoucherPriceMin: price?.min, singleVoucherPriceMax: price?.max }
    : { priceMin: price?.min, priceMax: price?.max };

/** A gift has no cancellation of a stay and no promotion (PROD-045). */
const toTerms = (
  { freeCancellation, promotions }: Pick<Criteria, 'freeCancellation' | 'promotions'>,
  flow: Flow,
) => (flowProductOf(flow).hasDates ? { freeCancellation, promotions } : {});

/** A range needs coordinates. A city or the visitor's position gets a default range. @spec FILT-039 */
const toDistance = (criteria: CriteriaWith<ReadBy<'searchCriteriaOf'>>, flow: Flow) => {
  if (!criteria.position) return {};
  if (flow === 'activity') return { distanceMin: 0, distanceMax: aroundRadius };
  const hasDefault = !criteria.place || criteria.place.key === 'city';
  const range = criteria.distance ?? (hasDefault ? distanceRangeOf(criteria) : {});
  return { distanceMin: range.min, distanceMax: range.max };
};

/**
 * Converts criteria to the search request: comma-separated lists, cents, km, the score under its search name. Clamps guests to
 * the flow. Never sends `fallback`.
 * @spec FILT-056 FILT-057 FILT-058 HASH-008 HASH-018 HASH-024 UI-032
 */
export const searchCriteriaOf = (
  criteria: CriteriaWith<ReadBy<'searchCriteriaOf'>>,
  flow: Flow,
): WireCriteria => {
  const clamped = clampToFlow(criteria, flow);
  return withoutAbsent({
    ...guestsOf(clamped),
    singleRoom: clamped.singleRoom ? true : undefined,
    ...toDates(clamped, flow),
    ...(clamped.place ? { [clamped.place.key]: clamped.place.id } : {}),
    lat: clamped.position?.lat,
    lng: clamped.position?.lng,
    ...toDistance(clamped, flow),
    theme: clamped.theme,
    hotelType: joined(clamped.hotelTypes),
    hotelEnvironment: joined(clamped.hotelEnvironments),
    hotelStyle: joined(clamped.hotelStyles),
    stars: joined(clamped.stars),
    facilities: joined(clamped.facilities),
    tags: joined(clamped.tags),
    petsAllowed: clamped.petsAllowed ? true : undefined,
    minHotelReviewScore: clamped.hotelScore,
    meals: joined(clamped.meals ?? []),
    ...toTerms(clamped, flow),
    ...toPrices(clamped, flow),
    withActivities: true,
  }) as WireCriteria;
};

export interface Paging {
  /** Zero-based. @spec SRCH-015 */
  readonly page?: number;
  /** Defaults to `resultsPageSize`. */
  readonly limit?: number;
  readonly packagesPerHotel?: number;
  /** Ids of hotels that the answer leaves out, at most `resultsPageSize`. */
  readonly withoutHotels?: readonly string[];
}

/** Body of `POST /api/offers.json`. Replaces a sort that the flow does not offer with the default. @spec SORT-007 HASH-018 */
export const searchRequestOf = (
  criteria: CriteriaWith<ReadBy<'searchRequestOf'>>,
  flow: Flow,
  locale: Locale,
  paging: Paging = {},
): OffersRequest => ({
  locale,
  flow,
  searchServiceProvider: 'default',
  orderBy: sortInForce(criteria.sort, flow, criteria.position !== undefined),
  pagination: { page: paging.page ?? 0, limit: paging.limit ?? resultsPageSize },
  numberOfPackagesPerHotel: paging.packagesPerHotel ?? packagesPerHotel.search,
  searchCriteria: searchCriteriaOf(criteria, flow),
  ...(paging.withoutHotels?.length ? { withoutHotels: [...paging.withoutHotels] } : {}),
});
