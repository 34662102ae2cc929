import type { StoredRevision } from '../channel-document';

/** Channels and their history, in a folder or PostgreSQL. The store must support conditional writes. */
export interface ChannelStore {
  readonly place: string;
  channels(): Promise<readonly string[]>;
  /** Number of the newest revision; 0 for a missing channel. Must be cheap: it is polled several times per second. */
  latest(channel: string): Promise<number>;
  read(channel: string, revision: number): Promise<StoredRevision | null>;
  /** Existing revision numbers above `above`, newest first. Gaps are possible after tampering or a restore. */
  numbers(channel: string, above: number): Promise<readonly number[]>;
  /** Compare-and-swap: returns `taken`, without changes, when another writer created this revision first. */
  append(channel: string, revision: number, stored: StoredRevision): Promise<'stored' | 'taken'>;
  /**
   * Runs the work while no other writer of the channel who asks for a turn does. Only saves lost rounds: the compare-and-swap protects the channel,
   * also from writers without a turn. Absent when the store has no queue.
   */
  inTurn?<T>(channel: string, work: () => Promise<T>): Promise<T>;
}
