import type {
  ActivityTexts,
  BoxTexts,
  ByLanguage,
  HotelTexts,
  PetsColumn,
  ReviewDetailsColumn,
  RoomTexts,
  StayTexts,
  TaxColumn,
} from '@detour/shared-contracts/catalogue';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { VoucherKind } from '@detour/shared-contracts/rules';
import type { AccountTables } from './account-tables';
import type { AlarmTables } from './alarm-tables';
import type { JobTables } from './job-tables';
import type { ImportTables } from './import-tables';
import type { VoucherTables } from './voucher-tables';

/**
 * Row types of the tables, for Kysely. Money is in integer cents. A `Day` is a calendar date `yyyy-MM-dd` without a time zone. An
 * `Instant` is a `Date`. Reading a JSON column returns the parsed value. Write one with `json(value)` of `./json`, because node-postgres
 * would turn an array into an SQL array.
 */
type Day = string;
type Instant = Date;
type Defaulted<T> = ColumnType<T, T | undefined, T>;
// `json()` returns an SQL expression, so the insert type of a plain value stays `string`.
type Json<T extends object | null> = JSONColumnType<T>;
type NullableJson = ColumnType<object | null, string | null | undefined, string | null>;

interface PlaceTable {
  /** GeoNames id. */
  id: string;
  category: string;
  /** By language: `{ fr: 'Amboise', nl: … }`. */
  names: Json<Readonly<Record<string, string>>>;
  /** All names, lower case, without accents. */
  search_text: string;
  country: string;
  lat: number;
  lng: number;
  population: Defaulted<number>;
  department_id: string | null;
  region_id: string | null;
  postal_code: string | null;
  scene: string | null;
}

export interface HotelTable {
  id: string;
  label: string;
  uri: string;
  stars: number;
  place_id: string;
  department_id: string | null;
  region_id: string | null;
  country: string;
  area_label: string;
  lat: number;
  lng: number;
  address: string;
  zip_code: string;
  environment: string | null;
  style: string | null;
  type: string | null;
  facilities: Defaulted<string[]>;
  /** Keys of `ecoMeasures` in `@detour/shared-contracts`. */
  eco_facilities: Defaulted<string[]>;
  /** Every destination that contains the hotel: town, resorts, department, region, country, touristic regions. */
  place_ids: Defaulted<string[]>;
  pets: Json<PetsColumn>;
  /** `HH:mm` */
  checkin_time: string;
  checkout_time: string;
  tax: Json<TaxColumn | null>;
  scene: string;
  review_average: Defaulted<number>;
  review_count: Defaulted<number>;
  review_details: Json<ReviewDetailsColumn | null>;
  /** By language. */
  texts: Json<ByLanguage<HotelTexts>>;
  active: Defaulted<boolean>;
  origin: Defaulted<'demo' | 'import'>;
}

export interface RoomTypeTable {
  id: string;
  hotel_id: string;
  /** Maximum number of guests without an extra bed. */
  capacity: number;
  /** Maximum number of guests. Babies are not counted. */
  max_capacity: number;
  size_m2: number | null;
  /** Number of rooms of this type. Stock is in `room_night`. */
  rooms: number;
  scene: string;
  texts: Json<ByLanguage<RoomTexts>>;
}

export interface RoomNightTable {
  room_type_id: string;
  night: Day;
  capacity: number;
  sold: Defaulted<number>;
  held: Defaulted<number>;
  /** Price of the night for one room and two adults, in cents. */
  price: number;
  /** Minimum nights of a stay that starts on this night. */
  min_los: Defaulted<number>;
  closed_to_arrival: Defaulted<boolean>;
  /** Stop-sell: no stay may contain this night. */
  closed: Defaulted<boolean>;
}

export interface PackageTable {
  id: string;
  hotel_id: string;
  room_type_id: string;
  uri: string;
  min_nights: number;
  max_nights: number;
  theme: number | null;
  /** All themes of the stay, including `theme`. */
  themes: Defaulted<number[]>;
  /** Activity ids. */
  tags: Defaulted<number[]>;
  /** Families of the gift boxes that unlock this stay. */
  box_families: Defaulted<string[]>;
  headwords: Defaulted<string[]>;
  scene: string;
  /** Cents per adult and night, added to the price of the room. */
  supplement: Defaulted<number>;
  /** Percentage of the supplement that a child pays, 0 to 100. */
  child_percent: Defaulted<number>;
  /** Integer percent off the regular price from `promo_from` to `promo_until`, both included. A null date: no limit. */
  promo_percent: Defaulted<number>;
  promo_from: Day | null;
  promo_until: Day | null;
  /**
   * Reference price in 1/10000 of the regular price. It must not exceed the lowest price of the 30 days before the promotion
   * (honesty rules). `seed/refresh/refresh-promotions` sets it when a promotion changes.
   */
  reference_bp: Defaulted<number>;
  cancellation: 'FLEX' | 'NCNR';
  /** FLEX: the guest can cancel for free until this many days before check-in. */
  cancellation_days: Defaulted<number>;
  program: Json<readonly object[]>;
  /** `night`: a room without extras, for the hotel flow (FLOW-004). Its program is empty. */
  kind: Defaulted<'stay' | 'night'>;
  texts: Json<ByLanguage<StayTexts>>;
  labels: Defaulted<string[]>;
  published: Defaulted<boolean>;
  expiration: Day | null;
  popularity: Defaulted<number>;
  quality: Defaulted<number>;
  /**
   * The `from_` columns describe the cheapest bookable stay of the coming year: two adults, `min_nights` nights, amounts in cents.
   * All are null when there is none.
   */
  from_price: number | null;
  from_ref_price: number | null;
  from_tax: number | null;
  from_amount_to_pay: number | null;
  from_nights: number | null;
  from_checkin: Day | null;
}

/** Append-only: the from-price of a package in cents. A day has a row only when the price changed on it. */
interface PriceHistoryTable {
  package_id: string;
  day: Day;
  price: number;
}

interface ReviewTable {
  id: string;
  hotel_id: string;
  locale: string;
  customer: string;
  type: 'couple' | 'family' | 'friends' | 'solo' | 'business';
  day: Day;
  average: number;
  positive: Defaulted<string>;
  negative: Defaulted<string>;
}

export interface BoxTable {
  /** Code of the digital format. */
  code: string;
  slug: string;
  /** Today's price in cents. */
  price: number;
  /** Lowest price of the 30 days before a reduction, in cents. Equal to `price` without a reduction. */
  reference_price: number;
  /** Last day of a reduction. */
  promo_until: Day | null;
  /** Selects the stays that the box unlocks (see `package.box_families`). */
  family: Defaulted<string>;
  nights: Defaulted<number>;
  with_dinner: Defaulted<boolean>;
  gallery: Defaulted<string[]>;
  origin: Defaulted<'demo' | 'operator'>;
  scene: string;
  texts: Json<ByLanguage<BoxTexts>>;
  position: Defaulted<number>;
  published: Defaulted<boolean>;
}

export interface ActivityTable {
  id: string;
  uri: string;
  place_id: string;
  label: string;
  lat: number;
  lng: number;
  duration_minutes: number;
  /** Cents by number of adults. */
  prices: Json<Readonly<Record<string, { readonly barPrice: number; readonly sellPrice: number }>>>;
  scene: string;
  /** Pictures in addition to the cover. */
  scenes: Defaulted<string[]>;
  tags: Defaulted<number[]>;
  texts: Json<ByLanguage<ActivityTexts>>;
  published: Defaulted<boolean>;
}

interface ContentTable {
  key: string;
  locale: string;
  body: Json<object>;
}

/** State of the catalogue: seed, seeded day, horizon, progress. */
interface CatalogueStateTable {
  key: string;
  value: Json<object>;
}

type OrderStatus = 'held' | 'paying' | 'confirmed' | 'cancelled' | 'expired';

export interface OrdersTable {
  uuid: string;
  number: string;
  /** Hash of the session's secret. */
  session_id: string;
  /** Keyed hash of the address, for the limit on holds. */
  address_hash: string;
  locale: string;
  site: string;
  status: Defaulted<OrderStatus>;
  /** Cents that the buyer pays us. */
  amount: number;
  /** Local tax that the guest pays at the hotel, in cents. Not part of `amount`. */
  tax_at_hotel: Defaulted<number>;
  /** Kind of the order. Only a stay sets the five columns below and `stay`. Only a voucher order sets `voucher`. */
  kind: Defaulted<'stay' | VoucherKind>;
  package_id: string | null;
  room_type_id: string | null;
  checkin: Day | null;
  nights: number | null;
  rooms: number | null;
  buyer: Json<object>;
  /** Items of the request, unchanged. */
  request: Json<object>;
  /** Copy of the product at the time of the order, because the catalogue may change. */
  stay: NullableJson;
  /** The same copy for a voucher order. */
  voucher: NullableJson;
  created_at: Instant;
  hold_expires_at: Instant;
  confirmed_at: Instant | null;
  closed_at: Instant | null;
  /** Account of the signed-in buyer, or the account that the signed link attached later. */
  account_uuid: ColumnType<string | null, string | null | undefined, string | null>;
  /** Part of the signature of each link of the order. Raising it revokes earlier links. */
  link_version: Defaulted<number>;
  /** Time at which the buyer's data was deleted (docs/privacy.md). */
  anonymised_at: ColumnType<Instant | null, Instant | null | undefined, Instant | null>;
}

export interface OrderLineTable {
  order_uuid: string;
  position: number;
  kind: string;
  label: string;
  quantity: number;
  /** Cents; negative for a reduction. */
  amount: number;
  /** VAT rate in 1/100 of a percent: 1000 is 10 %. Null where no rate is stated. */
  vat_rate_bp: number | null;
  voucher_type: 'SPV' | 'MPV' | null;
}

interface HoldTable {
  order_uuid: string;
  room_type_id: string;
  night: Day;
  rooms: number;
  state: Defaulted<'held' | 'sold' | 'released'>;
  expires_at: Instant;
}

/** A trigger keeps it append-only. Positive amounts come to us. Only `captured` and `refunded` move money; other kinds record a state. */
export interface LedgerTable {
  id: Generated<number>;
  order_uuid: string;
  kind: 'authorised' | 'captured' | 'voided' | 'refund_pending' | 'refunded' | 'refund_failed';
  amount: number;
  intent_id: string;
  /** Id of a refund at the provider. Empty for the kinds that occur once per intent. */
  movement: Defaulted<string>;
  at: Instant;
}

type PaymentStatus = 'open' | 'processing' | 'requires_action' | 'authorised' | 'declined' | 'voided';

/** State of the refund: `pending` until the provider reports that it arrived or failed. */
export type RefundState = 'none' | 'pending' | 'settled' | 'failed';

/** The one payment of an order. */
export interface PaymentTable {
  order_uuid: string;
  /** Null until the provider has opened an intent, and when the amount due is 0. */
  intent_id: string | null;
  client_secret: string | null;
  provider: Defaulted<string>;
  /** ISO 4217, capitals. */
  currency: Defaulted<string>;
  status: Defaulted<PaymentStatus>;
  method: string | null;
  last4: string | null;
  captured: Defaulted<boolean>;
  refunded: Defaulted<boolean>;
  refund_state: Defaulted<RefundState>;
  attempt: Defaulted<number>;
  /** Number of refund requests. Part of the idempotency key of each request. */
  releases: Defaulted<number>;
  /** Consecutive failed attempts to capture or to release. */
  failures: Defaulted<number>;
  updated_at: Instant;
  /** Last check by the reconciliation job. */
  checked_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

interface PaymentEventTable {
  id: string;
  intent_id: string;
  type: string;
  received_at: Instant;
}

/** State of the sandbox provider. A real provider keeps it on its side. */
export interface SandboxIntentTable {
  id: string;
  amount: number;
  currency: Defaulted<string>;
  order_uuid: string | null;
  client_secret: Defaulted<string>;
  /** Captured amount in cents. */
  captured: Defaulted<number>;
  /** Idempotency key that opened the intent. */
  open_key: string | null;
  status:
    | 'requires_payment'
    | 'requires_action'
    | 'processing'
    | 'authorised'
    | 'captured'
    | 'declined'
    | 'voided'
    | 'refunded';
  method: string | null;
  last4: string | null;
  updated_at: Instant;
}

interface IdempotencyTable {
  scope: string;
  key: string;
  request_hash: string;
  response: Json<object | null>;
  created_at: Instant;
}

interface OutboxTable {
  id: Generated<number>;
  topic: string;
  payload: Json<object>;
  /** A second row with the same key is not written. */
  dedupe_key: string | null;
  due_at: Instant;
  attempts: Defaulted<number>;
  claimed_until: Instant | null;
  done_at: Instant | null;
  last_error: string | null;
}

interface ClientErrorTable {
  id: Generated<number>;
  at: Instant;
  kind: 'error' | 'vitals' | 'csp';
  locale: string | null;
  location: string | null;
  message: string;
  remote: string | null;
  release: string | null;
  composition_id: string | null;
  code: string | null;
}

interface PageNotFoundTable {
  uri: string;
  locale: string;
  count: Defaulted<number>;
  last_at: Instant;
}

export interface Tables extends AccountTables, VoucherTables, ImportTables, AlarmTables, JobTables {
  place: PlaceTable;
  hotel: HotelTable;
  room_type: RoomTypeTable;
  room_night: RoomNightTable;
  package: PackageTable;
  price_history: PriceHistoryTable;
  review: ReviewTable;
  box: BoxTable;
  activity: ActivityTable;
  content: ContentTable;
  catalogue_state: CatalogueStateTable;
  orders: OrdersTable;
  order_line: OrderLineTable;
  hold: HoldTable;
  ledger: LedgerTable;
  payment: PaymentTable;
  payment_event: PaymentEventTable;
  sandbox_intent: SandboxIntentTable;
  idempotency: IdempotencyTable;
  outbox: OutboxTable;
  client_error: ClientErrorTable;
  page_not_found: PageNotFoundTable;
}
