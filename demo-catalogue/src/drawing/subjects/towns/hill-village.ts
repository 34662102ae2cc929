import { mix } from '../../kit/colour';
import type { Marks } from '../../kit/marks';
import type { Point } from '../../kit/paths';
import type { Pen } from '../../kit/pen';
import { curtain, roundTower } from '../../parts/buildings/castles';
import { blooms, meadow, plane, type Ridge, ridge, ridgeThrough } from '../../parts/land/ground';
import { campanile } from '../../parts/buildings/landmarks';
import { olive } from '../../parts/plants/olives';
import { crag } from '../../parts/land/rocks';
import { rows } from '../../parts/plants/crop-rows';
import { birds, sky } from '../../parts/land/sky';
import { stack } from '../../parts/buildings/country/hillside-houses';
import { bushes, cypress } from '../../parts/plants/trees';
import { church } from '../../parts/buildings/country/villages';
import { itemAt } from '../../../item-at';

/** Draws stone houses around a rock with a church on top, vines and cypresses below. */
export function hillVillage(pen: Pen): Marks {
  const { across, palette } = pen;
  const [one, other] = [across(-0.36), across(0.22)];
  const [from, to] = [Math.min(one, other), Math.max(one, other)];
  const crest = (share: number): number => 236 + 170 * Math.abs(2 * share - 1) ** 1.9;
  const field = ridge(pen, 542, 8, 0.8);
  return [
    ...sky(pen, 380),
    ...birds(pen, [across(0.3), 160], 4),
    ...plane(pen, ridge(pen, 340, 34, 1).path, palette.land[0], 0.35),
    ...plane(pen, ridge(pen, 392, 30, 1.2).path, palette.land[1], 0.45),
    ...rock(pen, crest, from, to),
    ...crown(pen, across(-0.07), crest(0.5) + 12),
    ...stack(pen, {
      crest,
      foot: 476,
      from,
      to,
      size: 70,
      rows: 6,
      walls: [
        palette.walls[0],
        palette.walls[1],
        palette.walls[3],
        mix(palette.walls[1], palette.walls[2], 0.5),
      ],
      roofs: [palette.roofs[0], palette.roofs[1], mix(palette.roofs[0], palette.walls[2], 0.4)],
      green: [palette.land[3], palette.land[4]],
      greenery: 0.14,
    }),
    ...curtain(pen, [from + 30, 500], [to - from - 60, 34], mix(palette.walls[3], palette.shade, 0.1)),
    ...[0.05, 0.2, 0.38, 0.55, 0.72, 0.9].flatMap((share) =>
      crag(pen, [from + (to - from) * share, 536], [124, 42], mix(palette.walls[3], palette.shade, 0.3)),
    ),
    ...bushes(
      pen,
      Array.from({ length: 14 }, (_, index): Point => [from - 60 + (index * (to - from + 120)) / 13, 548]),
      17,
      palette.land[3],
    ),
    ...foreground(pen, field),
    ...[0.36, 0.42, 0.48].flatMap((share, index) =>
      cypress(
        pen,
        [across(share), 654 - index * 8],
        itemAt([236, 316, 260], index),
        index === 1 ? palette.land[4] : palette.land[3],
      ),
    ),
  ];
}

function rock(pen: Pen, crest: (share: number) => number, from: number, to: number): Marks {
  const { palette } = pen;
  const points = Array.from({ length: 14 }, (_, index): Point => [
    from + ((to - from) * index) / 13,
    crest(index / 13) + 4,
  ]);
  const edge = ridgeThrough(pen, [[from - 190, 520], ...points, [to + 190, 520]]);
  return plane(pen, edge.path, palette.land[2], 0.6);
}

/** Draws a church, a keep, or a campanile. */
function crown(pen: Pen, x: number, y: number): Marks {
  const { palette, tower } = pen;
  const wall = palette.walls[1];
  if (tower === 1) return campanile(pen, [x, y], [34, 104], wall);
  if (tower === 2)
    return [
      ...curtain(pen, [x - 66, y + 4], [132, 36], wall),
      ...roundTower(pen, [x - pen.light * 20, y], {
        width: 50,
        height: 92,
        roofHeight: 0,
        wall,
        roof: palette.slate,
      }),
    ];
  return church(pen, [x - 40, y], 70, { wall, roof: palette.slate });
}

/** Draws vines, or a flowering meadow with olive trees. */
function foreground(pen: Pen, field: Ridge): Marks {
  const { palette, across, variant } = pen;
  if (variant % 3 === 1)
    return [
      ...plane(pen, field.path, mix(palette.land[1], palette.land[2], 0.6), 0.5),
      ...meadow(pen, field, mix(palette.land[3], palette.land[2], 0.4), { count: 60, low: 4, high: 96 }),
      ...blooms(pen, field, [palette.roofs[0], palette.cloud, palette.lit], {
        count: 150,
        low: 8,
        high: 100,
      }),
      ...[-0.42, -0.27, -0.08].flatMap((share, index) =>
        olive(
          pen,
          [across(share), 610 + index * 12],
          66 - index * 6,
          mix(palette.land[2], palette.land[1], 0.4),
        ),
      ),
    ];
  return [
    ...plane(pen, field.path, mix(palette.walls[2], palette.land[1], 0.55), 0.4),
    ...rows(pen, {
      vanishing: [across(0.1), 486],
      top: 556,
      foot: 700,
      spacing: 150,
      plant: [26, 24],
      colour: palette.land[4],
      highlight: mix(palette.land[2], palette.lit, 0.22),
    }),
  ];
}
