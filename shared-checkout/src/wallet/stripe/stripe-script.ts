/** The URL that the installed `@stripe/stripe-js` expects (verified by a test). Stripe serves it, so it has no hash. */
export const stripeJsUrl = 'https://js.stripe.com/endive/stripe.js';

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(url: string): unknown };
}

interface StripeWindow {
  readonly trustedTypes?: TrustedTypes;
  readonly Stripe?: unknown;
  /** The only URL of the policy `stripe-js`. Cached, because a document can create a policy only once. */
  detourStripeUrl?: unknown;
}

/** The policy always returns the one allowed URL. The CSP allows the policy only if Stripe is configured. */
const trustedUrl = (page: StripeWindow): unknown => {
  page.detourStripeUrl ??= page.trustedTypes
    ? page.trustedTypes.createPolicy('stripe-js', { createScriptURL: () => stripeJsUrl }).createScriptURL('')
    : stripeJsUrl;
  return page.detourStripeUrl;
};

/**
 * Loads Stripe's script once. Rejects on failure; a later call tries again. The loader of `@stripe/stripe-js` would assign its URL as a
 * plain string, which Trusted Types reject, so the script is loaded before.
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
