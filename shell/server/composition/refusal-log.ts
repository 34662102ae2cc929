import type { Refusal } from '@detour/shared-releases/base';

interface LoggedRefusal extends Refusal {
  /** First and last time, in milliseconds UTC. */
  readonly since: number;
  readonly at: number;
  readonly times: number;
}

export interface RefusalLog {
  /** Returns true for the first occurrence of a refusal, and again after a quarter of an hour. */
  add(refusal: Refusal): boolean;
  /** The most recent refusals, newest first. */
  list(): readonly LoggedRefusal[];
}

const kept = 50;
const quiet = 15 * 60_000;

/** Collects refusals for the status page. Repeated refusals share one line. */
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
