import { Type, type Static } from '@sinclair/typebox';
import { Card } from '../products/card.schema';
import { sorts } from '../../criteria/criteria';
import { placeCategories } from '../../criteria/place-category';
import { facetTypes } from '../wire-words';
import {
  Amount,
  Day,
  FlowWord,
  Id,
  LocaleWord,
  Month,
  Nullable,
  Open,
  OptionalPax,
  Strict,
  Words,
  ListNumber,
} from '../schema-kit';

const Place = Type.Optional(Id);
const CommaList = Type.Optional(Type.String({ maxLength: 300, pattern: '^[A-Za-z0-9_,-]*$' }));

/** Wire format of a search: comma-separated lists, cents, km. @spec CALL-036 CALL-037 CALL-038 */
export const SearchCriteria = {
  ...OptionalPax,
  singleRoom: Type.Optional(Type.Boolean()),
  checkin: Type.Optional(Day),
  night: Type.Optional(Type.Integer({ minimum: 1, maximum: 60 })),
  /** With `checkin`: days that the arrival may be earlier or later. Each stay is priced for its cheapest arrival. */
  flexDays: Type.Optional(Type.Integer({ minimum: 1, maximum: 3 })),
  /** Without `checkin`: the week-ends of this month, of `night` nights: 2 (Friday to Sunday) or 1 (from Saturday). */
  weekends: Type.Optional(Month),
  hotelId: Place,
  city: Place,
  poi: Place,
  department: Place,
  region: Place,
  country: Place,
  searesort: Place,
  skiresort: Place,
  touristicregion: Place,
  hotel: Place,
  lat: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
  lng: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
  distanceMin: Type.Optional(Type.Number({ minimum: 0, maximum: 300 })),
  distanceMax: Type.Optional(Type.Number({ minimum: 0, maximum: 300 })),
  theme: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
  hotelType: CommaList,
  hotelEnvironment: CommaList,
  hotelStyle: CommaList,
  stars: CommaList,
  facilities: CommaList,
  tags: CommaList,
  petsAllowed: Type.Optional(Type.Boolean()),
  minHotelReviewScore: Type.Optional(Type.Number({ minimum: 0, maximum: 10 })),
  /** Stays that can be cancelled free of charge for the dates asked; without dates, with a free period before arrival. */
  freeCancellation: Type.Optional(Type.Boolean()),
  /** Words of `meals` of the catalogue. The stay includes all of them. */
  meals: CommaList,
  /** Stays with an announced discount. */
  promotions: Type.Optional(Type.Boolean()),
  priceMin: Type.Optional(Amount),
  priceMax: Type.Optional(Amount),
  singleVoucherPriceMin: Type.Optional(Amount),
  singleVoucherPriceMax: Type.Optional(Amount),
  withActivities: Type.Optional(Type.Boolean()),
  minisite: Type.Optional(ListNumber),
};

/** POST /api/offers.json @spec CALL-030 */
export const OffersRequest = Strict({
  locale: LocaleWord,
  flow: FlowWord,
  searchServiceProvider: Words(['default'] as const),
  orderBy: Words(sorts),
  pagination: Strict({
    /** Zero-based. */
    page: Type.Integer({ minimum: 0, maximum: 1000 }),
    limit: Type.Integer({ minimum: 1, maximum: 100 }),
  }),
  numberOfPackagesPerHotel: Type.Integer({ minimum: 1, maximum: 20 }),
  searchCriteria: Strict(SearchCriteria),
  performMapSearch: Type.Optional(Type.Boolean()),
  performGiftableSearch: Type.Optional(Type.Boolean()),
  /** Hotels that the answer leaves out, because the page shows them already. */
  withoutHotels: Type.Optional(Type.Array(Id, { maxItems: 24 })),
});
export type OffersRequest = Static<typeof OffersRequest>;

/** The search as the gateway interpreted it. @spec SRCH-052 */
export const SearchDetails = Open({
  totalCount: Type.Integer({ minimum: 0 }),
  theme: Nullable(Open({ id: Type.Integer(), name: Type.String() })),
  checkin: Nullable(Day),
  night: Nullable(Type.Integer()),
  adult: Type.Integer(),
  child: Type.Integer(),
  baby: Type.Integer(),
  hotelId: Nullable(Id),
  uri: Nullable(Type.String()),
  latitude: Nullable(Type.Number()),
  longitude: Nullable(Type.Number()),
  /** The searched place with its localised name and category. */
  destination: Nullable(Open({ id: Id, label: Type.String(), category: Type.String() })),
  /** Parents of the place, nearest first. */
  locationHierarchy: Type.Array(
    Open({ type: Words(['department', 'region', 'country'] as const), id: Id, label: Type.String() }),
  ),
});
export type SearchDetails = Static<typeof SearchDetails>;

/** Related searches under a title. @spec SRCH-054 */
export const SuggestionSection = Open({
  title: Type.String(),
  links: Type.Array(
    Open({ label: Type.String(), url: Type.String(), numberOfOffers: Type.Integer({ minimum: 0 }) }),
  ),
});
export type SuggestionSection = Static<typeof SuggestionSection>;

/** Metadata of a results page for search engines. Paths have no origin. @spec SEO-004 */
export const SearchPageMeta = Open({
  pageTitle: Type.String(),
  metaDescription: Type.String(),
  canonicalUrl: Nullable(Type.String()),
  alternateUrls: Type.Array(Open({ locale: LocaleWord, url: Type.String() })),
  metaRobots: Words(['index,follow', 'noindex,follow', 'noindex'] as const),
  /** Paragraphs separated by empty lines, without markup. */
  serpSeoLargeContent: Type.String(),
});
export type SearchPageMeta = Static<typeof SearchPageMeta>;

/** @spec CALL-031 */
export const OffersResponse = Open({
  exactMatch: Type.Array(Card),
  searchDetails: SearchDetails,
  totalCount: Type.Integer({ minimum: 0 }),
  /** Only on the first page of a results-page search. */
  suggestionSections: Type.Optional(Type.Array(SuggestionSection)),
  pageMeta: Type.Optional(SearchPageMeta),
});
export type OffersResponse = Static<typeof OffersResponse>;

/** GET /api/facets.json @spec CALL-042 */
export const FacetsQuery = Strict({
  ...SearchCriteria,
  locale: LocaleWord,
  flow: Type.Optional(FlowWord),
  orderBy: Words(sorts),
  withNames: Type.Boolean(),
  /** Comma-separated values of `facetTypes`. An unknown value is rejected with 400. */
  propertiesRequested: Type.String({ minLength: 1, maxLength: 200 }),
});
export type FacetsQuery = Static<typeof FacetsQuery>;

/** @spec CALL-043 */
export const FacetsResponse = Open({
  properties: Type.Array(
    Open({
      propertyType: Words(facetTypes),
      values: Type.Array(
        Open({ id: Type.String(), name: Type.String(), count: Type.Integer({ minimum: 0 }) }),
      ),
    }),
  ),
});
export type FacetsResponse = Static<typeof FacetsResponse>;

/** GET /api/autocomplete-geonames.json @spec CALL-082 DEST-006 DEST-007 */
export const AutocompleteQuery = Strict({
  locale: LocaleWord,
  term: Type.String({ maxLength: 100 }),
  maxResults: Type.Optional(Type.Integer({ minimum: 1, maximum: 30 })),
});

/** GET /api/recommendedAutocomplete.json @spec CALL-083 */
export const RecommendedQuery = Strict({
  locale: LocaleWord,
  q: Type.Optional(Type.String({ maxLength: 100 })),
  catalogSourceType: Type.Optional(Type.String({ maxLength: 40 })),
  catalogSourceCode: Type.Optional(Type.String({ maxLength: 40 })),
});

export const Suggestion = Open({
  id: Id,
  label: Type.String(),
  /** Distinguishes places with the same name: `Calvados, Normandie`. */
  area: Type.String(),
  category: Words(placeCategories),
  latitude: Type.Number(),
  longitude: Type.Number(),
  postalcode: Nullable(Type.String()),
  /** Number of stays on sale there. */
  numberOfOffers: Type.Integer({ minimum: 0 }),
});
export type Suggestion = Static<typeof Suggestion>;
export const SuggestionsResponse = Type.Array(Suggestion);
export type SuggestionsResponse = Static<typeof SuggestionsResponse>;

/** GET /api/calendar/availabilities.json: prices per day of the search calendar. */
export const SearchCalendarQuery = Strict({
  ...SearchCriteria,
  locale: LocaleWord,
  /** Defaults to booking. */
  flow: Type.Optional(FlowWord),
  fromMonth: Month,
  months: Type.Integer({ minimum: 1, maximum: 12 }),
});
export type SearchCalendarQuery = Static<typeof SearchCalendarQuery>;

/** @spec CAL-014 CAL-015 CALL-060 */
export const SearchCalendarResponse = Open({
  /**
   * `price` is localised text, `amount` is cents for the cheapest night and 2 adults, taxes included. Null means no availability.
   */
  days: Type.Record(Type.String(), Nullable(Open({ price: Type.String(), amount: Amount }))),
  possibleNights: Open({ start: Type.Integer(), end: Type.Integer() }),
  nextMonth: Nullable(Month),
});
export type SearchCalendarResponse = Static<typeof SearchCalendarResponse>;
