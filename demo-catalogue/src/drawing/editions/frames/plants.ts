import { mix } from '../../kit/colour';
import { fill, line } from '../../kit/marks';
import { disc, type Path, type Point, round } from '../../kit/paths';
import { plane, reeds as reedsOf, ridgeThrough, tuft } from '../../parts/land/ground';
import { agave as agaveOf } from '../../parts/plants/agaves';
import { bushes as bushesOf } from '../../parts/plants/trees';
import type { Frame } from './frame';

/** A bank in a lower corner, which plants stand on. */
const bank: Frame = (pen, { at, side }) => {
  const points: Point[] = [
    [at(-0.05), 548],
    [at(0.16), 566],
    [at(0.34), 612],
    [at(0.54), 668],
  ];
  return plane(
    pen,
    ridgeThrough(pen, side < 0 ? points : [...points].reverse()).path,
    pen.palette.land[4],
    0.4,
  );
};

export const bushes: Frame = (pen, place) => {
  const { palette, random } = pen;
  const points = Array.from({ length: 12 }, (_, index): Point => [
    place.at(-0.01 + index * 0.037),
    random.between(566, 586) + index * 8,
  ]);
  const blooms: Path[] = Array.from({ length: 34 }, () => {
    const share = random.between(0, 0.36);
    return disc(place.at(share), 520 + share * 250 + random.between(0, 100), random.between(6, 12));
  });
  const ink = random.pick([
    mix(palette.cloud, palette.sky[0], 0.35),
    mix(palette.roofs[0], palette.cloud, 0.45),
    palette.lit,
  ]);
  return [
    ...bank(pen, place),
    ...bushesOf(pen, points, 44, mix(palette.land[4], palette.land[3], 0.4)),
    fill(blooms.join(''), ink),
  ];
};

export const agave: Frame = (pen, place) => [
  ...bank(pen, place),
  ...[0.3, 0.2, 0.08].flatMap((share, index) =>
    agaveOf(pen, [place.at(share), 628 - (2 - index) * -6], 74 + index * 42),
  ),
];

export const duneGrass: Frame = (pen, place) => {
  const { palette, random } = pen;
  const blades = (count: number, tall: number): Path =>
    Array.from({ length: count }, () => {
      const share = random.next() ** 1.6 * 0.46;
      return tuft(pen, [place.at(share), 566 + share * 210], tall * (1 - share), 9);
    }).join('');
  const sand = mix(palette.walls[1], palette.land[3], 0.4);
  const points: Point[] = [
    [place.at(-0.05), 560],
    [place.at(0.2), 592],
    [place.at(0.5), 668],
  ];
  return [
    ...plane(pen, ridgeThrough(pen, place.side < 0 ? points : [...points].reverse()).path, sand, 0.5),
    line(blades(26, 230), mix(palette.land[4], palette.land[3], 0.25), 5),
    line(blades(18, 190), palette.land[4], 5.5),
    line(blades(10, 200), mix(palette.land[3], palette.lit, 0.3), 3.5),
  ];
};

export const reeds: Frame = (pen, place) => {
  const [from, to] = [place.at(-0.08), place.at(0.26)];
  const heads: Path[] = Array.from({ length: 9 }, () => {
    const x = place.at(pen.random.between(0.01, 0.18));
    return `M${round(x)} ${round(pen.random.between(470, 540))}v-34`;
  });
  return [
    ...reedsOf(pen, [Math.min(from, to), Math.max(from, to)], 660),
    ...reedsOf(pen, [Math.min(from, to), Math.max(from, to)], 600),
    line(heads.join(''), mix(pen.palette.roofs[2], pen.palette.shade, 0.3), 11),
  ];
};
