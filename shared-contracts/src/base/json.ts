/** Data that survives `JSON.parse(JSON.stringify(x))`: the only kind that crosses a remote's boundary. */
export type Json =
  string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined };
