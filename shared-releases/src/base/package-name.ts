import { namespaceOf } from '@detour/shared-contracts/mount';

/** A package with its own releases: the shell or a remote. Not `RemoteName`, because an old server may meet a newer remote. */
export type PackageName = string;

const packageName = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Names become folders, URLs and globals, so other characters would be unsafe. */
export const isPackageName = (name: string): boolean => packageName.test(name) && name.length <= 64;

/**
 * True for a name of something that this package may bring: `reviews.pages` of `remote-reviews`. At most 40 characters, as reports and
 * analytics take them.
 */
export const isNameOf = (name: PackageName, own: string): boolean =>
  own.length <= 40 &&
  own.startsWith(namespaceOf(name)) &&
  /^[a-z\d]+(-[a-z\d]+)*\.[a-z][a-zA-Z\d-]*$/.test(own);
