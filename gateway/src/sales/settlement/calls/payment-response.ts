import type { PaymentResponse } from '@detour/shared-contracts/api';
import { toOrderProblem, type OrderRefusal } from '../../records/order-refusal';
import type { SettledPayment } from '../settle-payment';

// The buyer can retry after these, so they are part of the response; other refusals end the order and become problems.
const retryable: readonly OrderRefusal['kind'][] = ['CARD_DECLINED', 'THREEDS_REFUSED'];

/** Response of a call that pays. Throws a problem when the payment has ended the order. */
export const toPaymentResponse = ({ status, refusal }: SettledPayment): PaymentResponse => {
  if (status === 'requires_action') return { status, action: { kind: 'threeds' } };
  if (!refusal) return { status };
  if (!retryable.includes(refusal.kind)) throw toOrderProblem(refusal);
  return { status, error: { code: refusal.kind as 'CARD_DECLINED', message: refusal.message } };
};
