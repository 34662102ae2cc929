import type { Consent, StoragePort } from '@detour/shared-contracts';

/** Class of each key that remotes may keep; the table with owner and life is in shared-contracts. */
type ClassOf = (key: string) => 'needed' | 'preferences' | 'statistics' | null;

/** `localStorage`, or memory where the browser refuses it. Writes in this tab reach this tab's listeners too. */
export const createStorage = (classOf: ClassOf, consent: Pick<Consent, 'allows'>): StoragePort => {
  const memory = new Map<string, string>();
  const listeners = new Map<string, Set<() => void>>();
  const fire = (key: string | null): void => {
    for (const [name, set] of listeners)
      if (key === null || key === name) set.forEach((listener) => listener());
  };
  addEventListener('storage', (event) => fire(event.key));
  const guarded = <T>(work: () => T, otherwise: () => T): T => {
    try {
      return work();
    } catch {
      return otherwise();
    }
  };
  const known = (key: string): 'needed' | 'preferences' | 'statistics' => {
    const kind = classOf(key);
    if (!kind) throw new TypeError(`The storage table has no key "${key}".`);
    return kind;
  };
  return {
    read: (key) => (
      known(key),
      memory.get(key) ??
        guarded(
          () => localStorage.getItem(key),
          () => null,
        )
    ),
    write(key, value) {
      // Without consent it lives as long as the page does: the feature works, nothing is kept.
      if (!consent.allows(known(key))) memory.set(key, value);
      else
        guarded(
          () => localStorage.setItem(key, value),
          () => void memory.set(key, value),
        );
      fire(key);
    },
    remove(key) {
      known(key);
      memory.delete(key);
      guarded(
        () => localStorage.removeItem(key),
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
