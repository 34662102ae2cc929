import type { OrderedStay, OrderRequest, VoucherItem } from '@detour/shared-contracts/api';
import type { Cents, IsoDate } from '@detour/shared-contracts/base';
import type { Insertable } from 'kysely';
import type { OrdersTable } from '../../../database/tables/sales/order-tables';
import type { Insurer } from '../../../context/insurer';
import type { StayRequest } from '../../inventory/assess-stay';
import type { ActivityDay } from '../../../catalogue/activity-choices';
import type { IdempotencyClaim } from './idempotency.repository';
import type { StayNights } from '../room-holds.repository';
import type { By } from '../../records/order-event.repository';
import type { OrderRefusal } from '../../records/order-refusal';
import type { HeldOrder, NewOrderLine } from '../../records/order.repository';
import type { AppliedPromotion, PromotedStay } from '../../reductions/promotion';
import type { VoucherSnapshot } from '../../vouchers/voucher-snapshot';

export interface RequestedStay {
  readonly kind: 'stay';
  /** Package id. */
  readonly offerId: string;
  readonly stay: StayRequest;
  readonly checkout: IsoDate;
  readonly activityDays: readonly ActivityDay[];
  /** Insures the cancellation of the stay. Absent without insurance. */
  readonly insurer?: Insurer;
}

export interface RequestedVoucher {
  readonly kind: 'voucher';
  readonly item: VoucherItem;
  /** Further gifts of the same kind. */
  readonly further: readonly VoucherItem[];
}

export type RequestedProduct = RequestedStay | RequestedVoucher;

/** A validated request with its session, before the catalogue is read. */
export interface OpeningRequest {
  /** Id of the new order; a random one without it. */
  readonly uuid?: string;
  readonly request: OrderRequest;
  readonly requested: RequestedProduct;
  readonly sessionId: string;
  /** Set for a signed-in buyer. */
  readonly accountUuid?: string | null;
  /** Member of staff who orders for a customer. */
  readonly placedBy?: By | null;
  readonly addressHash: string;
  /** The page that sent it. */
  readonly page?: { readonly compositionId: string | null; readonly visit: string | null };
  readonly idempotency: IdempotencyClaim | null;
}

/** Rolls the transaction back and returns the reason. */
export type Refuse = (reason: OrderRefusal) => never;

/** State of the transaction that opens an order. */
export interface Opening {
  readonly order: OpeningRequest;
  /** The visitor's unpaid orders, oldest first, locked. */
  readonly own: readonly HeldOrder[];
  readonly now: number;
  readonly expiresAt: Date;
  readonly refuse: Refuse;
}

/** Columns of `orders` that describe the product, with its snapshot (`stay` or `voucher`). */
export interface OrderedProduct extends Pick<
  Insertable<OrdersTable>,
  | 'kind'
  | 'amount'
  | 'tax_at_hotel'
  | 'package_id'
  | 'room_type_id'
  | 'checkin'
  | 'nights'
  | 'rooms'
  | 'plan'
  | 'later_amount'
> {
  readonly stay?: OrderedStay;
  readonly voucher?: VoucherSnapshot;
  /** Further gifts, from position 1. */
  readonly further?: readonly VoucherSnapshot[];
}

/** The product and its price, before vouchers and promotions. */
export interface PricedOrder {
  readonly product: Omit<OrderedProduct, 'amount'>;
  /** Cents of the product without taxes, shipping and insurance. */
  readonly price: Cents;
  /** Cents of everything that the buyer pays to us. */
  readonly total: Cents;
  readonly lines: readonly NewOrderLine[];
  /** The stay as promotions see it, and its automatic promotion. Absent for a voucher. */
  readonly promoted?: {
    readonly stay: PromotedStay;
    readonly applied: AppliedPromotion | null;
  };
  /** Nights to hold; null for a voucher. */
  readonly rooms: (StayNights & { readonly rooms: number }) | null;
  /** The visitor's unpaid orders that are not superseded. */
  readonly open: readonly HeldOrder[];
}
