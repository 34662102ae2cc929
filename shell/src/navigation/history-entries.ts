import type { Json } from '@detour/shared-contracts/base';
import type { ShopLocation } from '@detour/shared-contracts/mount';

export interface EntryMemory {
  readonly scrollY: number;
  readonly snapshot: Json;
}

/** Number of stored entries. */
const limit = 20;

/** State of each history entry when the visitor left it: scroll, and the remote's snapshot. */
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
  /** Null for a page that no layer was opened over. */
  readonly layer: LayerState | null;
}

/** A page and the layers over it have one `base`. The page has depth 0. */
export interface LayerState {
  readonly base: string;
  readonly depth: number;
}

const readLayer = (layer: unknown): LayerState | null => {
  const found = layer as Partial<LayerState> | null | undefined;
  return typeof found?.base === 'string' && Number.isInteger(found.depth)
    ? { base: found.base, depth: Number(found.depth) }
    : null;
};

let counter = 0;

export const newEntryKey = (): string => `${Date.now().toString(36)}-${(counter += 1).toString(36)}`;

export const readEntryState = (state: unknown): EntryState => {
  const found = state as Partial<EntryState> | null;
  return typeof found?.key === 'string'
    ? {
        key: found.key,
        scrollY: Number(found.scrollY) || 0,
        user: found.user ?? null,
        layer: readLayer(found.layer),
      }
    : { key: newEntryKey(), scrollY: 0, user: null, layer: null };
};

/** The location of the browser's present history entry. */
export const currentLocation = (): ShopLocation => {
  const known = readEntryState(history.state);
  const { key, user } = known;
  // Adds a key to an entry that the browser created (address bar), so that it is known on return.
  if ((history.state as { key?: unknown } | null)?.key !== key) history.replaceState(known, '');
  return { path: location.pathname, search: location.search, hash: location.hash, key, state: user };
};

export const hrefOf = ({ path, search, hash }: Pick<ShopLocation, 'path' | 'search' | 'hash'>): string =>
  path + search + hash;

/** Stores the scroll position in the present entry, for a reload. */
export const keepScroll = ({ key, state }: ShopLocation, top: number): void =>
  history.replaceState({ ...readEntryState(history.state), key, scrollY: top, user: state }, '');

/** Writes a new entry, or replaces the present one. The entry of a layer becomes that of the new location. */
export const writeEntry = (target: ShopLocation, replace: boolean): void => {
  const { layer } = readEntryState(history.state);
  const state: EntryState = {
    key: target.key,
    scrollY: 0,
    user: target.state,
    layer: replace ? layer : null,
  };
  if (replace || (layer && layer.depth > 0)) history.replaceState(state, '', hrefOf(target));
  else history.pushState(state, '', hrefOf(target));
};
