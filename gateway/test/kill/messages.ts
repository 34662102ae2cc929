/** Messages to a gateway; `offset` is the shop's clock minus the machine's, in ms. */
export type ToGateway =
  | { readonly kind: 'clock'; readonly offset: number }
  /** Run all jobs once. */
  | { readonly kind: 'turn'; readonly offset: number; readonly id: number };

export type FromGateway =
  | { readonly kind: 'ready'; readonly address: string }
  | { readonly kind: 'turned'; readonly id: number };
