/** As `@stripe/stripe-js` of this release expects it; its test compares. Stripe serves it, so it has no hash of ours. */
export const stripeJsUrl = 'https://js.stripe.com/endive/stripe.js';

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(url: string): unknown };
}

interface StripeWindow {
  readonly trustedTypes?: TrustedTypes;
  readonly Stripe?: unknown;
  /** The one address that the policy `stripe-js` makes; kept, for a policy can be made once in a document. */
  detourStripeUrl?: unknown;
}

/** The policy knows one address and gives it whatever it is asked for; the CSP lets it be made only where Stripe is configured. */
const trustedUrl = (page: StripeWindow): unknown => {
  page.detourStripeUrl ??= page.trustedTypes
    ? page.trustedTypes.createPolicy('stripe-js', { createScriptURL: () => stripeJsUrl }).createScriptURL('')
    : stripeJsUrl;
  return page.detourStripeUrl;
};

/**
 * Loads Stripe's script once; rejects when it cannot be had, and a later call tries again. The loader of `@stripe/stripe-js` would write
 * its address as a plain string, which our Trusted Types refuse, so it finds the script loaded.
 */
export const loadStripeScript = (page: StripeWindow = window as StripeWindow): Promise<void> => {
  if (page.Stripe) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = trustedUrl(page) as string;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('Stripe.js could not be loaded.'));
    });
    document.head.append(script);
  });
};
