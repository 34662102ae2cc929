/**
 * Method and path of a call, small enough for the browser. Schemas are in `call-schemas`, validators in
 * `@detour/shared-contracts/validators`.
 */
export interface Call<Shape extends CallShape = CallShape, Id extends string = string> {
  readonly id: Id;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Contains `:name` for each member of `params`. */
  readonly path: string;
  /** Type-level only. */
  readonly shape?: Shape;
}

export interface CallShape {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly response: unknown;
}

export type CallParams<C> = C extends Call<infer S> ? S['params'] : never;
export type CallQuery<C> = C extends Call<infer S> ? S['query'] : never;
export type CallBody<C> = C extends Call<infer S> ? S['body'] : never;
export type CallResponse<C> = C extends Call<infer S> ? S['response'] : never;

/** Checks a parsed JSON value. Errors follow JSON Schema. Generated at build time, without `eval`. */
export interface Validator<T> {
  (value: unknown): value is T;
  errors?: readonly { readonly instancePath: string; readonly message?: string }[] | null;
}

/** Loads a validator: its code is a chunk of its own, because a first view that shows the server's data receives no response. */
export type ValidatorLoader<T> = () => Promise<Validator<T>>;
