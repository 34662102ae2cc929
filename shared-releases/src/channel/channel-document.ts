import type { PackageName } from '../base/package-name';
import type { Signature } from '../trust/signature';
import type { Freeze } from './rollout/freeze';
import type { Rollout } from './rollout/rollout-document';

/** Gives a share of visitors another release of one package. */
export interface Canary {
  readonly version: string;
  /** Visitors whose arm number (0–99) is below this value get the canary: 1–99. */
  readonly percent: number;
  /** Milliseconds UTC. */
  readonly startedAt: number;
  /**
   * Canaries of the same set: `remote-boxes@5.0.0`. Servers show all of them or none, and they end together. Absent for a canary alone.
   */
  readonly together?: readonly string[];
}

export interface ChannelEntry {
  readonly version: string;
  /** Last good release: the browser's fallback when the current release fails, and the default rollback target. */
  readonly previous: string | null;
  readonly canary: Canary | null;
  /**
   * Releases that went live with this one as a set: `remote-boxes@5.0.0`. Servers serve all of them or none, and a rollback takes all back.
   * Absent for a release that was promoted alone.
   */
  readonly together?: readonly string[];
  /**
   * Switched flags that the package brings (`reviews.pages`). Flags of the package that are not listed have the state of its contract. They
   * belong to the package, not to a release: promotions and rollbacks keep them.
   */
  readonly flags?: Readonly<Record<string, boolean>>;
  /** The plan of a release on its way to all visitors. Read it with `rolloutOf`: what overtakes a plan may leave it here. */
  readonly rollout?: Rollout;
}

export type ChangeKind =
  | 'promote'
  | 'canary'
  | 'rollback'
  | 'abort'
  | 'remove'
  | 'repair'
  | 'flag'
  /** A plan that waits: no visitor sees a change yet. */
  | 'plan'
  /** The next step of a plan. */
  | 'step'
  /** A freeze was added, removed or overridden. */
  | 'freeze';

/** Reason of a revision: one line of the history. */
export interface ChannelChange {
  readonly kind: ChangeKind;
  /** Author: the name of a person or pipeline, or `canary-watch`. */
  readonly by: string;
  /** Milliseconds UTC. */
  readonly at: number;
  readonly packages: readonly PackageName[];
  /** `remote-search 1.3.2 → 1.4.0` */
  readonly what: string;
  readonly why: string;
}

/**
 * One revision of a channel. Revisions are append-only: the newest is the channel, all together are its history. Each contains
 * the hash of its predecessor, so that none can be removed, changed or replayed.
 */
export interface ChannelRevision {
  readonly format: 1;
  readonly channel: string;
  /** 1, 2, 3, … */
  readonly revision: number;
  /** SHA-256 (hex) of the previous revision's `body`. Empty for the first. */
  readonly before: string;
  readonly change: ChannelChange;
  readonly releases: Readonly<Record<PackageName, ChannelEntry>>;
  /** Times in which nothing new goes live. Absent: none. */
  readonly freezes?: readonly Freeze[];
}

/** Stored form of a revision. `body` is the exact signed text of a `ChannelRevision`. */
export interface StoredRevision {
  readonly body: string;
  readonly signature: Signature;
}
