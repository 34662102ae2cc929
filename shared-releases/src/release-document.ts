import type { ReleaseFiles } from '@detour/shared-contracts/mount';

/** A package with its own releases: the shell or a remote. Not `RemoteName`, because an old server may meet a newer remote. */
export type PackageName = string;

/** A release by name and version: `remote-search@1.4.0`. */
export interface ReleaseId {
  readonly name: PackageName;
  readonly version: string;
}

/** `release.json`: composition data, and the hash of each other file in the folder. The signature covers its exact bytes. */
export interface ReleaseTable extends ReleaseFiles {
  /** SHA-384 (base64, prefix `sha384-`) by path within the release: scripts, server bundle, messages, `contract.json`. */
  readonly files: Readonly<Record<string, string>>;
}

/** `release.sig.json`: the signature of the bytes of `release.json`. */
export interface Signature {
  /** Id of a key in the trust document. */
  readonly key: string;
  /** Ed25519 signature (base64) of the purpose (`signing.ts`) and the bytes. */
  readonly value: string;
}
