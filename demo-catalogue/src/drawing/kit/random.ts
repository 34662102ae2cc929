import { itemAt } from '../../item-at';
import { fnv1a, mulberry32 } from '../../mulberry32';

/** Random numbers that are the same for the same seed on every machine. */
export interface Random {
  /** In [0, 1). */
  next(): number;
  between(low: number, high: number): number;
  /** An integer from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
  chance(probability: number): boolean;
}

export const hashText = fnv1a;

export function createRandom(seed: string): Random {
  const next = mulberry32(hashText(seed));
  const between = (low: number, high: number): number => low + (high - low) * next();
  return {
    next,
    between,
    whole: (low, high) => Math.floor(between(low, high + 1)),
    pick: (list) => itemAt(list, Math.floor(next() * list.length)),
    chance: (probability) => next() < probability,
  };
}
