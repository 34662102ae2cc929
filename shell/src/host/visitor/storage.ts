import type { Consent, StoragePort } from '@detour/shared-contracts/mount';
import { findStoredItem, type BroughtItem, type StoredItem } from '@detour/shared-contracts/platform';

type Item = Pick<StoredItem, 'kind' | 'class'>;

/** The browser may deny its storage, or have no room left. */
const guarded = <T>(work: () => T, otherwise: () => T): T => {
  try {
    return work();
  } catch {
    return otherwise();
  }
};

const areaOf = ({ kind }: Item): Storage => (kind === 'session-storage' ? sessionStorage : localStorage);

/**
 * `localStorage` or `sessionStorage` by the storage table, or memory when the browser denies it. Writes in this tab reach this
 * tab's listeners too. `brought` are keys that remotes bring.
 */
export const createStorage = (
  consent: Pick<Consent, 'allows'>,
  brought: readonly BroughtItem[] = [],
): StoragePort => {
  const memory = new Map<string, string>();
  const listeners = new Map<string, Set<() => void>>();
  const fire = (key: string | null): void => {
    for (const [name, set] of listeners)
      if (key === null || key === name) set.forEach((listener) => listener());
  };
  addEventListener('storage', (event) => fire(event.key));
  const known = (key: string): Item => {
    const item = findStoredItem(key) ?? brought.find(({ name }) => name === key);
    if (!item) throw new TypeError(`The storage table has no key "${key}".`);
    return item;
  };
  return {
    read(key) {
      const item = known(key);
      return (
        memory.get(key) ??
        guarded(
          () => areaOf(item).getItem(key),
          () => null,
        )
      );
    },
    write(key, value) {
      const item = known(key);
      // Without consent the value lives as long as the page: the feature works, and nothing is stored.
      memory.delete(key);
      if (!consent.allows(item.class)) memory.set(key, value);
      else
        guarded(
          () => areaOf(item).setItem(key, value),
          () => void memory.set(key, value),
        );
      fire(key);
    },
    remove(key) {
      const item = known(key);
      memory.delete(key);
      guarded(
        () => areaOf(item).removeItem(key),
        () => undefined,
      );
      fire(key);
    },
    subscribe(key, listener) {
      const set = listeners.get(key) ?? new Set();
      listeners.set(key, set.add(listener));
      return () => void set.delete(listener);
    },
  };
};
