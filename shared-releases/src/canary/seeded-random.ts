// Looked up once: in the tests' sandbox each look at a global costs more than the arithmetic.
const { exp, imul } = Math;

/** Numbers in [0, 1) that are the same for the same seed (mulberry32). */
export const seededRandom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** A draw of the Poisson distribution: by products for small means, by halves for large ones. */
export const poisson = (random: () => number, mean: number): number => {
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
