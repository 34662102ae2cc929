import { mix } from '../../kit/colour';
import { fill, type Marks, stipple } from '../../kit/marks';
import { box, type Path, type Point, polygon, round } from '../../kit/paths';
import type { Pen } from '../../kit/pen';
import { smoke } from '../../parts/buildings/country/chalets';
import { firLine } from '../../parts/plants/forest';
import { blooms, meadow, plane, ridge } from '../../parts/land/ground';
import { house } from '../../parts/buildings/houses';
import { sky } from '../../parts/land/sky';
import { ball, fir, roundTree } from '../../parts/plants/trees';
import { glitter, reflection, ripples, water } from '../../parts/land/water';

/** Draws a cabin by a forest pond, with beams of low light between the trunks; leaves are coloured in golden light. */
export function forestCabin(pen: Pen): Marks {
  const { across, palette, width } = pen;
  const shore = 452;
  const tone = (share: number): string => mix(palette.land[1], palette.land[3], share);
  const bank: Marks = [
    ...firLine(pen, ridge(pen, shore - 108, 12, 1.2), mix(palette.land[0], palette.land[1], 0.3), 90),
    ...firLine(pen, ridge(pen, shore - 66, 10, 1.3), mix(palette.land[1], palette.land[2], 0.2), 110),
    ...foliage(pen, shore),
    ...plane(pen, ridge(pen, shore - 26, 6, 0.9).path, tone(0.55), 0.5),
    ...cabin(pen, across(pen.vary(0.1, 0.18)), shore),
    ...middleFirs(pen, shore),
    fill(box(-20, shore - 4, width + 40, 10), tone(0.8)),
  ];
  return [
    ...sky(pen, shore - 110, { clouds: 0 }),
    ...bank,
    ...beams(pen),
    ...water(pen, shore),
    reflection(pen, bank, shore, 0.5),
    ...glitter(pen, shore + 10, 590),
    ...ripples(pen, shore, 600, 24),
    ...near(pen),
  ];
}

function foliage(pen: Pen, y: number): Marks {
  const { palette, width, random } = pen;
  const inks =
    pen.hour === 'golden'
      ? [palette.roofs[0], '#d79a3e', palette.land[2], palette.land[1]]
      : [palette.land[1], palette.land[2], mix(palette.land[1], palette.land[2], 0.5)];
  return Array.from({ length: Math.round(width / 74) + 1 }, (_, index) =>
    roundTree(pen, [index * 74 + random.between(-20, 20), y - 20], random.between(34, 54), random.pick(inks)),
  ).flat();
}

function cabin(pen: Pen, x: number, y: number): Marks {
  const { palette, light } = pen;
  const deck = mix(palette.walls[2], palette.shade, 0.4);
  return [
    ...house(pen, [x - 82, y - 10], [164, 66], {
      wall: mix(palette.roofs[2], palette.walls[2], 0.25),
      roof: mix(palette.slate, palette.shade, 0.2),
      windows: 3,
      chimney: true,
      door: true,
      end: 0.42,
    }),
    ...smoke(pen, [x + light * 18, y - 128], 60),
    fill(box(x - 104, y - 12, 208, 8), deck),
    fill(
      [-90, -40, 10, 60, 92].map((dx) => box(x + dx, y - 6, 6, 14)).join(''),
      mix(deck, palette.shade, 0.4),
    ),
    fill(
      polygon([
        [x - light * 60 - 20, y - 4],
        [x - light * 60 + 20, y - 4],
        [x - light * 60 + 26, y + 34],
        [x - light * 60 - 26, y + 34],
      ]),
      mix(deck, palette.lit, 0.2),
    ),
  ];
}

function middleFirs(pen: Pen, y: number): Marks {
  const { across, palette } = pen;
  const places: readonly (readonly [number, number])[] = [
    [-0.3, 250],
    [-0.2, 190],
    [-0.09, 230],
    [0.27, 210],
    [0.36, 260],
    [0.46, 220],
  ];
  return places.flatMap(([share, height], index) =>
    fir(pen, [across(share), y - 6], height, {
      colour: mix(palette.land[2], palette.land[3], 0.3 + (index % 3) * 0.25),
    }),
  );
}

/** Draws slanting light, only with a low sun or in mist. */
function beams(pen: Pen): Marks {
  const { palette, light, across } = pen;
  const shafts: Path[] = [0.16, 0.02, -0.14].map((share, index) => {
    const x = across(share);
    const wide = 44 + index * 12;
    return polygon([
      [x + light * 172, -20],
      [x + light * (172 + wide), -20],
      [x - light * 60 + light * wide, 460],
      [x - light * 60 - light * wide * 0.4, 460],
    ]);
  });
  return shafts.map((path) => fill(path, palette.sun, pen.hour === 'mist' ? 0.2 : 0.14));
}

function near(pen: Pen): Marks {
  const { palette, across, random } = pen;
  const edge = ridge(pen, 604, 10, 1);
  const trunk = (share: number, wide: number): Marks => {
    const x = across(share);
    const bark = mix(palette.land[4], palette.shade, 0.4);
    const path = `M${round(x - wide)} 660Q${round(x - wide * 0.5)} 560 ${round(x - wide * 0.55)} -20H${round(x + wide * 0.5)}Q${round(x + wide * 0.5)} 560 ${round(x + wide)} 660Z`;
    return [
      fill(path, bark),
      stipple(path, mix(bark, palette.lit, 0.4), 0.5, { from: pen.light < 0 ? 'left' : 'right', reach: 0.5 }),
    ];
  };
  const fern = Array.from({ length: 9 }, (_, index): Point => [
    across(-0.5 + index * 0.035) + random.between(-6, 6),
    640,
  ]);
  const canopy = `M${round(across(-0.56))} -20H${round(across(-0.2))}Q${round(across(-0.24))} 60 ${round(across(-0.32))} 66Q${round(across(-0.36))} 120 ${round(across(-0.44))} 112Q${round(across(-0.5))} 160 ${round(across(-0.56))} 150Z`;
  return [
    ...plane(pen, edge.path, palette.land[4], 0.4),
    ...meadow(pen, edge, mix(palette.land[3], palette.lit, 0.2), { count: 60, low: 2, high: 40 }),
    ...blooms(pen, edge, [palette.cloud, palette.roofs[0]], { count: 30, low: 6, high: 40 }),
    ...trunk(-0.43, 34),
    ...trunk(-0.31, 15),
    ...fern.flatMap(([x, y]) => ball(pen, `M${round(x - 24)} ${y + 10}q24 -60 48 0Z`, palette.land[3])),
    fill(canopy, palette.land[4]),
    stipple(canopy, mix(palette.land[4], palette.lit, 0.35), 0.5, { from: 'bottom', reach: 0.8 }),
  ];
}
