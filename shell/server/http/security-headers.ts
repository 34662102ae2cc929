/**
 * For responses that are not pages: nothing may be rendered, framed or executed. Pages and gateway responses have their own
 * policies.
 */
const closedPolicy = "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

interface HeaderSettings {
  /** True behind https. */
  readonly secure: boolean;
  /** True when Stripe is enabled: wallets request the payment from Stripe's frames, and some open a window. */
  readonly stripe?: boolean;
}

/** Headers of every response of the shell server. */
export const securityHeaders = ({
  secure,
  stripe = false,
}: HeaderSettings): Readonly<Record<string, string>> => ({
  'content-security-policy': closedPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': stripe ? 'same-origin-allow-popups' : 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': `camera=(), microphone=(), geolocation=(self), payment=(self${stripe ? ' "https://js.stripe.com"' : ''})`,
  ...(secure ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
});
