import { LRUCache } from 'lru-cache';
import type { Visitor } from '../visitor/visitor-cookie';

/** Limits of one address's contribution to the evidence about a release, per hour. */
export interface AddressCeiling {
  /** Bad page views per measure. 0 means no limit. */
  readonly bad: number;
}

type Weighed = 'view' | 'bad' | 'value';

export interface CountedVisitors {
  /** State of a visitor: the cookie's content plus what this server counted since. */
  recall(visitor: Visitor): Visitor;
  remember(visitor: Visitor): void;
  /** True while the address is below its limit for this release and measure. */
  mayAdd(what: Weighed, about: string, group: string): boolean;
}

const hour = 3_600_000;
const most = 100_000;
/** Page views of one address per release. Many people may share an address, but one address must not dominate. */
const views = 200;
/** Number of speed samples allowed per allowed bad view. */
const valuesPerBad = 3;

const merge = (one: Visitor['closed'], other: Visitor['closed']): Visitor['closed'] => {
  const both = { ...one };
  for (const [release, letters] of Object.entries(other))
    both[release] = [...new Set([...(both[release] ?? ''), ...letters])].join('');
  return both;
};

/** Tracks counted visitors and addresses: evidence is weighed by visitor and address, never by number of reports. */
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
