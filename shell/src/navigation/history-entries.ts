import type { Json } from '@detour/shared-contracts/base';

export interface EntryMemory {
  readonly scrollY: number;
  readonly snapshot: Json;
}

/** Number of stored entries. */
const limit = 20;

/** State of each history entry when it was left: scroll, and the remote's snapshot. */
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

/** The shell's part of `history.state`. `user` comes from the remote. */
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
