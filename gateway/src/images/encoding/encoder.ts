import type { Picture } from '../picture';

/** Fills the cache in the background, and sooner for what is asked for. */
export interface Encoder {
  /** Begins with the whole list; does nothing the second time. */
  start(): void;
  /** Resolves when the file is in the cache; the picture goes before all that nobody waits for. Rejects when it cannot be made. */
  need(picture: Picture): Promise<void>;
  stop(): Promise<void>;
}
