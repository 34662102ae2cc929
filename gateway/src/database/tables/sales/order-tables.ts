import type { VoucherKind } from '@detour/shared-contracts/rules';
import type { Day, Defaulted, Instant, Json, NullableJson, Optional } from '../column-types';

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
  account_uuid: Optional<string>;
  /** Part of the signature of each link of the order. Raising it revokes earlier links. */
  link_version: Defaulted<number>;
  /** Booking that this order changes: it pays the difference only, and is listed nowhere. */
  amends: Optional<string>;
  /** Last applied change: it holds the rooms and the lines of this booking. */
  applied: Optional<string>;
  /** Word of `payLaterTypes` for an order that is paid in parts; `amount` is then the first part. Null when it is paid at once. */
  plan: Optional<string>;
  /** Cents of the parts that are still to be paid. */
  later_amount: Defaulted<number>;
  /** Position of the part of `amends` that this order pays. Null for every other order. */
  part: Optional<number>;
  /** Composition of the page that sent the order, and the random id of its tab. */
  composition_id: Optional<string>;
  visit: Optional<string>;
  /** Member of staff who ordered for the customer. */
  placed_by: Optional<string>;
  /** Time at which the buyer's data was deleted (docs/privacy.md). */
  anonymised_at: Optional<Instant>;
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

interface IdempotencyTable {
  scope: string;
  key: string;
  request_hash: string;
  response: Json<object | null>;
  created_at: Instant;
}

/** Orders, their lines and what they hold. */
export interface OrderTables {
  orders: OrdersTable;
  order_line: OrderLineTable;
  hold: HoldTable;
  idempotency: IdempotencyTable;
}
