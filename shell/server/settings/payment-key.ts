import type { GatewayLink } from '../http/proxy/gateway-link';

/** Milliseconds that the gateway has to answer. */
const patience = 3000;

/** How this server's `STRIPE_PUBLISHABLE_KEY` stands to the gateway's, which is the one that payments are made with. */
export type PaymentKeyState = 'same' | 'unknown' | { readonly refusal: string };

/**
 * The policy of pages opens for Stripe by this server's key, the form uses the gateway's: where one server has a key of another account or
 * mode, or none, nobody could pay. Unknown while the gateway is away. No key is repeated.
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
