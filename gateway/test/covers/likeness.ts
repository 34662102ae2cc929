import sharp from 'sharp';
import { paintScene } from '../../src/images/encoding/paint-scene';
import { findScene } from '../../src/images/picture-source';

/** Two covers are alike if at most this many of the 64 bits of their hashes differ. */
export const alikeUpTo = 10;

const known = new Map<string, Promise<bigint>>();

/**
 * Difference hash of a cover: in a grey picture of 9 × 8 pixels, whether each pixel is lighter than its right neighbour. Colours
 * and small details do not change it.
 */
export const hashOfCover = (id: string): Promise<bigint> => {
  const hash = known.get(id) ?? computeHash(id);
  known.set(id, hash);
  return hash;
};

const computeHash = async (id: string): Promise<bigint> => {
  const scene = findScene(id);
  if (!scene) throw new Error(`There is no scene "${id}".`);
  const { pixels, width, height } = await paintScene(scene, { width: 192, height: 128 });
  const grey = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .greyscale()
    .resize(9, 8, { fit: 'fill' })
    .raw()
    .toBuffer();
  let hash = 0n;
  for (let row = 0; row < 8; row++)
    for (let column = 0; column < 8; column++) {
      const at = row * 9 + column;
      hash = (hash << 1n) | ((grey[at] ?? 0) > (grey[at + 1] ?? 0) ? 1n : 0n);
    }
  return hash;
};

/** Number of bits that differ. */
export const distanceOf = (one: bigint, other: bigint): number => {
  let bits = 0;
  for (let rest = one ^ other; rest > 0n; rest &= rest - 1n) bits++;
  return bits;
};

/** What a visitor sees of a page's covers. */
export interface PageFigures {
  /** Neighbours in reading order, of three columns and of two, that are alike. */
  readonly besides: number;
  /** Covers that share their composition with the most others, itself included. */
  readonly mostAlike: number;
  readonly different: number;
}

/** Pairs of places that touch in rows of two and of three cards. */
const neighboursOf = (index: number): readonly number[] =>
  [1, 2, 3].map((step) => index - step).filter((other) => other >= 0);

export const figuresOf = async (covers: readonly string[]): Promise<PageFigures> => {
  const hashes = await Promise.all(covers.map(hashOfCover));
  const alike = (one: number, other: number): boolean =>
    distanceOf(hashes[one] ?? 0n, hashes[other] ?? 0n) <= alikeUpTo;
  const places = hashes.map((_, index) => index);
  return {
    besides: places.reduce(
      (sum, index) => sum + neighboursOf(index).filter((other) => alike(index, other)).length,
      0,
    ),
    mostAlike: Math.max(0, ...places.map((index) => places.filter((other) => alike(index, other)).length)),
    different: new Set(covers).size,
  };
};
