/** Of what is no page: nothing of it may be drawn, framed or run. Pages, and answers of the gateway, carry policies of their own. */
const closedPolicy = "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

interface HeaderSettings {
  /** Behind https. */
  readonly secure: boolean;
  /** Payments go through Stripe: wallets ask for the payment from its frames, and some open a window of their own. */
  readonly stripe?: boolean;
}

/** Of every answer of the shell server. */
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
