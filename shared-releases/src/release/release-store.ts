import type { ReleaseId } from './release-document';
import type { PackageName } from '../base/package-name';

/** Immutable releases in a folder or S3-compatible store. No method changes or overwrites a published release. */
export interface ReleaseStore {
  /** Location for messages: a folder, `s3://bucket/prefix`. */
  readonly place: string;
  /** Versions of a package, oldest publication first. */
  versions(name: PackageName): Promise<readonly PublishedRelease[]>;
  has(id: ReleaseId): Promise<boolean>;
  /** Bytes of a file. Null when it does not exist. */
  read(id: ReleaseId, file: string): Promise<Buffer | null>;
  /** Stores every file of the folder, `release.json` last. Returns `taken`, without changes, when the version exists. */
  publish(id: ReleaseId, folder: string): Promise<'published' | 'taken'>;
  /** A local folder with the release, with every file checked against its table. Fetched once from a remote store. */
  folder(id: ReleaseId): Promise<string>;
  /** Used only by `prune`, for releases that no current revision can name. */
  remove(id: ReleaseId): Promise<void>;
}

export interface PublishedRelease extends ReleaseId {
  /** Milliseconds UTC. */
  readonly publishedAt: number;
}
