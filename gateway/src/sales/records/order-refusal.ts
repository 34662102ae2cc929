import type { OrderErrorCode, VoucherRefusal } from '@detour/shared-contracts/api';
import { HttpProblem } from '../../http/problem';

/**
 * Reason why an order, a payment or a change of an order is rejected. `message` is English, for logs; pages show their own text
 * by `kind`.
 */
export interface OrderRefusal {
  readonly kind: OrderErrorCode | 'IDEMPOTENCY_KEY_REUSED' | 'TOO_MANY_HOLDS';
  readonly message: string;
  /** Cents; set with AMOUNT_CHANGED. */
  readonly newAmount?: number;
  /** Set with VOUCHER_NOT_USABLE: pages show a sentence for each. */
  readonly reason?: VoucherRefusal;
}

const statuses: Readonly<Record<OrderRefusal['kind'], number>> = {
  AMOUNT_CHANGED: 409,
  PACKAGE_NOT_AVAILABLE: 409,
  PACKAGE_NOT_AVAILABLE_CHECKIN: 409,
  NO_ROOM_LEFT: 409,
  ACTIVITY_NOT_AVAILABLE: 409,
  HOLD_EXPIRED: 409,
  ORDER_CLOSED: 409,
  VOUCHER_NOT_USABLE: 409,
  PROMOTION_NOT_VALID: 409,
  CARD_DECLINED: 402,
  THREEDS_REFUSED: 402,
  PAYMENT_FAILED: 402,
  ORDER_NOT_FOUND: 404,
  IDEMPOTENCY_KEY_REUSED: 422,
  TOO_MANY_HOLDS: 429,
};

/** Maps a refusal to problem+json; `code` and `error` carry the same code. @spec CALL-089 CALL-090 WALLET-014 */
export const toOrderProblem = ({ kind, message, newAmount, reason }: OrderRefusal): HttpProblem => {
  const amount = newAmount === undefined ? {} : { newAmount };
  const isOrderError = kind !== 'IDEMPOTENCY_KEY_REUSED' && kind !== 'TOO_MANY_HOLDS';
  return new HttpProblem({
    status: statuses[kind],
    code: kind,
    detail: message,
    extra: isOrderError
      ? { error: { code: kind, message, ...amount, ...(reason && { reason }) }, ...amount }
      : {},
    ...(kind === 'TOO_MANY_HOLDS' ? { headers: { 'retry-after': '900' } } : {}),
  });
};

export const orderNotFound = (uuid: string): OrderRefusal => ({
  kind: 'ORDER_NOT_FOUND',
  message: `There is no order ${uuid} for this visitor.`,
});
