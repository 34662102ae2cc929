import { useEffect, useSyncExternalStore } from 'react';

/** Code that loads on first need, or a little before. It stays loaded; a failed load is forgotten, so that the next one tries again. */
export interface Chunk<T> {
  /** Never rejects: a failure leaves the page as it is. */
  load(): Promise<void>;
  state(): ChunkState<T>;
  subscribe(listener: () => void): () => void;
}

export interface ChunkState<T> {
  value: T | null;
  /** The last load failed, and none runs. */
  failed: boolean;
}

/**
 * A chunk by its `import()`. Unlike `React.lazy` a failure throws nothing into the tree, where it would take the whole remote down, and it
 * can be tried again.
 */
export const createChunk = <T>(importChunk: () => Promise<T>): Chunk<T> => {
  const listeners = new Set<() => void>();
  let pending: Promise<void> | null = null;
  let state: ChunkState<T> = { value: null, failed: false };
  const become = (next: ChunkState<T>): void => {
    state = next;
    listeners.forEach((listener) => listener());
  };
  return {
    load: () => {
      if (state.failed) become({ value: null, failed: false });
      pending ??= importChunk().then(
        (value) => become({ value, failed: false }),
        () => {
          pending = null;
          become({ value: null, failed: true });
        },
      );
      return pending;
    },
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

const none: ChunkState<never> = { value: null, failed: false };

/** The chunk as it is now; `wanted` loads it. */
export const useChunk = <T>(chunk: Chunk<T>, wanted: boolean): ChunkState<T> => {
  useEffect(() => {
    if (wanted) void chunk.load();
  }, [chunk, wanted]);
  return useSyncExternalStore(chunk.subscribe, chunk.state, () => none);
};
