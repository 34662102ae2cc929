import type { Picture } from '../picture';

/** Reason of a rejection: enough pictures are being waited for. The reader asks again. */
export const queueIsFull = 'Too many pictures are being drawn.';

/** Fills the cache in the background. Requested pictures come first. */
export interface Encoder {
  /** Starts the whole list, then the cards of the houses' covers. Idempotent. */
  start(covers?: readonly string[]): void;
  /**
   * Resolves when the file is cached. The picture is encoded before pictures that nobody requested. Rejects when it cannot be
   * encoded, and with `queueIsFull`.
   */
  need(picture: Picture): Promise<void>;
  stop(): Promise<void>;
}
