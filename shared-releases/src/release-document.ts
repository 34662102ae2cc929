import type { ReleaseFiles } from '@detour/shared-contracts';

/** A package that has releases of its own: the shell or a remote. Not `RemoteName`: an old server may meet a newer remote. */
export type PackageName = string;

/** A release by name and version, as people type it: `remote-search@1.4.0`. */
export interface ReleaseId {
  readonly name: PackageName;
  readonly version: string;
}

/** `release.json`: what a composition needs, and the hash of each other file of the folder. Its exact bytes are signed. */
export interface ReleaseTable extends ReleaseFiles {
  /** SHA-384 in base64 with the prefix `sha384-`, by path within the release: scripts, server bundle, messages, `contract.json`. */
  readonly files: Readonly<Record<string, string>>;
}

/** `release.sig.json`: who vouches for the bytes of `release.json`. */
export interface Signature {
  /** Id of a key in the trust document. */
  readonly key: string;
  /** Ed25519 over what it is for (`signing.ts`) and the bytes, base64. */
  readonly value: string;
}
