import { useEffect, useSyncExternalStore } from 'react';

/** Code that loads on first use or on preload. It stays loaded. A failed load is forgotten, so that the next one retries. */
export interface Chunk<T> {
  /** Never rejects: a failure leaves the page unchanged. */
  load(): Promise<void>;
  state(): ChunkState<T>;
  subscribe(listener: () => void): () => void;
}

export interface ChunkState<T> {
  value: T | null;
  /** The last load failed, and none is running. */
  failed: boolean;
}

/**
 * Creates a chunk from its `import()`. Unlike `React.lazy`, a failure does not throw into the tree, which would unmount the
 * whole remote, and it can be retried.
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

/** The current state of the chunk. `wanted` starts the load. */
export const useChunk = <T>(chunk: Chunk<T>, wanted: boolean): ChunkState<T> => {
  useEffect(() => {
    if (wanted) void chunk.load();
  }, [chunk, wanted]);
  return useSyncExternalStore(chunk.subscribe, chunk.state, () => none);
};
