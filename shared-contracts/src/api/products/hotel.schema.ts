import { Type, type Static } from '@sinclair/typebox';
import { CancellationPolicy, HotelSummary, Image, PriceType } from './card.schema';
import { AvailabilityDay, FromPrice, HotelDetail, ProgramLine } from './stay.schema';
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
  Percent,
  Strict,
  ListNumber,
} from '../schema-kit';

const nights = Type.Optional(Type.Integer({ minimum: 1, maximum: 60 }));

/** Id or slug of a hotel. The gateway tries the id first. */
export const HotelParams = Strict({ hotelId: Type.String({ pattern: '^[A-Za-z0-9_-]{1,120}$' }) });

/** GET /api/hotels/{hotelId}/detail.json. Without dates the offers carry from-prices. @spec HOTEL-010 */
export const HotelPageQuery = Strict({
  locale: LocaleWord,
  client: Type.Optional(Type.String({ maxLength: 20 })),
  checkin: Type.Optional(Day),
  nights,
  ...OptionalPax,
  minisite: Type.Optional(ListNumber),
  /** The hotel flow returns plain nights, the other flows the hotel's stays. @spec FLOW-004 */
  flow: Type.Optional(FlowWord),
});
export type HotelPageQuery = Static<typeof HotelPageQuery>;

/** A stay in one of the hotel's rooms, priced for the requested dates and guests. @spec HOTEL-024 */
export const HotelOffer = Open({
  /** Id of the package. */
  id: Id,
  label: Type.String(),
  uri: Type.String(),
  nights: Type.Integer({ minimum: 1 }),
  /** Cents, without local tax. */
  sellPrice: Amount,
  refPrice: Amount,
  promoPercentageRounded: Percent,
  localTaxTotalAmount: Amount,
  /** Cents; the amount that the visitor pays us. */
  amountToPay: Amount,
  priceType: PriceType,
  /** Null for a from-price. */
  checkin: Nullable(Day),
  /** Number of people that the price covers. */
  paxCount: Type.Integer({ minimum: 1 }),
  hasSelectedDates: Type.Boolean(),
  /** What the stay includes besides the room, one line each: `Petit-déjeuner`. */
  shortProgramIntroWithoutRoom: Type.Array(Type.String()),
  cancellationPolicy: CancellationPolicy,
  /** Number of rooms that the price covers. */
  nbRooms: Type.Integer({ minimum: 1 }),
  /** Real stock for the dates. Null without dates. */
  availableRooms: Nullable(Type.Integer({ minimum: 0 })),
  room: Open({ id: Id, title: Type.String() }),
});
export type HotelOffer = Static<typeof HotelOffer>;

/** @spec HOTEL-023 */
export const HotelRoom = Open({
  id: Id,
  /** Stable across locales and catalogue releases. */
  uuid: Type.String(),
  label: Type.String(),
  description: Type.String(),
  /** m² */
  size: Nullable(Type.Integer()),
  /** Bed type: `lit de 160`. */
  type: Type.String(),
  capacity: Type.Integer(),
  maxCapacity: Type.Integer(),
  highlights: Type.Array(Open({ label: Type.String() })),
  images: Type.Array(Image),
  /** Cheapest first. Empty when nothing is available. */
  offers: Type.Array(HotelOffer),
});
export type HotelRoom = Static<typeof HotelRoom>;

/** Ways to get there, by name and distance. Null when nothing is near. @spec HOTEL-031 */
export const Transport = Open({
  airportLabel: Nullable(Type.String()),
  trainStationLabel: Nullable(Type.String()),
});
export type Transport = Static<typeof Transport>;

export const NearbyHotel = Type.Composite([
  HotelSummary,
  Open({
    images: Type.Array(Image),
    /** km, one decimal. */
    distance: Type.Number({ minimum: 0 }),
    fromPrice: Nullable(FromPrice),
  }),
]);
export type NearbyHotel = Static<typeof NearbyHotel>;

/** @spec HOTEL-022 HOTEL-026 HOTEL-027 HOTEL-031 */
export const HotelPage = Type.Composite([
  HotelDetail,
  Open({
    breadCrumb: Type.Array(Open({ label: Type.String(), uri: Nullable(Type.String()) })),
    /** Every stay of the hotel, for any dates. Empty when the hotel has none. */
    weekends: Type.Array(Open({ id: Id, label: Type.String(), uri: Type.String() })),
    rooms: Type.Array(HotelRoom),
    /** Active hotels within 30 km, nearest first, at most 8. */
    nearbyHotels: Type.Array(NearbyHotel),
    transport: Transport,
  }),
]);
export type HotelPage = Static<typeof HotelPage>;

/** GET /api/hotels/{hotelId}/availabilities.json @spec HOTEL-018 */
export const HotelAvailabilitiesQuery = Strict({
  locale: LocaleWord,
  /** First month of the response. */
  month: Month,
  /** Number of months. */
  length: Type.Integer({ minimum: 1, maximum: 12 }),
  ...OptionalPax,
  flow: Type.Optional(FlowWord),
});
export type HotelAvailabilitiesQuery = Static<typeof HotelAvailabilitiesQuery>;

/** A day on which a stay of the hotel can start, with the cheapest price. */
export const HotelDay = Type.Composite([AvailabilityDay, Open({ maxLos: Type.Integer({ minimum: 1 }) })]);
export type HotelDay = Static<typeof HotelDay>;
export const HotelAvailabilities = Type.Array(HotelDay);
export type HotelAvailabilities = Static<typeof HotelAvailabilities>;

/** GET /api/product/{id}/upsells: from-prices without dates; with `gift`, only upsells without a dated line. */
export const UpsellsQuery = Strict({
  locale: LocaleWord,
  checkin: Type.Optional(Day),
  nights,
  ...OptionalPax,
  gift: Type.Optional(Type.Boolean()),
  minisite: Type.Optional(ListNumber),
});
export type UpsellsQuery = Static<typeof UpsellsQuery>;

/** The same stay with more included, or with less when `added` is false. @spec PROD-065 */
export const Upsell = Open({
  /** Id of the target product. */
  id: Id,
  label: Type.String(),
  /** false: the current stay includes something that this one does not. */
  added: Type.Boolean(),
  /** Cents for all guests and nights, taxes included. Negative when cheaper. */
  priceDifference: Type.Integer(),
  /** Cents per night. */
  priceDifferencePerLos: Type.Number(),
  /** The lines that differ. */
  programLines: Type.Array(ProgramLine),
  activityIds: Type.Array(Type.Integer()),
  imagesBySize: Type.Record(Type.String(), Type.String()),
});
export type Upsell = Static<typeof Upsell>;
export const UpsellsResponse = Type.Array(Upsell);
export type UpsellsResponse = Static<typeof UpsellsResponse>;
