import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

// Cached: in jest's sandbox every access to a global costs more than the arithmetic.
const { cos, exp, log, max, PI, round, sqrt } = Math;

/** Numbers in [0, 1) that are the same for the same seed. */
export const seededRandom = (seed: number): (() => number) => {
  const generator = xoroshiro128plus(seed);
  return () => uniformFloat64(generator);
};

const gauss = (random: () => number): number => sqrt(-2 * log(1 - random())) * cos(2 * PI * random());

/** A sample of the Poisson distribution: exact for small means, normal approximation for large ones. */
export const poisson = (random: () => number, mean: number): number => {
  if (mean > 100) return max(0, round(mean + sqrt(mean) * gauss(random)));
  if (mean > 30) return poisson(random, mean / 2) + poisson(random, mean / 2);
  const limit = exp(-mean);
  let product = random();
  let count = 0;
  while (product > limit) {
    product *= random();
    count += 1;
  }
  return count;
};
