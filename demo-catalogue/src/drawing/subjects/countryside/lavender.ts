import { mix } from '../../kit/colour';
import type { Marks } from '../../kit/marks';
import type { Point } from '../../kit/paths';
import type { Pen } from '../../kit/pen';
import { plane, ridge } from '../../parts/land/ground';
import { house } from '../../parts/buildings/houses';
import { rows } from '../../parts/plants/crop-rows';
import { birds, sky } from '../../parts/land/sky';
import { bushes, cypress, roundTree } from '../../parts/plants/trees';
import { itemAt } from '../../../item-at';

/** Draws lavender in bloom in front of a stone farm, blue hills behind, an almond tree at the edge. */
export function lavender(pen: Pen): Marks {
  const { across, palette } = pen;
  const horizon = 356;
  const focus = across(pen.vary(-0.12, 0.16));
  const bloom = mix('#7d5a8f', palette.shade, pen.hour === 'golden' ? 0.12 : 0.06);
  const field = ridge(pen, horizon + 60, 6, 0.8);
  return [
    ...sky(pen, horizon),
    ...birds(pen, [across(0.26), 170], 4),
    ...plane(pen, ridge(pen, horizon - 74, 34, 0.9).path, mix(palette.land[0], bloom, 0.16), 0.35),
    ...plane(pen, ridge(pen, horizon - 34, 26, 1.1).path, palette.land[1], 0.5),
    ...orchard(pen, horizon + 8),
    ...plane(pen, ridge(pen, horizon + 10, 12, 1).path, mix(palette.land[1], palette.lit, 0.4), 0.5),
    ...farm(pen, focus, horizon + 62),
    ...plane(pen, field.path, mix(palette.walls[1], palette.land[0], 0.3), 0.5),
    ...rows(pen, {
      vanishing: [across(pen.vary(0.06, 0.2)), horizon + 12],
      top: horizon + 72,
      foot: 690,
      spacing: 132,
      plant: [26, 31],
      colour: mix(bloom, palette.shade, 0.2),
      highlight: mix(bloom, palette.sky[2], 0.34),
    }),
    ...roundTree(pen, [across(0.42), 640], 92, palette.land[3]),
  ];
}

function farm(pen: Pen, x: number, y: number): Marks {
  const { palette, light } = pen;
  const at = (dx: number, size = 0): number => (light < 0 ? x - dx : x + dx - size);
  return [
    ...[-150, -132, -112, -94].flatMap((dx, index) =>
      cypress(
        pen,
        [x - light * dx, y + 4],
        itemAt([84, 108, 116, 90], index),
        index % 2 ? palette.land[4] : palette.land[3],
      ),
    ),
    ...house(pen, [at(140, 82), y], [82, 40], {
      wall: palette.walls[1],
      roof: palette.roofs[1],
      windows: 2,
      end: 0.3,
    }),
    ...house(pen, [at(72, 128), y + 2], [128, 62], {
      wall: palette.walls[0],
      roof: palette.roofs[0],
      storeys: 2,
      windows: 4,
      shutters: mix(palette.water[1], palette.cloud, 0.2),
      chimney: true,
      door: true,
    }),
    ...roundTree(pen, [x - light * 150, y + 6], 26, mix(palette.land[2], palette.land[3], 0.5)),
    ...bushes(
      pen,
      [
        [x + light * 40, y + 6],
        [x - light * 70, y + 8],
      ],
      9,
      palette.land[3],
    ),
  ];
}

function orchard(pen: Pen, y: number): Marks {
  const { width, random, palette } = pen;
  const trees = Array.from({ length: Math.round(width / 70) }, (_, index): Point => [
    index * 70 + random.between(0, 50),
    y + random.between(-6, 6),
  ]);
  return trees.flatMap((point) =>
    roundTree(pen, point, random.between(9, 14), mix(palette.land[2], palette.land[3], 0.4)),
  );
}
