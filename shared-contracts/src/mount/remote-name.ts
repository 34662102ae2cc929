/** Names of mountable packages. An owner in `requirements.tsv` is one of these. */
export const remoteNames = [
  'remote-search',
  'remote-product',
  'remote-gifting',
  'remote-boxes',
  'remote-activities',
  'remote-account',
  'remote-editor',
] as const;

export type RemoteName = (typeof remoteNames)[number];
