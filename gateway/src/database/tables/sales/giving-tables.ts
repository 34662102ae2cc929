import type { DeliveryState } from '@detour/shared-contracts/api';
import type { GiftDesign } from '@detour/shared-contracts/rules';
import type { Locale } from '@detour/shared-contracts/sites';
import type { Defaulted, Instant, Json, Optional } from '../column-types';

/** Further gifts of an order. The first, at position 0, is `orders.voucher`. */
interface OrderGiftTable {
  order_uuid: string;
  position: number;
  /** The product as it was at the purchase. */
  snapshot: Json<object>;
}

/** A gift that goes to its recipient by mail. Written when the order is paid. */
export interface GiftDeliveryTable {
  order_uuid: string;
  /** 0 for the first gift of the order. */
  position: Defaulted<number>;
  to_name: string;
  to_email: string;
  /** Of the recipient. */
  locale: Locale;
  design: GiftDesign;
  /** Null: at once. */
  send_at: Optional<Instant>;
  state: DeliveryState;
  /** Raised by each change: a queued mail of an earlier version is not sent. */
  version: Defaulted<number>;
  /** Start of the latest run that sends it: no change while one may be running. */
  begun_at: Optional<Instant>;
  sent_at: Optional<Instant>;
  /** Response of the mail server, without the address. */
  failed_reason: Optional<string>;
}

/** Who wants mails before the last day of a voucher. */
export interface ReminderTable {
  voucher_id: string;
  to_kind: 'buyer' | 'recipient';
  email: string;
  locale: Locale;
  /** When they agreed. */
  asked_at: Instant;
  stopped_at: Optional<Instant>;
  /** Queued reminders: last day and days before it, `2027-05-23/60`. An extension restarts them. */
  sent: Json<readonly string[]>;
}

/** Deliveries and reminders of gifts. */
export interface GivingTables {
  order_gift: OrderGiftTable;
  gift_delivery: GiftDeliveryTable;
  reminder: ReminderTable;
}
