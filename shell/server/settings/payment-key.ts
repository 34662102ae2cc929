import type { GatewayLink } from '../http/proxy/gateway-link';

/** Timeout (ms) of the gateway's response. */
const patience = 3000;

/** Comparison of this server's `STRIPE_PUBLISHABLE_KEY` with the gateway's, which makes the payments. */
export type PaymentKeyState = 'same' | 'unknown' | { readonly refusal: string };

/**
 * Compares this server's payment key with the gateway's. The CSP allows Stripe by this server's key, while the form uses the
 * gateway's. If they differ in account or mode, or one is missing, nobody can pay. Unknown while the gateway is unavailable.
 * Never prints a key.
 */
export const comparePaymentKey = async (
  gateway: Pick<GatewayLink, 'fetch'>,
  own: string | null,
): Promise<PaymentKeyState> => {
  const answer = await gateway
    .fetch('/api/health/ready', { signal: AbortSignal.timeout(patience) })
    .then((response) => response.json() as Promise<{ readonly publishableKey?: unknown }>)
    .catch(() => null);
  const theirs = answer?.publishableKey;
  if (theirs !== null && typeof theirs !== 'string') return 'unknown';
  if (theirs === own) return 'same';
  const problem =
    own === null
      ? 'is missing: the gateway takes payments with Stripe'
      : theirs === null
        ? 'is set, and the gateway takes no payments with Stripe'
        : 'is another one than the gateway’s';
  return { refusal: `STRIPE_PUBLISHABLE_KEY ${problem}.` };
};
