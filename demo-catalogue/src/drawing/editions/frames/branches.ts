import { type Colour, mix } from '../../kit/colour';
import { fill, line, type Marks } from '../../kit/marks';
import { ellipse, type Path, type Point, round } from '../../kit/paths';
import type { Pen } from '../../kit/pen';
import type { Frame } from './frame';

interface Twig {
  readonly from: Point;
  readonly bend: Point;
  readonly to: Point;
}

/** Twigs that hang into the sheet from an upper corner, long ones first. */
const twigs = ({ random }: Pen, { at }: Parameters<Frame>[1], count: number): readonly Twig[] =>
  Array.from({ length: count }, (_, index): Twig => {
    const share = index / count;
    const reach = random.between(0.24, 0.42) * (1 - share * 0.45);
    const drop = random.between(20, 66) + share * 150;
    return {
      from: [at(-0.03), -14 + share * 96],
      bend: [at(reach * 0.5), drop * 0.25 + share * 40 - 6],
      to: [at(reach), drop],
    };
  });

const pathOf = ({ from, bend, to }: Twig): Path =>
  `M${round(from[0])} ${round(from[1])}Q${round(bend[0])} ${round(bend[1])} ${round(to[0])} ${round(to[1])}`;

const along = ({ from, bend, to }: Twig, share: number): Point => {
  const rest = 1 - share;
  const of = (axis: 0 | 1): number =>
    rest * rest * from[axis] + 2 * rest * share * bend[axis] + share * share * to[axis];
  return [of(0), of(1)];
};

/** A leaf as two arcs from its stalk to its tip. */
const leaf = ([x, y]: Point, angle: number, length: number, wide: number): Path => {
  const [tipX, tipY] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
  const [midX, midY] = [(x + tipX) / 2, (y + tipY) / 2];
  const [offX, offY] = [-Math.sin(angle) * wide, Math.cos(angle) * wide];
  const at = (px: number, py: number): string => `${round(px)} ${round(py)}`;
  return `M${at(x, y)}Q${at(midX + offX, midY + offY)} ${at(tipX, tipY)}Q${at(midX - offX, midY - offY)} ${at(x, y)}Z`;
};

interface Foliage {
  readonly twigs: number;
  readonly leaves: number;
  readonly length: readonly [number, number];
  /** Half of a leaf's width as a share of its length. */
  readonly wide: number;
  readonly dark: Colour;
  readonly pale: Colour;
}

const foliage = (pen: Pen, place: Parameters<Frame>[1], options: Foliage): Marks => {
  const { random, palette } = pen;
  const boughs = twigs(pen, place, options.twigs);
  const [dark, pale]: [Path[], Path[]] = [[], []];
  for (const twig of boughs) {
    for (let index = 0; index < options.leaves; index++) {
      const spot = along(twig, (index + random.between(0.2, 1)) / options.leaves);
      const angle = Math.PI * random.between(0.12, 0.88);
      const path = leaf(
        spot,
        angle,
        random.between(...options.length),
        random.between(...options.length) * options.wide,
      );
      (random.chance(0.68) ? dark : pale).push(path);
    }
  }
  return [
    line(boughs.map(pathOf).join(''), mix(palette.shade, palette.roofs[2], 0.3), 6),
    fill(dark.join(''), options.dark),
    fill(pale.join(''), options.pale),
  ];
};

export const planeBranch: Frame = (pen, place) =>
  foliage(pen, place, {
    twigs: 6,
    leaves: 22,
    length: [30, 52],
    wide: 0.44,
    dark: mix(pen.palette.land[4], pen.palette.land[3], 0.4),
    pale: mix(pen.palette.land[3], pen.palette.lit, 0.2),
  });

export const leafBranch: Frame = (pen, place) =>
  foliage(pen, place, {
    twigs: 7,
    leaves: 26,
    length: [22, 38],
    wide: 0.38,
    dark: mix(pen.palette.land[4], pen.palette.land[3], 0.25),
    pale: mix(pen.palette.land[3], pen.palette.land[2], 0.5),
  });

export const oliveBranch: Frame = (pen, place) => {
  const { palette, random } = pen;
  const silver = mix(mix(palette.land[2], palette.land[1], 0.4), palette.cloud, 0.16);
  const fruit = Array.from({ length: 16 }, () =>
    ellipse(place.at(random.between(0.02, 0.28)), random.between(20, 170), 5.5, 8),
  );
  return [
    ...foliage(pen, place, {
      twigs: 6,
      leaves: 26,
      length: [30, 46],
      wide: 0.16,
      dark: mix(palette.land[4], palette.land[2], 0.4),
      pale: silver,
    }),
    fill(fruit.join(''), mix(palette.shade, palette.land[4], 0.4)),
  ];
};

/** Needles on both sides of twigs, as strokes. */
const needles = (
  pen: Pen,
  place: Parameters<Frame>[1],
  { length, lift }: { length: number; lift: number },
): Marks => {
  const { palette, random } = pen;
  const boughs = twigs(pen, place, 6);
  const strokes = boughs.flatMap((twig) =>
    Array.from({ length: 46 }, (_, index) => {
      const [x, y] = along(twig, index / 46);
      const way = index % 2 === 0 ? 1 : -1;
      const reach = length * random.between(0.7, 1.15);
      return `M${round(x)} ${round(y)}l${round(-place.side * reach * 0.45)} ${round(way * reach * lift + reach * 0.2)}`;
    }),
  );
  return [
    line(boughs.map(pathOf).join(''), mix(palette.shade, palette.roofs[2], 0.34), 7),
    line(strokes.filter((_, index) => index % 3 > 0).join(''), palette.land[4], 6),
    line(strokes.filter((_, index) => index % 3 === 0).join(''), mix(palette.land[3], palette.lit, 0.14), 4),
  ];
};

export const firBranch: Frame = (pen, place) => needles(pen, place, { length: 34, lift: 0.7 });

export const pineBranch: Frame = (pen, place) => needles(pen, place, { length: 56, lift: 0.95 });
