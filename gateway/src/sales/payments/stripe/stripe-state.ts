import type Stripe from 'stripe';
import type { ProviderRefund, ProviderState } from '../../../context/payment-provider';

/** Metadata key of an intent with our order's id. */
export const orderKey = 'order_uuid';
/** Metadata key of a refund with our key. Stripe forgets idempotency keys after a while, but never metadata. */
export const refundKey = 'refund_key';

const refundStatus = (status: string | null): ProviderRefund['status'] => {
  if (status === 'succeeded') return 'settled';
  // `requires_action` waits for the buyer's bank details: the refund has not arrived either.
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
};

export const toRefund = ({ id, amount, status, metadata }: Stripe.Refund): ProviderRefund => ({
  id,
  amount,
  status: refundStatus(status),
  key: metadata?.[refundKey] ?? null,
});

const sumOf = (refunds: readonly ProviderRefund[], statuses: readonly ProviderRefund['status'][]): number =>
  refunds.filter(({ status }) => statuses.includes(status)).reduce((sum, { amount }) => sum + amount, 0);

/** Cents captured that are neither refunded nor being refunded. */
export const unreturned = (captured: number, refunds: readonly ProviderRefund[]): number =>
  captured - sumOf(refunds, ['pending', 'settled']);

const capturedStatus = (captured: number, refunds: readonly ProviderRefund[]): ProviderState['status'] => {
  if (unreturned(captured, refunds) > 0) return 'captured';
  return sumOf(refunds, ['settled']) >= captured ? 'refunded' : 'refunding';
};

const statusOf = (
  intent: Stripe.PaymentIntent,
  refunds: readonly ProviderRefund[],
): ProviderState['status'] => {
  switch (intent.status) {
    case 'requires_payment_method':
      return intent.last_payment_error ? 'declined' : 'open';
    case 'requires_confirmation':
      return 'open';
    case 'requires_action':
      return 'requires_action';
    case 'processing':
      return 'processing';
    case 'requires_capture':
      return 'authorised';
    case 'succeeded':
      return capturedStatus(intent.amount_received, refunds);
    case 'canceled':
      return 'voided';
    default:
      throw new Error(`Stripe reports the unknown status "${String(intent.status)}" for ${intent.id}.`);
  }
};

const meansOf = (charge: Stripe.Charge | null): Pick<ProviderState, 'method' | 'last4'> => {
  const details = charge?.payment_method_details;
  if (!details) return { method: null, last4: null };
  return { method: details.card?.wallet?.type ?? details.type, last4: details.card?.last4 ?? null };
};

const refusalOf = ({ status, last_payment_error: error }: Stripe.PaymentIntent): ProviderState['refusal'] => {
  if (status !== 'requires_payment_method' || !error) return null;
  return error.code === 'payment_intent_authentication_failure' ? 'authentication' : 'declined';
};

/** Maps Stripe's intent (with its latest charge expanded) and refunds to the port's state. */
export const toStripeState = (
  intent: Stripe.PaymentIntent,
  refunds: readonly ProviderRefund[],
): ProviderState => ({
  status: statusOf(intent, refunds),
  amount: intent.amount,
  authorised: intent.status === 'requires_capture' ? intent.amount_capturable : 0,
  captured: intent.amount_received,
  refunds,
  currency: intent.currency.toUpperCase(),
  orderUuid: intent.metadata[orderKey] ?? null,
  ...meansOf(typeof intent.latest_charge === 'string' ? null : intent.latest_charge),
  refusal: refusalOf(intent),
});
