import type Stripe from 'stripe';
import type { RedirectMethod } from '@detour/shared-contracts/sites';
import type { RedirectWish } from '../../../context/payment-provider';

/** Bancontact and iDEAL transfer the money at once; Stripe rejects them with manual capture. PayPal reserves it, as a card does. */
const captureOf: Readonly<Record<RedirectMethod, 'automatic' | 'manual'>> = {
  bancontact: 'automatic',
  ideal: 'automatic',
  paypal: 'manual',
};

/** Payments on the page of a method, which Stripe links to. The one intent of an order is confirmed with the method, on the server. */
export const createRedirects = (stripe: Stripe) => ({
  confirm: (intentId: string, { method, returnTo, payerName }: RedirectWish): Promise<unknown> =>
    stripe.paymentIntents.confirm(intentId, {
      payment_method_data: { type: method, billing_details: { name: payerName } },
      capture_method: captureOf[method],
      return_url: returnTo,
    }),
  /** The page of the method; null when the intent no longer waits for its buyer. */
  urlOf: ({ status, next_action: action }: Stripe.PaymentIntent): string | null =>
    status === 'requires_action' ? (action?.redirect_to_url?.url ?? null) : null,
  /** The form in the browser expects the capture that the intent was opened with. */
  undo: (intentId: string): Promise<unknown> =>
    stripe.paymentIntents.update(intentId, { capture_method: 'manual' }),
});
