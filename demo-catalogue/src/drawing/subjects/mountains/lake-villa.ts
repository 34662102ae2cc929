import { mix } from '../../kit/colour';
import { fill, type Marks } from '../../kit/marks';
import { arch, box, type Point, round } from '../../kit/paths';
import type { Pen } from '../../kit/pen';
import { balustrade } from '../../parts/objects/balustrades';
import { plane, ridge, ridgeThrough } from '../../parts/land/ground';
import { house } from '../../parts/buildings/houses';
import { mountain } from '../../parts/land/mountains';
import { panes } from '../../parts/buildings/panes';
import { sky } from '../../parts/land/sky';
import { bushes, cypress, roundTree } from '../../parts/plants/trees';
import { launch, sailboat } from '../../parts/objects/vessels';
import { glitter, reflection, ripples, water } from '../../parts/land/water';
import { itemAt } from '../../../item-at';

/** Draws a villa on the point of an Italian lake: steep blue shores, cypresses, a balustrade in front. */
export function lakeVilla(pen: Pen): Marks {
  const { across } = pen;
  const shore = 404;
  const villa = pointOfLand(pen, shore);
  return [
    ...sky(pen, 330),
    ...shores(pen, shore),
    ...water(pen, shore - 30),
    ...glitter(pen, shore - 26, 560),
    ...villa,
    reflection(pen, villa, shore + 2, 0.4),
    ...ripples(pen, shore - 20, 620, 36),
    ...sailboat(pen, [across(0.24), 430], 60),
    ...launch(pen, [across(0.04), 500], 104, true),
    ...balustrade(pen),
  ];
}

function shores(pen: Pen, shore: number): Marks {
  const { across, palette } = pen;
  const peak = ([share, top]: Point, reach: number, tone: string, snow = 0): Marks => [
    mountain(pen, { x: across(share), top, reach, base: shore - 24, colour: tone, snow }),
  ];
  const pale = mix(palette.land[0], palette.sky[1], 0.3);
  return [
    ...peak([0.02, 176], 230, pale, 0.16),
    ...peak([-0.3, 150], 300, palette.land[0], 0.14),
    ...peak([0.42, 142], 330, mix(palette.land[0], palette.land[1], 0.6)),
    ...peak([-0.52, 190], 260, mix(palette.land[1], palette.land[2], 0.2)),
    ...plane(pen, ridge(pen, shore - 48, 12, 1.2).path, mix(palette.land[1], palette.land[2], 0.5), 0.4),
  ];
}

function pointOfLand(pen: Pen, shore: number): Marks {
  const { across, palette, light, random } = pen;
  const at = (share: number): number => across(share);
  const ordered = (points: Point[]): Point[] => (light < 0 ? points.reverse() : points);
  const hill = ridgeThrough(
    { ...pen, height: shore - 20 },
    ordered([
      [at(-0.56), 300],
      [at(-0.4), 316],
      [at(-0.2), 362],
      [at(0.02), 396],
      [at(0.06), shore],
    ]),
  );
  const garden = Array.from({ length: 16 }, (_, index): Point => [
    at(-0.5 + index * 0.034),
    shore - 4 + random.between(-3, 3),
  ]);
  const wood = Array.from({ length: 9 }, (_, index): Point => [at(-0.52 + index * 0.035), 318 + index * 8]);
  const tones = [palette.land[3], palette.land[4]];
  return [
    ...plane(pen, hill.path, palette.land[2], 0.6),
    ...wood.flatMap((point, index) =>
      roundTree(pen, point, 26 - index, mix(palette.land[2], palette.land[3], 0.5)),
    ),
    ...[-0.36, -0.33, -0.02, 0.01].flatMap((share, index) =>
      cypress(pen, [at(share), shore - 12], itemAt([126, 150, 96, 74], index), itemAt(tones, index % 2)),
    ),
    ...house(pen, [at(-0.12) - 50, shore - 12], [100, 44], {
      wall: palette.walls[2],
      roof: palette.roofs[0],
      windows: 3,
    }),
    ...house(pen, [at(-0.21) - 84, shore - 10], [168, 88], {
      wall: palette.walls[1],
      roof: palette.roofs[0],
      storeys: 3,
      windows: 5,
      chimney: true,
      shutters: palette.land[3],
    }),
    ...tower(pen, at(-0.315), shore - 10),
    ...bushes(pen, garden, 13, palette.land[3]),
    fill(
      box(Math.min(at(-0.56), at(0.05)), shore - 6, Math.abs(at(0.05) - at(-0.56)), 12),
      mix(palette.walls[3], palette.shade, 0.2),
    ),
    fill(
      [0, 1, 2].map((index) => arch(at(-0.1) + index * 22, shore + 6, 13, 11)).join(''),
      mix(palette.walls[3], palette.shade, 0.5),
    ),
  ];
}

function tower(pen: Pen, x: number, y: number): Marks {
  const { palette, light } = pen;
  return [
    fill(box(x - 20, y - 132, 40, 132), mix(palette.walls[0], palette.lit, 0.2)),
    fill(box(light < 0 ? x + 4 : x - 20, y - 132, 16, 132), mix(palette.walls[0], palette.shade, 0.36)),
    ...panes(pen, [arch(x - 12, y - 92, 9, 26), arch(x + 3, y - 92, 9, 26), box(x - 5, y - 66, 10, 15)], 0.6),
    fill(
      `M${round(x - 26)} ${y - 131}L${round(x)} ${y - 152}L${round(x + 26)} ${y - 131}Z`,
      palette.roofs[1],
    ),
  ];
}
