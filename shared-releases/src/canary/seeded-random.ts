// Cached: in jest's sandbox every access to a global costs more than the arithmetic.
const { cos, exp, imul, log, max, PI, round, sqrt } = Math;

/** Deterministic numbers in [0, 1) for a seed (mulberry32). */
export const seededRandom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
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
