import { Type, type Static } from '@sinclair/typebox';
import { CancellationPolicy, HotelSummary, Image, PriceType } from './card.schema';
import {
  Amount,
  Day,
  Id,
  LocaleWord,
  Month,
  Nullable,
  Open,
  OptionalPax,
  Pax,
  Percent,
  Strict,
  Words,
  ListNumber,
} from '../schema-kit';

const nights = Type.Optional(Type.Integer({ minimum: 1, maximum: 60 }));

/** GET /api/weekend/{id}/detail.json; `night` and `nights` are aliases. @spec CALL-018 CALL-019 CALL-020 CALL-025 */
export const StayDetailQuery = Strict({
  locale: LocaleWord,
  client: Type.Optional(Type.String({ maxLength: 20 })),
  checkin: Type.Optional(Day),
  night: nights,
  nights,
  ...OptionalPax,
  minisite: Type.Optional(ListNumber),
  fetchPageModel: Type.Optional(Type.Boolean()),
  /** Data of a map marker. @spec CALL-023 */
  fetchMapMarkerInfo: Type.Optional(Type.Boolean()),
  /** Price for recommending the stay: final with dates, otherwise a from-price. @spec CALL-024 */
  fetchRecommendedOffer: Type.Optional(Type.Boolean()),
});
export type StayDetailQuery = Static<typeof StayDetailQuery>;

/** @spec PROD-070 PROD-071 */
export const ProgramLine = Open({
  activityId: Nullable(Type.Integer()),
  type: Words(['room', 'breakfast', 'dinner', 'activity', 'extra'] as const),
  title: Type.String(),
  /** One line of "your stay includes": `trois services, hors boissons`. */
  detail: Type.String(),
  description: Type.String(),
  image: Nullable(Image),
  imageUrl: Nullable(Type.String()),
  icon: Type.String(),
  /** `detail` split into parts. */
  detailList: Type.Array(Type.String()),
  /** Selling points, one sentence each. */
  whyList: Type.Array(Type.String()),
  mustKnowList: Type.Array(Type.String()),
  importantInfos: Type.Array(Type.String()),
  /** Schedule: `tous les jours, sauf le lundi`. */
  schedules: Type.Array(Type.String()),
  how: Nullable(Type.String()),
  where: Nullable(Type.String()),
  duration: Nullable(Type.String()),
  /** Takes place on every day of the stay. */
  repeated: Type.Boolean(),
  /** Takes place on one day that the guest chooses. */
  singleDay: Type.Boolean(),
  displayPax: Type.Boolean(),
  activityParticipantsLabel: Nullable(Type.String()),
  /** For a dinner: its courses. */
  menu: Nullable(Type.String()),
});
export type ProgramLine = Static<typeof ProgramLine>;

/** @spec PROD-072 */
export const Room = Open({
  id: Id,
  title: Type.String(),
  bedding: Type.String(),
  /** Bed type: `lit de 160`. */
  type: Type.String(),
  capacity: Type.Integer(),
  maxCapacity: Type.Integer(),
  /** m² */
  size: Nullable(Type.Integer()),
  description: Type.String(),
  /** Room equipment by category. */
  detailsSection: Type.Array(Open({ title: Type.String(), details: Type.Array(Type.String()) })),
  highlightedFacilities: Type.Array(Open({ label: Type.String() })),
  importantInfos: Type.Array(Type.String()),
  images: Type.Array(Image),
  imageUrl: Nullable(Type.String()),
});
export type Room = Static<typeof Room>;

export const LocalTax = Open({
  type: Words(['BOOKING_PERCENTAGE', 'PER_PERSON_PER_NIGHT'] as const),
  /** Cents per adult and night. 0 when the tax is a percentage. */
  amount: Amount,
  percentage: Percent,
  currency: Words(['EUR'] as const),
  toBePaidAtHotel: Type.Boolean(),
  /** Age (years) from which a guest owes the tax by law. The price charges each adult (12 and over): 0906. */
  exemptionAge: Type.Integer(),
});
export type LocalTax = Static<typeof LocalTax>;

export const HotelDetail = Type.Composite([
  HotelSummary,
  Open({
    description: Type.String(),
    highlightedFacilities: Type.Array(Open({ label: Type.String() })),
    facilities: Type.Array(Open({ id: Type.String(), label: Type.String() })),
    /** Environmental measures that the hotel declares. Shown from 8 on. @spec HOTEL-028 */
    ecoFacilities: Type.Array(Type.String()),
    infoGeneral: Type.Array(
      Open({ code: Type.String(), facilities: Type.Array(Open({ label: Type.String() })) }),
    ),
    checkInOut: Open({
      checkin: Type.String({ pattern: '^\\d{2}:\\d{2}$' }),
      checkout: Type.String({ pattern: '^\\d{2}:\\d{2}$' }),
    }),
    policy: Open({
      petsAllowed: Type.Boolean(),
      petsPrice: Nullable(Amount),
      petsMaxWeight: Nullable(Type.Integer()),
      petsMaxNumberOfPets: Type.Integer(),
    }),
    importantInfos: Type.Array(Type.String()),
    access: Type.String(),
    parking: Nullable(Type.String()),
    localTax: Nullable(LocalTax),
    images: Type.Array(Image),
    active: Type.Boolean(),
  }),
]);
export type HotelDetail = Static<typeof HotelDetail>;

export const FromPrice = Open({
  sellPrice: Amount,
  refPrice: Amount,
  promo: Percent,
  localTaxTotalAmount: Amount,
  amountToPay: Amount,
  nights: Type.Integer(),
  participants: Type.Integer(),
});
export type FromPrice = Static<typeof FromPrice>;

/** @spec CALL-021 CALL-022 */
export const StayDetail = Open({
  id: Id,
  label: Type.String(),
  uri: Type.String(),
  /** false: expired. The page responds with 410. */
  published: Type.Boolean(),
  description: Type.String(),
  headwords: Type.Array(Open({ label: Type.String() })),
  images: Type.Array(Image),
  breadCrumb: Type.Array(Open({ label: Type.String(), uri: Nullable(Type.String()) })),
  hotel: HotelDetail,
  room: Room,
  programLine: Type.Array(ProgramLine),
  theme: Nullable(Type.Integer()),
  /** Cheapest bookable start of the coming year. Null when sold out. */
  fromPrice: Nullable(FromPrice),
  possibleNights: Open({ start: Type.Integer(), end: Type.Integer() }),
  cancellationPolicy: CancellationPolicy,
  marketingLabels: Type.Array(Open({ label: Type.String() })),
  expiration: Nullable(Day),
  pageModel: Nullable(Open({ pageTitle: Type.String(), metaDescription: Type.String() })),
  /** Only when requested. @spec CALL-023 */
  mapMarkerInfo: Type.Optional(
    Open({
      id: Id,
      label: Type.String(),
      location: Open({ label: Type.String(), lat: Type.Number(), lng: Type.Number() }),
      imageUrl: Nullable(Type.String()),
    }),
  ),
  /** Only when requested. Null when nothing is available. @spec CALL-024 */
  recommendedOffer: Type.Optional(
    Nullable(
      Open({
        id: Id,
        priceType: PriceType,
        /** Cents, without local tax. */
        sellPrice: Amount,
        refPrice: Amount,
        promo: Percent,
        localTaxTotalAmount: Amount,
        /** Cents; the amount that the visitor pays us. */
        amountToPay: Amount,
        nights: Type.Integer({ minimum: 1 }),
      }),
    ),
  ),
});
export type StayDetail = Static<typeof StayDetail>;

/** GET /api/product/{id}/availabilities.json @spec CALL-051 CALL-052 */
export const AvailabilityQuery = Strict({
  /** First month of the response. */
  month: Month,
  /** Number of months. */
  length: Type.Integer({ minimum: 1, maximum: 12 }),
  ...Pax,
  /** Check-in day. When set, `price` counts from it and each day contains whether check-out is possible. */
  checkin: Type.Optional(Day),
  /** Site whose automatic promotions the prices have. Without it, that of the hotel's country. */
  locale: Type.Optional(LocaleWord),
});
export type AvailabilityQuery = Static<typeof AvailabilityQuery>;

/** @spec DATE-011 CAL-014 */
export const AvailabilityDay = Open({
  day: Day,
  /** Cents: the shortest stay starting on this day, for these guests, taxes included. */
  price: Amount,
  amount: Amount,
  promo: Percent,
  bestPriceOfTheMonth: Type.Boolean(),
  minLos: Type.Integer({ minimum: 1 }),
  availableRooms: Type.Integer({ minimum: 0 }),
});
export type AvailabilityDay = Static<typeof AvailabilityDay>;
export const AvailabilityResponse = Open({
  days: Type.Record(Type.String(), Nullable(AvailabilityDay)),
  possibleNights: Open({ start: Type.Integer(), end: Type.Integer() }),
  /** Null at the end of the coming year. */
  nextMonth: Nullable(Month),
});
export type AvailabilityResponse = Static<typeof AvailabilityResponse>;

/** GET /api/weekend/{id}/packageCheckoutNights.json @spec CALL-047 CALL-048 CALL-049 */
export const CheckoutNightsQuery = Strict({
  locale: LocaleWord,
  checkin: Day,
  length: Type.Optional(Type.Integer({ minimum: 1, maximum: 60 })),
  ...OptionalPax,
  multiOffer: Type.Optional(Type.Boolean()),
  client: Type.Optional(Type.String({ maxLength: 20 })),
  minisite: Type.Optional(ListNumber),
});
export type CheckoutNightsQuery = Static<typeof CheckoutNightsQuery>;
export const CheckoutNightsResponse = Type.Array(Type.Integer({ minimum: 1 }));
export type CheckoutNightsResponse = Static<typeof CheckoutNightsResponse>;

/** @spec QUOTE-002 */
export const PriceInfo = Open({
  sellPrice: Amount,
  refPrice: Amount,
  promoPercentageRounded: Type.Number(),
  moneySaved: Amount,
  priceType: PriceType,
  nbRooms: Type.Integer({ minimum: 1 }),
  nights: Type.Integer({ minimum: 1 }),
});
export type PriceInfo = Static<typeof PriceInfo>;

/** GET /api/product/{id}/offers @spec CALL-053 CALL-054 */
export const ProductOffersQuery = Strict({
  checkin: Day,
  nights: Type.Integer({ minimum: 1, maximum: 60 }),
  ...Pax,
  locale: LocaleWord,
  minisite: Type.Optional(ListNumber),
});
export type ProductOffersQuery = Static<typeof ProductOffersQuery>;
/** The optional members are absent from an older gateway. @spec PROD-066 */
export const ProductOffer = Open({
  weekendId: Id,
  label: Type.String(),
  priceInfo: PriceInfo,
  cancellationPolicy: CancellationPolicy,
  /** The same as `weekendId`. */
  id: Type.Optional(Id),
  images: Type.Optional(Type.Array(Image)),
  headwords: Type.Optional(Type.Array(Open({ label: Type.String() }))),
  /** Cents: the price of these dates, and the one that it is compared with (`priceInfo` has both). */
  price: Type.Optional(Open({ sellPrice: Amount, barPrice: Amount })),
  /** Cents of local taxes for these dates and guests, which the prices do not include. */
  localTaxTotalAmount: Type.Optional(Amount),
  /** The percentage of `priceInfo`. */
  promoPercentageRounded: Type.Optional(Type.Number()),
  /** Stays of the hotel that are on sale for these dates, this one included. */
  legacyPackageCount: Type.Optional(Type.Integer({ minimum: 1 })),
  /** These stays, cheapest first. */
  weekend: Type.Optional(Type.Array(Open({ id: Id }))),
});
export type ProductOffer = Static<typeof ProductOffer>;
export const ProductOffersResponse = Open({ offers: Type.Array(ProductOffer) });
export type ProductOffersResponse = Static<typeof ProductOffersResponse>;

/** GET /api/product/{id}/quote @spec CALL-055 */
export const QuoteQuery = Strict({
  checkin: Day,
  nights: Type.Integer({ minimum: 1, maximum: 60 }),
  ...Pax,
  /** `{activityId}.{yyyyMMdd}` joined by dashes. */
  activitySelectionList: Type.Optional(Type.String({ maxLength: 300 })),
  locale: LocaleWord,
  minisite: Type.Optional(ListNumber),
});
export type QuoteQuery = Static<typeof QuoteQuery>;

export const FinalPrice = Open({
  /** With the automatic discount; `priceInfo.sellPrice` is without it. */
  sellPrice: Amount,
  /** Whole percent of the announced automatic discount; 0 when there is none. */
  extraDiscount: Percent,
  nights: Type.Integer(),
  localTaxTotalAmount: Amount,
  /** Excludes a tax that the hotel collects. `expectedAmount` must equal this value. */
  amountToPay: Amount,
});
export type FinalPrice = Static<typeof FinalPrice>;

/** An activity whose day the guest chooses, with the available days of the stay. @spec PROD-077 */
export const ActivityChoice = Open({
  activityId: Type.Integer(),
  title: Type.String(),
  dates: Type.Array(
    Open({
      /** `{activityId}.{yyyyMMdd}`, as in `activitySelectionList`. */
      value: Type.String(),
      date: Day,
    }),
  ),
  displayPax: Type.Boolean(),
  activityParticipantsLabel: Nullable(Type.String()),
});
export type ActivityChoice = Static<typeof ActivityChoice>;

/** @spec CALL-056 QUOTE-001 */
export const Quote = Open({
  bookable: Type.Boolean(),
  /** Codes such as PACKAGE_NOT_AVAILABLE_CHECKIN when the stay is not bookable. */
  errors: Type.Array(Open({ code: Type.String(), message: Type.String() })),
  priceInfo: Nullable(PriceInfo),
  finalPrice: Nullable(FinalPrice),
  localTaxTotalAmount: Amount,
  localTax: Nullable(LocalTax),
  programLineList: Type.Array(ProgramLine),
  /** Activities that need a chosen day before the checkout. Absent from older gateways. */
  activityChoices: Type.Optional(Type.Array(ActivityChoice)),
  /** The announced automatic discount, in whole percent. Absent from older gateways. */
  autoDiscount: Type.Optional(Nullable(Open({ code: Type.String(), value: Type.Number() }))),
  flashDeal: Type.Boolean(),
  roomsAmountMessage: Nullable(Type.String()),
  /** The nights and their prices, in cents for all rooms. */
  nightPrices: Type.Array(Open({ day: Day, price: Amount })),
  availableRooms: Type.Integer({ minimum: 0 }),
  modifiedReservationCriteria: Nullable(
    Open({
      checkin: Day,
      nights: Type.Integer(),
      adult: Type.Integer(),
      child: Type.Integer(),
      baby: Type.Integer(),
    }),
  ),
  reservationCriteria: Open({
    checkin: Day,
    nights: Type.Integer(),
    adult: Type.Integer(),
    child: Type.Integer(),
    baby: Type.Integer(),
  }),
  cancellationPolicy: CancellationPolicy,
});
export type Quote = Static<typeof Quote>;

/** GET /api/hotel/{id}/reviews.json @spec CALL-078 CALL-079 CALL-080 CALL-081 */
export const ReviewsQuery = Strict({
  client: Type.Optional(Type.String({ maxLength: 20 })),
  withOtherLanguageFallback: Type.Optional(Type.Boolean()),
  locale: Type.Optional(LocaleWord),
  sort: Type.Optional(Words(['DATE_DESC', 'DATE_ASC', 'SCORE_DESC', 'SCORE_ASC'] as const)),
  page: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
});
const reviewTypes = ['couple', 'family', 'friends', 'solo', 'business'] as const;

export const ReviewsResponse = Open({
  totalCount: Type.Integer({ minimum: 0 }),
  score: Nullable(Type.Number()),
  list: Type.Array(
    Open({
      id: Id,
      locale: LocaleWord,
      customer: Type.String(),
      type: Words(reviewTypes),
      date: Day,
      average: Type.Number(),
      positive: Type.String(),
      negative: Type.String(),
    }),
  ),
  details: Open({
    welcoming: Type.Number(),
    comfort: Type.Number(),
    cleanliness: Type.Number(),
    food: Type.Number(),
    localization: Type.Number(),
    priceQualityRatio: Type.Number(),
  }),
  /** All reviews of the hotel, in every language. Only on the first page. Absent from older gateways. */
  overview: Type.Optional(
    Open({
      /** Highest band first. `from`: its lowest average (9, 8, 7), 0 for all below. */
      scores: Type.Array(Open({ from: Type.Integer(), count: Type.Integer({ minimum: 0 }) })),
      /** Kinds of traveller that wrote one, most frequent first. */
      types: Type.Array(Open({ type: Words(reviewTypes), count: Type.Integer({ minimum: 1 }) })),
    }),
  ),
});
export type ReviewsResponse = Static<typeof ReviewsResponse>;
