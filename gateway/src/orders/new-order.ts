import { nightsBetween, type IsoDate, type OrderRequest } from '@detour/shared-contracts';
import type { StayRequest } from '../availability/assess-stay';
import type { StayProduct } from '../availability/stay-product.repository';
import type { PaymentIntent } from '../payments/payment-provider';
import type { IdempotencyClaim } from './idempotency.repository';
import type { StayNights } from './inventory.repository';
import type { OrderRefusal } from './order-refusal';

/** A wish that came with a session, before anything is looked up. */
export interface NewOrder {
  readonly request: OrderRequest;
  readonly checkin: IsoDate;
  readonly checkout: IsoDate;
  readonly sessionId: string;
  readonly addressHash: string;
  /** Our own servers, and local use, are not counted by address. */
  readonly countAddress: boolean;
  readonly intent: PaymentIntent;
  readonly idempotency: IdempotencyClaim | null;
}

/** The same wish inside the transaction, with what it is for. */
export interface OrderWish {
  readonly product: StayProduct;
  readonly order: NewOrder;
  readonly stay: StayNights;
  readonly now: number;
}

/** Undoes the transaction and answers why. */
export type Refuse = (reason: OrderRefusal) => never;

export const stayRequestOf = (order: NewOrder): StayRequest => {
  const { pax } = order.request.items.shortStayItem.reservationCriteria;
  return {
    checkin: order.checkin,
    nights: nightsBetween(order.checkin, order.checkout),
    guests: { adults: pax.numberOfAdults, children: pax.numberOfChildren, babies: pax.numberOfBabies },
  };
};
