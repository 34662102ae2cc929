import type { Failure, Problem, Result } from '@detour/shared-contracts';

/** Why a call has no value. Compare by `kind` and `code`; visitors read their own text for each, never `message`. */
export interface ApiError extends Failure {
  readonly kind: 'network' | 'timeout' | 'aborted' | 'problem' | 'invalid';
  /** HTTP status, when an answer came. */
  readonly status?: number;
  /** Stable upper-case word of the gateway: `PACKAGE_NOT_AVAILABLE_CHECKIN`. */
  readonly code?: string;
  readonly problem?: Problem;
  /** What the message of a reply names, where it has any. @spec CALL-072 */
  readonly values?: Readonly<Record<string, unknown>>;
  /** The answer as it came, for members beside the problem (`error`, `newAmount`). */
  readonly body?: unknown;
}

export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'kind' in error && 'message' in error;

/** A repeat may help: the network, a time-out, or a server that is down or busy. */
export const isTransient = (error: unknown): boolean =>
  isApiError(error) &&
  (error.kind === 'network' ||
    error.kind === 'timeout' ||
    (error.status ?? 0) >= 500 ||
    error.status === 429);

/** For query functions: the value, or the `ApiError` thrown into the query. */
export const unwrap = <T>(result: Result<T, ApiError>): T => {
  if (result.ok) return result.value;
  throw result.error;
};
