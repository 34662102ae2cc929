import { LRUCache } from 'lru-cache';
import type { Visitor } from '../visitor/visitor-cookie';

/** What one address may add to the evidence about one release within an hour. */
export interface AddressCeiling {
  /** Bad page views of a measure; 0 sets no ceiling at all. */
  readonly bad: number;
}

type Weighed = 'view' | 'bad' | 'value';

export interface CountedVisitors {
  /** What is known of a visitor: what his cookie says, and what this server counted since it was written. */
  recall(visitor: Visitor): Visitor;
  remember(visitor: Visitor): void;
  /** True while the address has not told as much of this release and measure as one may. */
  mayAdd(what: Weighed, about: string, group: string): boolean;
}

const hour = 3_600_000;
const most = 100_000;
/** Page views of one address about one release: many people may share it, nobody is a crowd alone. */
const views = 200;
/** Values of speed for each bad view that an address may tell of. */
const valuesPerBad = 3;

const merge = (one: Visitor['closed'], other: Visitor['closed']): Visitor['closed'] => {
  const both = { ...one };
  for (const [release, letters] of Object.entries(other))
    both[release] = [...new Set([...(both[release] ?? ''), ...letters])].join('');
  return both;
};

/** Who was counted, and from where: evidence is weighed by visitors and addresses, never by how often somebody speaks. */
export const createCountedVisitors = ({ bad }: AddressCeiling, now: () => number): CountedVisitors => {
  const perf = { now };
  const visitors = new LRUCache<string, Visitor['closed']>({ max: most, ttl: hour, perf });
  const told = new LRUCache<string, number>({ max: most, ttl: hour, perf, noUpdateTTL: true });
  const ceilings: Readonly<Record<Weighed, number>> = { view: views, bad, value: bad * valuesPerBad };
  return {
    recall(visitor) {
      const known = visitors.get(visitor.id);
      const isNews = Object.entries(known ?? {}).some(([release, letters]) =>
        [...letters].some((letter) => !visitor.closed[release]?.includes(letter)),
      );
      return known && isNews ? { ...visitor, closed: merge(visitor.closed, known) } : visitor;
    },
    remember: ({ id, closed }) => void visitors.set(id, closed),
    mayAdd(what, about, group) {
      if (bad === 0) return true;
      const key = `${what} ${about} ${group}`;
      const before = told.get(key) ?? 0;
      if (before >= ceilings[what]) return false;
      told.set(key, before + 1);
      return true;
    },
  };
};
