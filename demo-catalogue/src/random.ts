import { fnv1a, mulberry32 } from './mulberry32';

/** Reproducible random choices: the same seed gives the same sequence on every machine and in every version. */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** An integer from `low` to `high`, both included. */
  int(low: number, high: number): number;
  pick<T>(items: readonly T[]): T;
  chance(probability: number): boolean;
  /** Returns a shuffled copy. */
  shuffle<T>(items: readonly T[]): T[];
  /** Returns at most `count` different items. */
  sample<T>(items: readonly T[], count: number): T[];
}

/** 32-bit hash of a text: FNV-1a with a final avalanche, so that similar seeds give unrelated numbers. */
export const hashOf = (text: string): number => {
  let hash = fnv1a(text);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};

/** A number in [0, 1) that depends only on its arguments: for tables whose cells are independent. */
export const unitOf = (seed: number, index: number): number => {
  let mixed = Math.imul(seed ^ (index * 0x9e3779b9), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4_294_967_296;
};

export const createRandom = (seed: string): Random => {
  const next = mulberry32(hashOf(seed));
  const pick = <T>(items: readonly T[]): T => {
    if (items.length === 0) throw new RangeError(`Nothing to pick from (seed "${seed}").`);
    return items[Math.floor(next() * items.length)] as T;
  };
  const shuffle = <T>(items: readonly T[]): T[] => {
    const result = [...items];
    for (let index = result.length - 1; index > 0; index -= 1) {
      const other = Math.floor(next() * (index + 1));
      [result[index], result[other]] = [result[other] as T, result[index] as T];
    }
    return result;
  };
  return {
    next,
    int: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick,
    chance: (probability) => next() < probability,
    shuffle,
    sample: (items, count) => shuffle(items).slice(0, count),
  };
};
