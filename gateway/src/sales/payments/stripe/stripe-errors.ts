import { ProviderError } from '../../../context/payment-provider';

interface StripeFailure extends Error {
  readonly type: string;
  readonly code?: string;
  readonly statusCode?: number;
  readonly requestId?: string;
}

const isStripeFailure = (error: unknown): error is StripeFailure =>
  error instanceof Error && typeof (error as Partial<StripeFailure>).type === 'string';

/** True when the intent changed in the meantime; its present state decides. */
export const hasMovedOn = (error: unknown): boolean =>
  isStripeFailure(error) &&
  (error.code === 'payment_intent_unexpected_state' || error.code === 'charge_already_refunded');

/** True when the card was refused, or needs its owner. */
export const wasRefused = (error: unknown): boolean =>
  isStripeFailure(error) && error.type === 'StripeCardError';

/** Temporary errors: Stripe is down, busy, or still working on the same key. */
const passing: readonly string[] = [
  'StripeConnectionError',
  'StripeAPIError',
  'StripeRateLimitError',
  // Not the order but our key is invalid: an operator must fix it.
  'StripeAuthenticationError',
  'StripePermissionError',
];

const isPassing = ({ type, statusCode = 0 }: StripeFailure): boolean =>
  passing.includes(type) || statusCode === 409 || statusCode === 429 || statusCode >= 500;

/** Omits Stripe's message, which may quote a key. The request id finds it in Stripe's log. */
export const toProviderError = (error: unknown): Error => {
  if (!isStripeFailure(error)) return error instanceof Error ? error : new Error(String(error));
  const parts = [error.type, error.code, error.statusCode, error.requestId].filter(
    (part) => part !== undefined,
  );
  return new ProviderError(isPassing(error) ? 'unavailable' : 'refused', `Stripe: ${parts.join(' ')}`);
};
