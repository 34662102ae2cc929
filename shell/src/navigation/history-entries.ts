import type { Json } from '@detour/shared-contracts';

export interface EntryMemory {
  readonly scrollY: number;
  readonly snapshot: Json;
}

/** Entries that are kept. */
const limit = 20;

/** What each history entry looked like when it was left: scroll, and the remote's snapshot. */
export interface HistoryEntries {
  get(key: string): EntryMemory | null;
  keep(key: string, memory: EntryMemory): void;
}

export const createHistoryEntries = (): HistoryEntries => {
  const entries = new Map<string, EntryMemory>();
  return {
    get: (key) => entries.get(key) ?? null,
    keep(key, memory) {
      entries.delete(key);
      entries.set(key, memory);
      const oldest = entries.keys().next();
      if (entries.size > limit && !oldest.done) entries.delete(oldest.value);
    },
  };
};

/** What the shell writes into `history.state`; `user` is what the remote gave. */
export interface EntryState {
  readonly key: string;
  readonly scrollY: number;
  readonly user: Json;
}

let counter = 0;

export const newEntryKey = (): string => `${Date.now().toString(36)}-${(counter += 1).toString(36)}`;

export const readEntryState = (state: unknown): EntryState => {
  const found = state as Partial<EntryState> | null;
  return typeof found?.key === 'string'
    ? { key: found.key, scrollY: Number(found.scrollY) || 0, user: found.user ?? null }
    : { key: newEntryKey(), scrollY: 0, user: null };
};
