import type { Materials } from './provenance/materials';
import type { PackageName } from '../base/package-name';
import type { ReleaseFiles } from '@detour/shared-contracts/mount';

/** A release by name and version: `remote-search@1.4.0`. */
export interface ReleaseId {
  readonly name: PackageName;
  readonly version: string;
}

/** `release.json`: composition data, and the hash of each other file in the folder. The signature covers its exact bytes. */
export interface ReleaseTable extends ReleaseFiles {
  /** SHA-384 (base64, prefix `sha384-`) by path within the release: scripts, server bundle, messages, `contract.json`. */
  readonly files: Readonly<Record<string, string>>;
  /** Of a build only: publication moves them into the provenance. */
  readonly materials?: Materials;
}
