/** Mountable packages of this repository. An owner in `requirements.tsv` is one of these. */
export const remoteNames = [
  'remote-search',
  'remote-product',
  'remote-gifting',
  'remote-boxes',
  'remote-activities',
  'remote-account',
  'remote-editor',
] as const;

/** Name of a mountable package. A channel can have remotes that this build does not know. */
export type RemoteName = `remote-${string}`;

/** How the names begin of what a remote brings: `reviews.` for `remote-reviews`. */
export const namespaceOf = (remote: string): string => `${remote.replace(/^remote-/, '')}.`;
