import type { Picture } from '../picture';

/** Fills the cache in the background. Requested pictures come first. */
export interface Encoder {
  /** Starts the whole list, then the cards of the houses' covers. Idempotent. */
  start(covers?: readonly string[]): void;
  /**
   * Resolves when the file is cached. The picture is encoded before pictures that nobody requested. Rejects when it cannot be
   * encoded.
   */
  need(picture: Picture): Promise<void>;
  stop(): Promise<void>;
}
