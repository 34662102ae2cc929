import type { OrderedStay, OrderRequest, VoucherItem } from '@detour/shared-contracts/api';
import type { Cents, IsoDate } from '@detour/shared-contracts/base';
import type { Insertable } from 'kysely';
import type { OrdersTable } from '../../../database/schema';
import type { StayRequest } from '../../inventory/assess-stay';
import type { ActivityDay } from '../../../catalogue/activity-choices';
import type { IdempotencyClaim } from './idempotency.repository';
import type { StayNights } from '../room-holds.repository';
import type { OrderRefusal } from '../../records/order-refusal';
import type { NewOrderLine, OrderRow } from '../../records/order.repository';
import type { VoucherSnapshot } from '../../vouchers/voucher-snapshot';

export interface RequestedStay {
  readonly kind: 'stay';
  /** Id of the package. */
  readonly offerId: string;
  readonly stay: StayRequest;
  readonly checkout: IsoDate;
  readonly activityDays: readonly ActivityDay[];
}

export interface RequestedVoucher {
  readonly kind: 'voucher';
  readonly item: VoucherItem;
}

export type RequestedProduct = RequestedStay | RequestedVoucher;

/** A wish that came with a session, before anything is looked up. */
export interface OpeningRequest {
  readonly request: OrderRequest;
  readonly requested: RequestedProduct;
  readonly sessionId: string;
  /** Of a signed-in buyer. */
  readonly accountUuid?: string | null;
  readonly addressHash: string;
  readonly idempotency: IdempotencyClaim | null;
}

/** Undoes the transaction and answers why. */
export type Refuse = (reason: OrderRefusal) => never;

/** A wish inside the transaction that opens its order. */
export interface Opening {
  readonly order: OpeningRequest;
  /** The visitor's unpaid orders, oldest first, locked. */
  readonly own: readonly OrderRow[];
  readonly now: number;
  readonly expiresAt: Date;
  readonly refuse: Refuse;
}

/** The columns that say what an order buys; `stay` or `voucher` as it is written down. */
export interface OrderedProduct extends Pick<
  Insertable<OrdersTable>,
  'kind' | 'amount' | 'tax_at_hotel' | 'package_id' | 'room_type_id' | 'checkin' | 'nights' | 'rooms'
> {
  readonly stay?: OrderedStay;
  readonly voucher?: VoucherSnapshot;
}

/** What an order buys and what that costs, before cards, vouchers and promotions. */
export interface PricedOrder {
  readonly product: Omit<OrderedProduct, 'amount'>;
  /** Cents of what is bought, without taxes and post. */
  readonly price: Cents;
  /** Cents of everything that is paid to us. */
  readonly total: Cents;
  readonly lines: readonly NewOrderLine[];
  /** Nights to hold; null for a voucher. */
  readonly rooms: (StayNights & { readonly rooms: number }) | null;
  /** The visitor's unpaid orders that have not given way. */
  readonly open: readonly OrderRow[];
}
