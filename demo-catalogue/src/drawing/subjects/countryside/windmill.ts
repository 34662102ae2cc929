import { mix } from '../../kit/colour';
import { fill, type Marks } from '../../kit/marks';
import { box } from '../../kit/paths';
import type { Pen } from '../../kit/pen';
import { meadow, plane, reeds, ridge } from '../../parts/land/ground';
import { house } from '../../parts/buildings/houses';
import { windmillTower } from '../../parts/buildings/country/mills';
import { birds, sky } from '../../parts/land/sky';
import { bushes, poplar } from '../../parts/plants/trees';
import { launch } from '../../parts/objects/vessels';
import { glitter, reflection, ripples, water } from '../../parts/land/water';

/** Draws a mill on a dike, with poplars and their reflections in a still canal. */
export function windmill(pen: Pen): Marks {
  const { across, palette, random, width } = pen;
  const shore = 424;
  const dike: Marks = [
    ...treeLine(pen, shore),
    fill(box(-20, shore - 14, width + 40, 18), mix(palette.land[2], palette.land[3], 0.3)),
    ...house(pen, [across(-0.08) - 60, shore - 10], [104, 40], {
      wall: palette.walls[0],
      roof: palette.roofs[0],
      windows: 3,
      chimney: true,
    }),
    ...windmillTower(pen, [across(-0.2), shore - 8], pen.vary(250, 54), random.between(12, 32)),
    ...bushes(
      pen,
      [
        [across(-0.3), shore - 6],
        [across(-0.12), shore - 4],
      ],
      12,
      palette.land[3],
    ),
  ];
  return [
    ...sky(pen, shore - 50),
    ...birds(pen, [across(0.12), 170], 5),
    ...dike,
    ...water(pen, shore),
    reflection(pen, dike, shore, 0.5),
    ...glitter(pen, shore + 8, 600),
    ...ripples(pen, shore, 640, 26),
    ...launch(pen, [across(0.2), 508], 92, true),
    ...bank(pen),
  ];
}

function treeLine(pen: Pen, shore: number): Marks {
  const { across, palette, random, width } = pen;
  const hedge = Array.from(
    { length: Math.round(width / 26) + 1 },
    (_, index) => [index * 26 + random.between(-8, 8), shore - 20] as const,
  );
  const alley = [0.02, 0.09, 0.16, 0.23, 0.3, 0.37].flatMap((share, index) =>
    poplar(pen, [across(share), shore - 8], 128 + Math.sin(index * 2) * 18 - index * 3, palette.land[3]),
  );
  return [
    ...plane(pen, ridge(pen, shore - 36, 6, 0.8).path, mix(palette.land[0], palette.land[1], 0.5), 0.3),
    ...bushes(pen, hedge, 15, mix(palette.land[1], palette.land[2], 0.5)),
    ...alley,
  ];
}

function bank(pen: Pen): Marks {
  const { palette, light, width } = pen;
  const edge = ridge(pen, 616, 9, 1);
  return [
    ...plane(pen, edge.path, palette.land[4], 0.3),
    ...meadow(pen, edge, mix(palette.land[3], palette.lit, 0.12), { count: 40, low: -2, high: 30 }),
    ...reeds(pen, light < 0 ? [width - 300, width + 10] : [-10, 300], 650),
  ];
}
