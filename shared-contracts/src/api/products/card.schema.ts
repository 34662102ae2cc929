import { Type, type Static } from '@sinclair/typebox';
import { Amount, Day, FlowWord, Id, Instant, Nullable, Open, Percent, Words } from '../schema-kit';

/** `sizes` maps a size key (`640_360`, `960_540`…) to a URL without extension. Append `.avif` or `.webp`. */
export const Image = Open({
  sizes: Type.Record(Type.String(), Type.String()),
  url: Type.String(),
  /** Caption for galleries. Empty on cards. */
  alt: Type.String(),
  title: Nullable(Type.String()),
  legend: Nullable(Type.String()),
  /** Colours of the picture from top to bottom, `#rrggbb`: shown until it has loaded. Absent for pictures that we did not draw. */
  tones: Type.Optional(Type.Array(Type.String({ pattern: '^#[0-9a-f]{6}$' }))),
});
export type Image = Static<typeof Image>;

export const Review = Open({
  count: Type.Integer({ minimum: 0 }),
  average: Type.Number({ minimum: 0, maximum: 10 }),
});
export type Review = Static<typeof Review>;

export const HotelSummary = Open({
  id: Id,
  label: Type.String(),
  stars: Type.Integer({ minimum: 0, maximum: 5 }),
  uri: Type.String(),
  review: Nullable(Review),
  location: Open({
    label: Type.String(),
    /** Department, province: `Indre-et-Loire`. */
    area: Type.String(),
    uri: Nullable(Type.String()),
    lat: Type.Number(),
    lng: Type.Number(),
  }),
  address: Type.String(),
  zipCode: Type.String(),
});
export type HotelSummary = Static<typeof HotelSummary>;

export const CancellationPolicy = Open({
  type: Words(['FLEX', 'NCNR'] as const),
  cancellable: Type.Boolean(),
  isCancellable: Type.Boolean(),
  /** Last day of free cancellation, in the market's time zone. Null without dates and for NCNR. */
  cancellationDeadline: Nullable(Day),
  cancellableUntil: Nullable(Day),
  message: Nullable(Type.String()),
  /**
   * All open steps, with their last moment in the hotel's time zone and the percentage of the refund. Absent when free
   * cancellation is the only step.
   */
  steps: Type.Optional(Type.Array(Open({ until: Instant, day: Day, percent: Percent }))),
});
export type CancellationPolicy = Static<typeof CancellationPolicy>;

export const PriceType = Words(['from', 'final', 'gift', 'beneficiary'] as const);
export type PriceType = Static<typeof PriceType>;

/** Price of a stay in a list: cents for all participants and nights, without local tax; percents from 0 to 100. @spec CARD-019 */
const cardPrice = {
  /** Before the automatic discount. */
  sellPrice: Amount,
  refPrice: Amount,
  /** Percent by which `sellPrice` is below `refPrice`. */
  promo: Percent,
  /** `refPrice` minus `sellPrice`, at least 0. */
  moneySaved: Amount,
  priceType: PriceType,
  /** Percent of the automatic discount; 0 when there is none. */
  extraDiscount: Percent,
  /** `sellPrice` minus the automatic discount. This is the price shown. */
  finalPrice: Amount,
  /** Lowest price over all dates, with its nights. Null for gifts and when no dates are on sale. */
  fromPrice: Nullable(Open({ price: Amount, nights: Type.Integer({ minimum: 1 }) })),
};
export const CardPrice = Open(cardPrice);
export type CardPrice = Static<typeof CardPrice>;

/** @spec CARD-001 CARD-002 CARD-003 CARD-004 CARD-005 CARD-006 */
export const Card = Open({
  id: Id,
  label: Type.String(),
  imageUrl: Type.String(),
  images: Type.Array(Image),
  hotel: HotelSummary,
  headwords: Type.Array(Open({ label: Type.String() })),
  ...cardPrice,
  /** Cents; the local tax of this stay, wherever it is paid. */
  localTaxTotalAmount: Amount,
  /** Cents; the amount that the visitor pays us: `sellPrice`, plus the local tax unless the hotel collects it. */
  amountToPay: Amount,
  uri: Type.String(),
  nights: Type.Integer({ minimum: 0 }),
  participants: Type.Integer({ minimum: 1 }),
  /** Distance in km from the searched place, one decimal. Null without a place. */
  distance: Nullable(Type.Number()),
  /** Real stock for the chosen dates; null without dates. */
  availableRooms: Nullable(Type.Integer({ minimum: 0 })),
  lastMinute: Type.Boolean(),
  expiration: Nullable(Day),
  marketingLabels: Type.Array(Open({ label: Type.String() })),
  targetedLabel: Nullable(Type.String()),
  cancellationPolicy: CancellationPolicy,
  prices: Type.Array(
    Open({
      paxComposition: Open({ adults: Type.Integer() }),
      promo: Percent,
      sellPrice: Amount,
      barPrice: Amount,
      priceType: PriceType,
    }),
  ),
  itemCategory: Words(['weekend', 'single_voucher', 'activity'] as const),
  newTab: Type.Boolean(),
  checkin: Nullable(Day),
  checkout: Nullable(Day),
  paxCount: Type.Integer(),
  adult: Type.Integer(),
  child: Type.Integer(),
  baby: Type.Integer(),
  searchType: Type.String(),
  flowType: FlowWord,
  index: Type.Integer(),
  topTheme: Nullable(Type.Integer()),
  /** Id of the house at its channel manager. */
  channelManagerId: Nullable(Type.String()),
  /** Name of the channel manager that the rooms come from. Pages show it outside production only. @spec FLAG-020 */
  connectivity: Nullable(Type.String()),
  autoDiscount: Nullable(Open({ code: Type.String(), value: Type.Number() })),
});
export type Card = Static<typeof Card>;
