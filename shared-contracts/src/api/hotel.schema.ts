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
} from './schema-kit';

const nights = Type.Optional(Type.Integer({ minimum: 1, maximum: 60 }));

/** Id or uri of a hotel: looked up as an id first. */
export const HotelParams = Strict({ hotelId: Type.String({ pattern: '^[A-Za-z0-9_-]{1,120}$' }) });

/** GET /api/hotels/{hotelId}/detail.json; without dates the offers carry from-prices. @spec HOTEL-010 */
export const HotelPageQuery = Strict({
  locale: LocaleWord,
  client: Type.Optional(Type.String({ maxLength: 20 })),
  checkin: Type.Optional(Day),
  nights,
  ...OptionalPax,
  minisite: Type.Optional(ListNumber),
  /** In the hotel flow the offers are bare nights; else the stays of the house. @spec FLOW-004 */
  flow: Type.Optional(FlowWord),
});
export type HotelPageQuery = Static<typeof HotelPageQuery>;

/** A stay of the hotel in one of its rooms, priced for the asked dates and guests. @spec HOTEL-024 */
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
  /** Cents; what the visitor pays us. */
  amountToPay: Amount,
  priceType: PriceType,
  /** null for a from-price. */
  checkin: Nullable(Day),
  /** People that the price is for. */
  paxCount: Type.Integer({ minimum: 1 }),
  hasSelectedDates: Type.Boolean(),
  /** What the stay holds besides the room, one line each: `Petit-déjeuner`. */
  shortProgramIntroWithoutRoom: Type.Array(Type.String()),
  cancellationPolicy: CancellationPolicy,
  /** How many rooms the price is for. */
  nbRooms: Type.Integer({ minimum: 1 }),
  /** Real stock for the dates; null without dates. */
  availableRooms: Nullable(Type.Integer({ minimum: 0 })),
  room: Open({ id: Id, title: Type.String() }),
});
export type HotelOffer = Static<typeof HotelOffer>;

/** @spec HOTEL-023 */
export const HotelRoom = Open({
  id: Id,
  /** The same over all locales and releases of the catalogue. */
  uuid: Type.String(),
  label: Type.String(),
  description: Type.String(),
  /** m² */
  size: Nullable(Type.Integer()),
  /** The bed: `lit de 160`. */
  type: Type.String(),
  capacity: Type.Integer(),
  maxCapacity: Type.Integer(),
  highlights: Type.Array(Open({ label: Type.String() })),
  images: Type.Array(Image),
  /** Cheapest first; empty when nothing is to be had. */
  offers: Type.Array(HotelOffer),
});
export type HotelRoom = Static<typeof HotelRoom>;

/** What one takes to get there: names with their distance, null where nothing is near. @spec HOTEL-031 */
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
    /** Every stay that the hotel sells, whatever the dates; empty when there is none at all. */
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
  /** First month of the answer. */
  month: Month,
  /** How many months. */
  length: Type.Integer({ minimum: 1, maximum: 12 }),
  ...OptionalPax,
  flow: Type.Optional(FlowWord),
});
export type HotelAvailabilitiesQuery = Static<typeof HotelAvailabilitiesQuery>;

/** A day on which some stay of the hotel can start, at the price of the cheapest one. */
export const HotelDay = Type.Composite([AvailabilityDay, Open({ maxLos: Type.Integer({ minimum: 1 }) })]);
export type HotelDay = Static<typeof HotelDay>;
export const HotelAvailabilities = Type.Array(HotelDay);
export type HotelAvailabilities = Static<typeof HotelAvailabilities>;

/** GET /api/product/{id}/upsells: without dates at from-prices, and with `gift` those without a dated line. */
export const UpsellsQuery = Strict({
  locale: LocaleWord,
  checkin: Type.Optional(Day),
  nights,
  ...OptionalPax,
  gift: Type.Optional(Type.Boolean()),
  minisite: Type.Optional(ListNumber),
});
export type UpsellsQuery = Static<typeof UpsellsQuery>;

/** The same stay with more in it, or, with `added` false, with less. @spec PROD-065 */
export const Upsell = Open({
  /** The product to go to. */
  id: Id,
  label: Type.String(),
  /** false: what the present stay holds and this one does not. */
  added: Type.Boolean(),
  /** Cents for all guests and nights, all taxes included; negative for less. */
  priceDifference: Type.Integer(),
  /** Cents a night. */
  priceDifferencePerLos: Type.Number(),
  /** The lines that make the difference. */
  programLines: Type.Array(ProgramLine),
  activityIds: Type.Array(Type.Integer()),
  imagesBySize: Type.Record(Type.String(), Type.String()),
});
export type Upsell = Static<typeof Upsell>;
export const UpsellsResponse = Type.Array(Upsell);
export type UpsellsResponse = Static<typeof UpsellsResponse>;
