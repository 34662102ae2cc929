import { namespaceOf } from '@detour/shared-contracts/mount';

/** A package with its own releases: the shell or a remote. Not `RemoteName`, because an old server may meet a newer remote. */
export type PackageName = string;

const packageName = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Names become folders, URLs and globals, so other characters would be unsafe. */
export const isPackageName = (name: string): boolean => packageName.test(name) && name.length <= 64;

/** True for a flag that this package may bring: `reviews.pages` of `remote-reviews`. */
export const isFlagOf = (name: PackageName, flag: string): boolean =>
  flag.startsWith(namespaceOf(name)) && /^[a-z\d]+(-[a-z\d]+)*\.[a-z][a-zA-Z\d-]*$/.test(flag);
