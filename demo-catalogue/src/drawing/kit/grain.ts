import { createRandom } from './random';

/** Side of a noise tile in pixels; a power of two, so that wrapping is a mask. */
export const tileSide = 512;
const tileMask = tileSide - 1;
const tileArea = tileSide * tileSide;

/** Noise tiles, generated once per process and shared by all pictures. */
export interface Grain {
  /** 0–255, uniformly distributed. A pixel gets the shade's ink where its density is above this value. */
  readonly screen: Uint8Array;
  /** 0–255, uniformly distributed and coarser than `screen`: the grain of the paper. */
  readonly paper: Uint8Array;
  /** Pixels × 16, signed: displacement of an edge, so that it looks cut by hand. */
  readonly strayX: Int8Array;
  readonly strayY: Int8Array;
}

export function createGrain(): Grain {
  const fine = whiteNoise('screen');
  // A band of frequencies gives dots of similar size without clumps.
  const dots = difference(soften(fine), blur(fine, 3));
  return {
    screen: spreadEvenly(dots),
    paper: spreadEvenly(blur(whiteNoise('paper'), 1)),
    strayX: toStray(blur(blur(whiteNoise('stray-x'), 9), 9)),
    strayY: toStray(blur(blur(whiteNoise('stray-y'), 9), 9)),
  };
}

function whiteNoise(seed: string): Float32Array {
  const random = createRandom(seed);
  return Float32Array.from({ length: tileArea }, () => random.next() - 0.5);
}

// In the functions below, an index is always inside the tile. `?? 0` satisfies the compiler at no cost in the inner loops.

/** Box blur in both directions, wrapping round the tile. */
function blur(noise: Float32Array, radius: number): Float32Array {
  return blurAlong(blurAlong(noise, radius, 1, tileSide), radius, tileSide, 1);
}

function blurAlong(noise: Float32Array, radius: number, step: number, rowStep: number): Float32Array {
  const out = new Float32Array(tileArea);
  for (let row = 0; row < tileSide; row++) {
    for (let cell = 0; cell < tileSide; cell++) {
      let sum = 0;
      for (let offset = -radius; offset <= radius; offset++) {
        sum += noise[row * rowStep + ((cell + offset) & tileMask) * step] ?? 0;
      }
      out[row * rowStep + cell * step] = sum / (2 * radius + 1);
    }
  }
  return out;
}

/** Blurs by about half a pixel, so that dots measure two pixels rather than three. */
const soften = (noise: Float32Array): Float32Array => {
  const soft = blur(noise, 1);
  return noise.map((value, index) => (value + 2.5 * (soft[index] ?? 0)) / 3.5);
};

const difference = (one: Float32Array, other: Float32Array): Float32Array =>
  one.map((value, index) => value - (other[index] ?? 0));

/** Replaces each value by its rank, so that a density of 30 % inks 30 % of the pixels. */
function spreadEvenly(noise: Float32Array): Uint8Array {
  const order = Uint32Array.from({ length: tileArea }, (_, index) => index);
  order.sort((one, other) => (noise[one] ?? 0) - (noise[other] ?? 0));
  const out = new Uint8Array(tileArea);
  order.forEach((cell, rank) => {
    out[cell] = (rank * 256) / tileArea;
  });
  return out;
}

/** Scaled so that the mean displacement is one pixel; the tile's extremes fit an Int8. */
function toStray(noise: Float32Array): Int8Array {
  const spread = Math.sqrt(noise.reduce((sum, value) => sum + value * value, 0) / tileArea);
  return Int8Array.from(noise, (value) => Math.max(-127, Math.min(127, (value / spread) * 16)));
}
