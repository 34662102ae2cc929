import { useEffect, useSyncExternalStore } from 'react';

/** Code that loads on first need, or a little before. It stays loaded; a failed load is forgotten, so that the next one tries again. */
export interface Chunk<T> {
  /** Never rejects: a failure leaves the page as it is. */
  load(): Promise<void>;
  loaded(): T | null;
  subscribe(listener: () => void): () => void;
}

export const createChunk = <T>(importChunk: () => Promise<T>): Chunk<T> => {
  const listeners = new Set<() => void>();
  let pending: Promise<void> | null = null;
  let value: T | null = null;
  return {
    load: () =>
      (pending ??= importChunk().then(
        (module) => {
          value = module;
          listeners.forEach((listener) => listener());
        },
        () => {
          pending = null;
        },
      )),
    loaded: () => value,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/** The chunk once it is there, null before. `wanted` loads it now. */
export const useChunk = <T>(chunk: Chunk<T>, wanted: boolean): T | null => {
  useEffect(() => {
    if (wanted) void chunk.load();
  }, [chunk, wanted]);
  return useSyncExternalStore(chunk.subscribe, chunk.loaded, () => null);
};
