/** What the gateway tells its encoding process: the list may begin, or somebody waits for a picture. */
export type ToEncoder =
  { readonly kind: 'start' } | { readonly kind: 'need'; readonly scene: string; readonly file: string };

export type FromEncoder =
  | { readonly kind: 'made'; readonly path: string }
  | { readonly kind: 'failed'; readonly path: string; readonly reason: string }
  | { readonly kind: 'filled'; readonly made: number };
