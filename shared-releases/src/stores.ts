import type { StoredRevision } from './channel-document';
import type { PackageName, ReleaseId } from './release-document';

/** Immutable releases: a folder, or an S3-compatible store. No method changes or overwrites a published release. */
export interface ReleaseStore {
  /** Where it is, for messages to people: a folder, `s3://bucket/prefix`. */
  readonly place: string;
  /** Versions of a package, the oldest publication first. */
  versions(name: PackageName): Promise<readonly PublishedRelease[]>;
  has(id: ReleaseId): Promise<boolean>;
  /** Bytes of a file; null when there is none. */
  read(id: ReleaseId, file: string): Promise<Buffer | null>;
  /** Takes every file of the folder, `release.json` last. `taken` when the version is there already; then nothing changed. */
  publish(id: ReleaseId, folder: string): Promise<'published' | 'taken'>;
  /** A local folder with the release, checked file by file against its table; fetched once where the store is remote. */
  folder(id: ReleaseId): Promise<string>;
  /** Only `prune` asks for it, and only for releases that no revision in force can name. */
  remove(id: ReleaseId): Promise<void>;
}

export interface PublishedRelease extends ReleaseId {
  /** Milliseconds UTC. */
  readonly publishedAt: number;
}

/** Channels and their history: a folder, or PostgreSQL. Never a store without conditional writes. */
export interface ChannelStore {
  readonly place: string;
  channels(): Promise<readonly string[]>;
  /** Number of the newest revision; 0 for a channel that does not exist. Cheap: it is asked several times a second. */
  latest(channel: string): Promise<number>;
  read(channel: string, revision: number): Promise<StoredRevision | null>;
  /** Numbers above `above` that something is stored under, the newest first. There may be gaps: a store can be tampered with, or restored. */
  numbers(channel: string, above: number): Promise<readonly number[]>;
  /** Compare-and-swap: `taken` when somebody else wrote this revision first; then nothing changed. */
  append(channel: string, revision: number, stored: StoredRevision): Promise<'stored' | 'taken'>;
}
