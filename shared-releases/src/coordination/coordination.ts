/** What the shell servers of a channel share besides its revisions: who acts now, and small values that outlive a server. */
export interface Coordination {
  /**
   * True for at most one server at a time, until its lease runs out. Work that must not happen twice still needs a check of its own, because a
   * server may be stopped between this answer and the work.
   */
  lead(): Promise<boolean>;
  /** The value stored under the key; stores the given one when there is none. */
  once<T>(key: string, value: T): Promise<T>;
  /** The value stored under the key. Null when there is none. */
  get<T>(key: string): Promise<T | null>;
  set(key: string, value: unknown): Promise<void>;
  /** Gives the lease back. */
  close(): Promise<void>;
}
