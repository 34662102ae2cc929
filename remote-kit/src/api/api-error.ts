import type { Failure, Result } from '@detour/shared-contracts/base';
import type { Problem } from '@detour/shared-contracts/schemas';

const errorKinds = ['network', 'timeout', 'aborted', 'problem', 'invalid'] as const;

/** Why a call failed. Compare `kind` and `code`. Visitors see localised texts, never `message`. */
export interface ApiError extends Failure {
  readonly kind: (typeof errorKinds)[number];
  /** HTTP status, if a response arrived. */
  readonly status?: number;
  /** Stable upper-case word of the gateway: `PACKAGE_NOT_AVAILABLE_CHECKIN`. */
  readonly code?: string;
  readonly problem?: Problem;
  /** Values named in the response's message, if any. @spec CALL-072 */
  readonly values?: Readonly<Record<string, unknown>>;
  /** The raw response, for members beside the problem (`error`, `newAmount`). */
  readonly body?: unknown;
}

/** A normal response may contain `kind` and `message` too, for example a gift. */
export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' &&
  error !== null &&
  'message' in error &&
  'kind' in error &&
  errorKinds.some((kind) => kind === error.kind);

/** A retry may succeed: network error, timeout, or an unavailable or busy server. */
export const isTransient = (error: unknown): boolean =>
  isApiError(error) &&
  (error.kind === 'network' ||
    error.kind === 'timeout' ||
    (error.status ?? 0) >= 500 ||
    error.status === 429);

/** For query functions: returns the value or throws the `ApiError`. */
export const unwrap = <T>(result: Result<T, ApiError>): T => {
  if (result.ok) return result.value;
  throw result.error;
};
