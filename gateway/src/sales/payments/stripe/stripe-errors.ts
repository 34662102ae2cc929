import { ProviderError } from '../../../context/payment-provider';

interface StripeFailure extends Error {
  readonly type: string;
  readonly code?: string;
  readonly statusCode?: number;
  readonly requestId?: string;
}

const isStripeFailure = (error: unknown): error is StripeFailure =>
  error instanceof Error && typeof (error as Partial<StripeFailure>).type === 'string';

/** The intent has moved on meanwhile: where it stands now says what to do. */
export const hasMovedOn = (error: unknown): boolean =>
  isStripeFailure(error) &&
  (error.code === 'payment_intent_unexpected_state' || error.code === 'charge_already_refunded');

/** Asked again later, these may answer: Stripe is away, busy, or still at work on the same key. */
const passing: readonly string[] = [
  'StripeConnectionError',
  'StripeAPIError',
  'StripeRateLimitError',
  // Nothing is wrong with the order: our own key is, and an operator will mend it.
  'StripeAuthenticationError',
  'StripePermissionError',
];

const isPassing = ({ type, statusCode = 0 }: StripeFailure): boolean =>
  passing.includes(type) || statusCode === 409 || statusCode === 429 || statusCode >= 500;

/** Without Stripe's own sentence, which may quote a key; the request id finds it in Stripe's log. */
export const toProviderError = (error: unknown): Error => {
  if (!isStripeFailure(error)) return error instanceof Error ? error : new Error(String(error));
  const parts = [error.type, error.code, error.statusCode, error.requestId].filter(
    (part) => part !== undefined,
  );
  return new ProviderError(isPassing(error) ? 'unavailable' : 'refused', `Stripe: ${parts.join(' ')}`);
};
