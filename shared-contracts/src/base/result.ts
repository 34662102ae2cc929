/** Expected failures are values. `error` is a union by `kind`, each with a full English sentence in `message` for logs. */
export type Result<T, E = Failure> = Ok<T> | Err<E>;

export interface Ok<T> {
  readonly ok: true;
  readonly value: T;
}

export interface Err<E> {
  readonly ok: false;
  readonly error: E;
}

/**
 * Minimum shape of an error. Compare errors by `kind` or `code`, never with `instanceof`: two builds contain two copies of a
 * class.
 */
export interface Failure {
  readonly kind: string;
  readonly message: string;
}

export const ok = <T>(value: T): Ok<T> => ({ ok: true, value });

export const err = <E>(error: E): Err<E> => ({ ok: false, error });
