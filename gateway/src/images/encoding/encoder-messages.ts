/** Messages to the encoding process: start the list, or encode a requested picture first. */
export type ToEncoder =
  | { readonly kind: 'start'; readonly covers: readonly string[] }
  | { readonly kind: 'need'; readonly scene: string; readonly file: string };

export type FromEncoder =
  | { readonly kind: 'made'; readonly path: string }
  | { readonly kind: 'failed'; readonly path: string; readonly reason: string }
  | { readonly kind: 'filled'; readonly made: number };
