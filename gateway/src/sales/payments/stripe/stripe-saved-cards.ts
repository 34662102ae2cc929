import type Stripe from 'stripe';
import { ProviderError } from '../../../context/payment-provider';

const idOf = (one: string | { readonly id: string } | null): string | null =>
  typeof one === 'string' ? one : (one?.id ?? null);

/** Cards that an intent has saved for later charges. Stripe keeps them for a customer, who has no name and no address here. */
export const createSavedCards = (stripe: Stripe) => ({
  /** The customer of a new intent: that of the intent which has saved the card, or a new one under the same key. */
  async customerOf(savedBy: string | undefined, key: string): Promise<string> {
    if (savedBy !== undefined) {
      const { customer } = await stripe.paymentIntents.retrieve(savedBy);
      const known = idOf(customer);
      if (known !== null) return known;
    }
    return (await stripe.customers.create({}, { idempotencyKey: `customer:${key}` })).id;
  },
  /** Confirms an intent without the buyer. A repeated call finds the confirmed intent. */
  async confirmSaved(intentId: string, savedBy: string): Promise<void> {
    const intent = await stripe.paymentIntents.retrieve(intentId);
    if (intent.status !== 'requires_payment_method' || intent.last_payment_error) return;
    const card = idOf((await stripe.paymentIntents.retrieve(savedBy)).payment_method);
    if (card === null) throw new ProviderError('refused', `Stripe has no card of ${savedBy}.`);
    await stripe.paymentIntents.confirm(
      intentId,
      { payment_method: card, off_session: true },
      { idempotencyKey: `confirm:${intentId}` },
    );
  },
});
