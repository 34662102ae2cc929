import type { Composition, ReleaseIdentity, RemoteName } from '@detour/shared-contracts/mount';

/** The release whose script threw an uncaught error, by its stack or script URL. Otherwise the shell's. */
export const releaseOfError = (
  composition: Composition,
  where: { readonly stack?: string | undefined; readonly script?: string | undefined },
): ReleaseIdentity => {
  const shell = {
    remote: 'shell',
    version: composition.shell.version,
    compositionId: composition.id,
  } as const;
  const [, name = '', version = ''] =
    /\/_r\/([a-z][a-z0-9-]*)\/([^/\s]+)\//.exec(`${where.stack ?? ''} ${where.script ?? ''}`) ?? [];
  const isRemote = Object.hasOwn(composition.remotes, name);
  return isRemote ? { remote: name as RemoteName, version, compositionId: composition.id } : shell;
};
