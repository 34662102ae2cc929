import { HttpProblem } from '../../http/problem';
import { isProviderError } from '../../context/payment-provider';

/** No charge happened on our side; the client may send the same request again. */
const paymentUnavailable = (cause: Error): HttpProblem => {
  const detail = 'The payment provider is not available. Send the same request again.';
  const headers = { 'retry-after': '5' };
  return Object.assign(new HttpProblem({ status: 503, code: 'PAYMENT_UNAVAILABLE', detail, headers }), {
    cause,
  });
};

/** The call belongs to a provider that is not configured; its body is not read. */
export const wrongProvider = (detail: string): HttpProblem =>
  new HttpProblem({ status: 409, code: 'PAYMENT_METHOD_CLOSED', detail });

/** Runs a call to the provider and maps an unavailable provider to a problem that can be retried. */
export const askingProvider = async <T>(ask: () => Promise<T>): Promise<T> => {
  try {
    return await ask();
  } catch (error) {
    if (isProviderError(error)) throw paymentUnavailable(error);
    throw error;
  }
};
