import type { Refusal } from '@detour/shared-releases';

interface LoggedRefusal extends Refusal {
  /** Milliseconds UTC of the first and the last time. */
  readonly since: number;
  readonly at: number;
  readonly times: number;
}

export interface RefusalLog {
  /** Gives true for the first time of this refusal, or the first after a quarter of an hour. */
  add(refusal: Refusal): boolean;
  /** The last ones, the newest first. */
  list(): readonly LoggedRefusal[];
}

const kept = 50;
const quiet = 15 * 60_000;

/** What was not believed, for the status page; the same refusal is one line, however often it is met. */
export const createRefusalLog = (now: () => number): RefusalLog => {
  const entries = new Map<string, LoggedRefusal>();
  return {
    add({ kind, message }) {
      const key = `${kind} ${message}`;
      const before = entries.get(key);
      const at = now();
      entries.delete(key);
      entries.set(key, { kind, message, since: before?.since ?? at, at, times: (before?.times ?? 0) + 1 });
      const [oldest] = entries.keys();
      if (entries.size > kept && oldest !== undefined) entries.delete(oldest);
      return before === undefined || at - before.at > quiet;
    },
    list: () => [...entries.values()].reverse(),
  };
};
