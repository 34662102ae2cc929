import type { Stripe, StripeElementLocale, StripeElements } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import type { Cents } from '@detour/shared-contracts/base';
import { languageOf, type Locale } from '@detour/shared-contracts/sites';
import { stripeAppearance } from './stripe-appearance';
import { loadStripeScript } from './stripe-script';

export interface StripeOptions {
  readonly publishableKey: string;
  readonly amount: Cents;
  /** `EUR` */
  readonly currency: string;
  readonly locale: Locale;
  /** The order's intent saves the card for the later parts of a payment plan: both must say so. */
  readonly savesCard?: boolean;
  /** Methods that the page offers itself, beside Stripe's form. */
  readonly hiddenMethods?: readonly string[];
}

export interface OpenedStripe {
  readonly stripe: Stripe;
  /** A group without an intent: the secret of an order follows with the payment. */
  readonly elements: StripeElements;
}

/** Loads Stripe and opens a group of elements. Rejects if the script fails to load. */
export const openStripe = async ({
  publishableKey,
  amount,
  currency,
  locale,
  savesCard = false,
  hiddenMethods = [],
}: StripeOptions): Promise<OpenedStripe> => {
  await loadStripeScript();
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error('Stripe.js is available in browsers only.');
  const elements = stripe.elements({
    mode: 'payment',
    amount,
    currency: currency.toLowerCase(),
    captureMethod: 'manual',
    ...(savesCard && { setupFutureUsage: 'off_session' as const }),
    ...(hiddenMethods.length > 0 && { excludedPaymentMethodTypes: [...hiddenMethods] }),
    locale: languageOf(locale) satisfies StripeElementLocale,
    appearance: stripeAppearance(getComputedStyle(document.documentElement)),
  });
  return { stripe, elements };
};
