import { Type, type Static } from '@sinclair/typebox';
import { sorts } from '../../criteria/criteria';
import { Image, Review } from '../products/card.schema';
import { SearchCriteria, SearchDetails } from './search.schema';
import { Amount, Id, LocaleWord, Nullable, Open, Percent, Strict, Words } from '../schema-kit';

/** POST /api/search/activity-only.json. Children and babies are not counted. @spec CALL-045 */
export const ActivitySearchRequest = Strict({
  locale: LocaleWord,
  /** Zero-based page of activities. */
  page: Type.Integer({ minimum: 0, maximum: 1000 }),
  /** Activities per page. Defaults to the results page size. */
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  /** Maximum number of activities per centre. */
  numberOfPackagesPerHotel: Type.Integer({ minimum: 1, maximum: 20 }),
  orderBy: Type.Optional(Words(sorts)),
  searchCriteria: Strict(SearchCriteria),
});
export type ActivitySearchRequest = Static<typeof ActivitySearchRequest>;

/** Cents for the whole party. */
export const ActivityPrice = Open({
  paxComposition: Open({ adults: Type.Integer({ minimum: 1 }) }),
  barPrice: Amount,
  sellPrice: Amount,
  promoPercentageRounded: Percent,
});
export type ActivityPrice = Static<typeof ActivityPrice>;

/** @spec ACT-026 */
export const ActivityPackage = Open({
  id: Id,
  label: Type.String(),
  uri: Type.String(),
  imageUrl: Type.String(),
  images: Type.Array(Image),
  /** Localised text: "2 h 30". */
  duration: Type.String(),
  headwords: Type.Array(Open({ label: Type.String() })),
  /** The centre or hotel where the activity takes place. */
  hotel: Open({ id: Id, label: Type.String(), location: Open({ label: Type.String() }) }),
  activityOnlyVoucher: Open({ prices: Type.Array(ActivityPrice) }),
});
export type ActivityPackage = Static<typeof ActivityPackage>;

/** Organiser: a centre, or the hotel where the activities take place. */
export const ActivityCenter = Open({
  id: Id,
  label: Type.String(),
  location: Open({ label: Type.String(), area: Type.String(), lat: Type.Number(), lng: Type.Number() }),
  review: Nullable(Review),
  /** Distance in km from the searched place, one decimal. Null without a place. */
  distance: Nullable(Type.Number()),
  activityOnlyPackages: Type.Array(ActivityPackage),
});
export type ActivityCenter = Static<typeof ActivityCenter>;

/** A city with activities in the locale's own market. @spec SBOX-012 */
export const ActivityDestination = Open({
  id: Id,
  pos: Words(['ES', 'FR', 'BE', 'NL', 'IT'] as const),
  label: Type.String(),
  location: Open({ latitude: Type.Number(), longitude: Type.Number() }),
  numberOfActivities: Type.Integer({ minimum: 0 }),
});
export type ActivityDestination = Static<typeof ActivityDestination>;

/** Centres ordered by their best activity on the page. `totalCount` counts activities on all pages. @spec SRCH-053 CALL-046 */
export const ActivitySearchResponse = Open({
  exactMatch: Type.Array(ActivityCenter),
  searchDetails: SearchDetails,
  totalCount: Type.Integer({ minimum: 0 }),
  /** "Activités autour de Lyon" */
  mainTitle: Type.String(),
});
export type ActivitySearchResponse = Static<typeof ActivitySearchResponse>;

/** GET /api/activity-only/destinations.json */
export const ActivityDestinationsResponse = Type.Array(ActivityDestination);
export type ActivityDestinationsResponse = Static<typeof ActivityDestinationsResponse>;

/** GET /api/activities.json: names of activity ids, grouped. Returns all without `ids`. @spec FILT-055 */
export const ActivityListQuery = Strict({
  locale: LocaleWord,
  /** Comma-separated. */
  ids: Type.Optional(Type.String({ maxLength: 300, pattern: '^[0-9,]*$' })),
});
export const ActivityListResponse = Open({
  listActivities: Type.Array(
    Open({ name: Type.String(), list: Type.Array(Open({ id: Type.Integer(), name: Type.String() })) }),
  ),
});
export type ActivityListResponse = Static<typeof ActivityListResponse>;
