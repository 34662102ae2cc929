import type { PackageName, Signature } from './release-document';

/** A share of visitors gets another release of one package. */
export interface Canary {
  readonly version: string;
  /** Visitors whose arm (0–99) is below it get the canary: 1–99. */
  readonly percent: number;
  /** Milliseconds UTC. */
  readonly startedAt: number;
}

export interface ChannelEntry {
  readonly version: string;
  /** Last good release: tried in the browser when the present one fails, and the target of a plain rollback. */
  readonly previous: string | null;
  readonly canary: Canary | null;
}

export type ChangeKind = 'promote' | 'canary' | 'rollback' | 'abort' | 'remove' | 'repair';

/** Why a revision exists: one line of the history. */
export interface ChannelChange {
  readonly kind: ChangeKind;
  /** Who did it: a person's or a pipeline's name, or `canary-watch`. */
  readonly by: string;
  /** Milliseconds UTC. */
  readonly at: number;
  readonly packages: readonly PackageName[];
  /** `remote-search 1.3.2 → 1.4.0` */
  readonly what: string;
  readonly why: string;
}

/**
 * One revision of a channel. Revisions are only ever added: the newest is the channel, all of them are its history. Each one names the
 * hash of the one before, so that none can be taken out, changed or played again.
 */
export interface ChannelRevision {
  readonly format: 1;
  readonly channel: string;
  /** 1, 2, 3, … */
  readonly revision: number;
  /** SHA-256 in hex of the `body` of the revision before; empty for the first. */
  readonly before: string;
  readonly change: ChannelChange;
  readonly releases: Readonly<Record<PackageName, ChannelEntry>>;
}

/** What a store keeps of a revision. `body` is the exact text of a `ChannelRevision`; it is what is signed. */
export interface StoredRevision {
  readonly body: string;
  readonly signature: Signature;
}
