/** A source of repeatable choices: the same seed gives the same sequence, on every machine and in every version. */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** Whole, both ends included. */
  int(low: number, high: number): number;
  pick<T>(items: readonly T[]): T;
  chance(probability: number): boolean;
  /** A new order; the argument is left as it is. */
  shuffle<T>(items: readonly T[]): T[];
  /** `count` different items, fewer when there are not as many. */
  sample<T>(items: readonly T[], count: number): T[];
}

/** 32 bits of a text (FNV-1a with a final avalanche), so that near seeds give far numbers. */
export const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};

/** A number in [0, 1) that depends on nothing but its arguments: for tables where each cell stands alone. */
export const unitOf = (seed: number, index: number): number => {
  let mixed = Math.imul(seed ^ (index * 0x9e3779b9), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4_294_967_296;
};

/** Mulberry32 over the hash of `seed`. */
export const createRandom = (seed: string): Random => {
  let state = hashOf(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
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
