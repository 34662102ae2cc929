import type { Clock } from '@detour/shared-contracts/base';

type Refreshed<T> = (key: string, make: () => Promise<T>) => Promise<T>;

/**
 * Caches a response for `life` milliseconds. A stale one is served while one caller renews it. A failed renewal keeps the old
 * response, and the next caller retries.
 */
export const createRefreshed = <T>(clock: Clock, life: number): Refreshed<T> => {
  const kept = new Map<string, { readonly at: number; readonly value: T }>();
  const running = new Map<string, Promise<T>>();
  const refresh = (key: string, make: () => Promise<T>): Promise<T> => {
    const under = running.get(key);
    if (under) return under;
    const work = make()
      .then((value) => {
        kept.set(key, { at: clock.now(), value });
        return value;
      })
      .finally(() => running.delete(key));
    running.set(key, work);
    return work;
  };
  return (key, make) => {
    const found = kept.get(key);
    if (!found) return refresh(key, make);
    if (clock.now() - found.at > life) refresh(key, make).catch(() => undefined);
    return Promise.resolve(found.value);
  };
};
