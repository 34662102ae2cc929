/** A package with its own releases: the shell or a remote. Not `RemoteName`, because an old server may meet a newer remote. */
export type PackageName = string;

const packageName = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Names become folders, URLs and globals, so other characters would be unsafe. */
export const isPackageName = (name: string): boolean => packageName.test(name) && name.length <= 64;
