import type { Cents, IsoDate, OrderRequest, VoucherItem } from '@detour/shared-contracts';
import type { StayRequest } from '../inventory/assess-stay';
import type { StayProduct } from '../inventory/stay-product.repository';
import type { ActivityDay } from '../../catalogue/activity-choices';
import type { IdempotencyClaim } from './idempotency.repository';
import type { StayNights } from './inventory.repository';
import type { OrderRefusal } from '../records/order-refusal';
import type { OrderRow } from '../records/order.repository';
import type { OrderAmount } from './settle-order-amount';

export interface WantedStay {
  readonly kind: 'stay';
  /** Id of the package. */
  readonly offerId: string;
  readonly stay: StayRequest;
  readonly checkout: IsoDate;
  readonly activityDays: readonly ActivityDay[];
}

export interface WantedVoucher {
  readonly kind: 'voucher';
  readonly item: VoucherItem;
}

export type WantedThing = WantedStay | WantedVoucher;

/** A wish that came with a session, before anything is looked up. */
export interface NewOrder {
  readonly request: OrderRequest;
  readonly wanted: WantedThing;
  readonly sessionId: string;
  /** Of a signed-in buyer. */
  readonly accountUuid?: string | null;
  readonly addressHash: string;
  readonly idempotency: IdempotencyClaim | null;
}

/** A wanted stay inside the transaction, with what it is for. */
export interface OrderWish {
  readonly product: StayProduct;
  readonly order: NewOrder;
  readonly wanted: WantedStay;
  readonly nights: StayNights;
  readonly now: number;
}

/** Undoes the transaction and answers why. */
export type Refuse = (reason: OrderRefusal) => never;

/** What something costs: the thing itself, and everything that is paid to us for it. */
export interface Priced {
  readonly price: Cents;
  readonly total: Cents;
}

/** What both kinds of orders are opened with. */
export interface Opening {
  readonly order: NewOrder;
  /** The visitor's unpaid orders, oldest first, locked. */
  readonly own: readonly OrderRow[];
  readonly now: number;
  readonly expiresAt: Date;
  readonly refuse: Refuse;
  /** What is left to be paid of it, compared with what the visitor saw. */
  readonly settleAmount: (price: Priced) => Promise<OrderAmount>;
  /** Takes what the order needs of cards and vouchers. */
  readonly reserve: (orderUuid: string, uses: OrderAmount['uses']) => Promise<void>;
  /** Holds the limits of unpaid orders. `open` are those of the visitor that have not given way; their nights must be locked. */
  readonly checkLimits: (open: readonly OrderRow[]) => Promise<void>;
}
