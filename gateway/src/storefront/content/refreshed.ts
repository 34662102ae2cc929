import type { Clock } from '@detour/shared-contracts/base';

type Refreshed<T> = (key: string, make: () => Promise<T>) => Promise<T>;

/**
 * Caches a response for `life` milliseconds. A stale one is served while one caller renews it. A failed renewal keeps the old
 * response, and the next caller retries. A response of another `revision` of the catalogue is never served.
 */
export const createRefreshed = <T>(
  clock: Clock,
  life: number,
  revision: () => Promise<number> = () => Promise.resolve(0),
): Refreshed<T> => {
  const kept = new Map<string, { readonly at: number; readonly of: number; readonly value: T }>();
  const running = new Map<string, Promise<T>>();
  const refresh = (key: string, of: number, make: () => Promise<T>): Promise<T> => {
    const run = `${of} ${key}`;
    const under = running.get(run);
    if (under) return under;
    const work = make()
      .then((value) => {
        kept.set(key, { at: clock.now(), of, value });
        return value;
      })
      .finally(() => running.delete(run));
    running.set(run, work);
    return work;
  };
  return async (key, make) => {
    const of = await revision();
    const found = kept.get(key);
    if (!found || found.of < of) return refresh(key, of, make);
    if (clock.now() - found.at > life) refresh(key, of, make).catch(() => undefined);
    return found.value;
  };
};
