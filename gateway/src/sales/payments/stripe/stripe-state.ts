import type Stripe from 'stripe';
import type { ProviderRefund, ProviderState } from '../../../context/payment-provider';

/** Member of an intent's metadata that names our order. */
export const orderKey = 'order_uuid';

const refundStatus = (status: string | null): ProviderRefund['status'] => {
  if (status === 'succeeded') return 'settled';
  // `requires_action` waits for the buyer's bank details: it has not arrived either.
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
};

export const toRefund = ({ id, amount, status }: Stripe.Refund): ProviderRefund => ({
  id,
  amount,
  status: refundStatus(status),
});

const sumOf = (refunds: readonly ProviderRefund[], statuses: readonly ProviderRefund['status'][]): number =>
  refunds.filter(({ status }) => statuses.includes(status)).reduce((sum, { amount }) => sum + amount, 0);

/** Cents taken that are neither back nor on their way back. */
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
      throw new Error(`Stripe says "${String(intent.status)}" of ${intent.id}, which nobody here knows.`);
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

/** Stripe's intent, its latest charge expanded, and its refunds, in the words of the port. */
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
