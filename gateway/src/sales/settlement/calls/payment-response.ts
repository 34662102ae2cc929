import type { PaymentResponse } from '@detour/shared-contracts/api';
import { toOrderProblem, type OrderRefusal } from '../../records/order-refusal';
import type { SettledPayment } from '../settle-payment';

// The buyer's hand is still on the form after these, so they are answers; the others end the order and are problems.
const retryable: readonly OrderRefusal['kind'][] = ['CARD_DECLINED', 'THREEDS_REFUSED'];

/** The answer of a call that pays; throws the problem of a payment that has ended the order. */
export const toPaymentResponse = ({ status, refusal }: SettledPayment): PaymentResponse => {
  if (status === 'requires_action') return { status, action: { kind: 'threeds' } };
  if (!refusal) return { status };
  if (!retryable.includes(refusal.kind)) throw toOrderProblem(refusal);
  return { status, error: { code: refusal.kind as 'CARD_DECLINED', message: refusal.message } };
};
