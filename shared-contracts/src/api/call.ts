/** Where a call goes, light enough for the browser. Its schemas are in `call-schemas`, its validator in `@detour/shared-contracts/validators`. */
export interface Call<Shape extends CallShape = CallShape> {
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `:name` for each member of `params`. */
  readonly path: string;
  /** Only in the type system. */
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

/** Checks a parsed JSON value; the errors are in the words of JSON Schema. Generated at build, no `eval`. */
export interface Validator<T> {
  (value: unknown): value is T;
  errors?: readonly { readonly instancePath: string; readonly message?: string }[] | null;
}
