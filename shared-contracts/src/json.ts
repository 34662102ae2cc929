/** What survives `JSON.parse(JSON.stringify(x))`: the only kind of data that crosses a remote's border. */
export type Json =
  string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined };
