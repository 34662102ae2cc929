import type { Clock } from '@detour/shared-contracts/base';

type Refreshed<T> = (key: string, make: () => Promise<T>) => Promise<T>;

/**
 * Keeps an answer for `life` milliseconds. An older one is still given at once, while one caller makes it anew; a failed renewal leaves
 * the old one and is tried again by the next caller.
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
