import { itemAt } from '../../../item-at';
import { type Colour, mix } from '../../kit/colour';
import { fill, line, type Marks } from '../../kit/marks';
import { type Path, type Point, round, smooth } from '../../kit/paths';
import type { Pen } from '../../kit/pen';
import { ball, cypress, fir, poplar, umbrellaPine } from '../../parts/plants/trees';
import type { Frame } from './frame';

const darkest = ({ palette }: Pen): Colour => palette.land[4];

export const pine: Frame = (pen, { at, side }) =>
  umbrellaPine(pen, [at(0.04), 668], pen.random.between(560, 640), {
    colour: darkest(pen),
    lean: -side * 0.07,
  });

export const cypresses: Frame = (pen, { at }) => {
  const heights = [420, 560, 330].map((height) => height * pen.random.between(0.86, 1.1));
  return [0.13, 0.055, 0.2].flatMap((share, index) =>
    cypress(pen, [at(share), 690], itemAt(heights, index), index === 1 ? darkest(pen) : pen.palette.land[3]),
  );
};

export const poplars: Frame = (pen, { at }) =>
  [0.21, 0.14, 0.05].flatMap((share, index) =>
    poplar(
      pen,
      [at(share), 690],
      itemAt([380, 470, 600], index) * pen.random.between(0.9, 1.08),
      mix(darkest(pen), pen.palette.land[3], index === 2 ? 0.2 : 0.6),
    ),
  );

export const firs: Frame = (pen, { at }) =>
  [0.2, 0.12, 0.02].flatMap((share, index) =>
    fir(pen, [at(share), 690], itemAt([330, 470, 640], index) * pen.random.between(0.88, 1.06), {
      colour: mix(darkest(pen), pen.palette.land[3], index === 2 ? 0.1 : 0.45),
    }),
  );

/** Trunk and boughs of a broad tree; its crown fills an upper corner of the sheet. */
const broadTree = (pen: Pen, { at, side }: Parameters<Frame>[1], leaf: Colour, bark: Colour): Marks => {
  const { random } = pen;
  const x = at(0.045);
  const lean = random.between(-10, 26);
  const trunk: Path = `M${round(x - 34)} 668Q${round(x - 16)} 480 ${round(x - 20 - side * lean)} 150H${round(x + 20 - side * lean)}Q${round(x + 22)} 470 ${round(x + 38)} 668Z`;
  const boughs = [236, 180, 130]
    .map((y, index) => {
      const reach = side * (90 + index * 40);
      return `M${round(x)} ${y + 60}Q${round(x - reach * 0.3)} ${y - 10} ${round(x - reach)} ${y - 70}`;
    })
    .join('');
  const crown = [
    [0, 180, 92],
    [0.02, 70, 130],
    [0.12, 150, 80],
    [0.11, 30, 116],
    [0.2, 96, 84],
    [0.2, 20, 92],
    [0.27, 50, 64],
    [0.05, 240, 58],
  ] as const;
  return [
    fill(trunk, bark),
    line(boughs, bark, 13),
    ...crown.flatMap(([share, y, radius]) => ball(pen, mass(pen, [at(share), y], radius), leaf)),
  ];
};

const mass = ({ random }: Pen, [x, y]: Point, radius: number): Path =>
  smooth(
    Array.from({ length: 11 }, (_, index): Point => {
      const angle = (index / 11) * Math.PI * 2;
      return [
        x + Math.cos(angle) * radius * random.between(0.86, 1.14),
        y + Math.sin(angle) * radius * random.between(0.7, 0.92),
      ];
    }),
    true,
  );

export const beech: Frame = (pen, place) =>
  broadTree(
    pen,
    place,
    mix(pen.palette.land[4], pen.palette.land[3], 0.5),
    mix(pen.palette.shade, pen.palette.walls[3], 0.3),
  );

/** An apple tree: lower, with fruit. */
export const apple: Frame = (pen, place) => {
  const { palette, random } = pen;
  const fruit = Array.from({ length: 22 }, () => {
    const [x, y] = [place.at(random.between(0, 0.27)), random.between(20, 190)];
    return `M${round(x)} ${round(y)}h.1`;
  });
  return [
    ...broadTree(pen, place, palette.land[3], mix(palette.shade, palette.roofs[2], 0.24)),
    line(fruit.join(''), mix(palette.roofs[0], palette.lit, 0.12), 11),
  ];
};

/** A date palm: a ringed trunk and arching fronds. */
export const palm: Frame = (pen, { at, side }) => {
  const { palette, random } = pen;
  const [foot, top] = [at(0.06), at(0.115)];
  const crownY = random.between(130, 190);
  const bark = mix(palette.shade, palette.walls[2], 0.34);
  const trunk: Path = `M${round(foot - 17)} 668Q${round(foot)} 400 ${round(top - 9)} ${round(crownY)}H${round(top + 9)}Q${round(foot + 34 * -side)} 400 ${round(foot + 19)} 668Z`;
  const fronds = Array.from({ length: 11 }, (_, index) => {
    const angle = Math.PI * (0.98 + (index / 10) * 1.04) + random.between(-0.08, 0.08);
    const reach = random.between(150, 205);
    const [tipX, tipY] = [top + Math.cos(angle) * reach, crownY + Math.sin(angle) * reach * 0.62 + 74];
    const [bendX, bendY] = [
      top + Math.cos(angle) * reach * 0.62,
      crownY + Math.sin(angle) * reach * 0.95 - 6,
    ];
    return frond([top, crownY], [bendX, bendY], [tipX, tipY]);
  });
  const dates = Array.from(
    { length: 9 },
    () => `M${round(top + random.between(-16, 16))} ${round(crownY + random.between(14, 40))}h.1`,
  );
  return [
    fill(trunk, bark),
    line(rings(foot, top, crownY), mix(bark, palette.shade, 0.5), 2),
    fill(fronds.filter((_, index) => index % 2 === 1).join(''), mix(palette.land[4], palette.land[3], 0.45)),
    fill(fronds.filter((_, index) => index % 2 === 0).join(''), palette.land[4]),
    line(dates.join(''), mix(palette.roofs[0], palette.lit, 0.2), 8),
  ];
};

const rings = (foot: number, top: number, crownY: number): Path =>
  Array.from({ length: 18 }, (_, index) => {
    const share = (index + 1) / 19;
    const y = crownY + (668 - crownY) * share;
    return `M${round(top + (foot - top) * share - 10)} ${round(y)}h20`;
  }).join('');

/** A feather with a straight rib and leaflets that hang from it. */
function frond([x, y]: Point, [bendX, bendY]: Point, [tipX, tipY]: Point): Path {
  const along = (share: number): Point => {
    const rest = 1 - share;
    return [
      rest * rest * x + 2 * rest * share * bendX + share * share * tipX,
      rest * rest * y + 2 * rest * share * bendY + share * share * tipY,
    ];
  };
  const leaves = Array.from({ length: 13 }, (_, index) => {
    const [fromX, fromY] = along((index + 1) / 14);
    const [toX, toY] = along(Math.min(1, (index + 3.4) / 14));
    const drop = 34 * Math.sin((Math.PI * (index + 2)) / 16);
    return `M${round(fromX)} ${round(fromY - 3)}L${round(toX)} ${round(toY + drop)}L${round(fromX + (toX - fromX) * 0.3)} ${round(fromY + 6)}Z`;
  });
  const rib = `M${round(x)} ${round(y - 4)}Q${round(bendX)} ${round(bendY - 4)} ${round(tipX)} ${round(tipY)}Q${round(bendX)} ${round(bendY + 5)} ${round(x)} ${round(y + 5)}Z`;
  return rib + leaves.join('');
}
