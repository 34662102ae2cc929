import { HttpProblem } from '../../http/problem';
import { isProviderError } from '../../context/payment-provider';

/** Nobody was charged by us; the same request may be sent again. */
const paymentUnavailable = (cause: Error): HttpProblem => {
  const detail = 'The payment provider could not be asked. Send the same request again.';
  const headers = { 'retry-after': '5' };
  return Object.assign(new HttpProblem({ status: 503, code: 'PAYMENT_UNAVAILABLE', detail, headers }), {
    cause,
  });
};

/** The call belongs to a provider that is not configured: its data is not even read. */
export const wrongProvider = (detail: string): HttpProblem =>
  new HttpProblem({ status: 409, code: 'PAYMENT_METHOD_CLOSED', detail });

/** Runs a call that asks the provider; a provider that is away becomes a problem that may be tried again. */
export const askingProvider = async <T>(ask: () => Promise<T>): Promise<T> => {
  try {
    return await ask();
  } catch (error) {
    if (isProviderError(error)) throw paymentUnavailable(error);
    throw error;
  }
};
