import { mix } from '../../kit/colour';
import { fill, type Marks, stipple } from '../../kit/marks';
import { arch, box, disc, type Path, type Point, polygon } from '../../kit/paths';
import type { Pen } from '../../kit/pen';
import { battlements } from '../../parts/buildings/castles';
import { panes } from '../../parts/buildings/panes';
import { birds, sky } from '../../parts/land/sky';
import { cobbles, parasol } from '../../parts/buildings/squares';
import { townRow } from '../../parts/buildings/town-rows';
import { roundTree } from '../../parts/plants/trees';

/** Draws a market square with a belfry: stepped gables, cobbles, café parasols. */
export function belfry(pen: Pen): Marks {
  const { across, palette, width, random } = pen;
  const square = 462;
  const brick = mix(palette.roofs[1], palette.walls[2], 0.35);
  const row = {
    y: square,
    storeys: [3, 4] as const,
    storeyHeight: 38,
    roofs: [palette.roofs[0], palette.slate, palette.roofs[2]],
  };
  return [
    ...sky(pen, square - 130),
    ...birds(pen, [across(0.24), 130], 5),
    ...townRow(pen, {
      ...row,
      y: square - 26,
      from: -20,
      to: width + 20,
      widths: [40, 56],
      tops: ['gable', 'mansard', 'eaves'],
      walls: [mix(palette.walls[2], palette.sky[1], 0.4), mix(palette.walls[1], palette.sky[1], 0.4)],
    }),
    ...tower(pen, across(-0.12), square),
    ...townRow(pen, {
      ...row,
      from: -30,
      to: width + 30,
      widths: [54, 74],
      tops: ['step', 'step', 'bell', 'gable'],
      walls: [
        palette.walls[0],
        palette.walls[1],
        brick,
        palette.walls[2],
        palette.walls[3],
        mix(brick, palette.shade, 0.2),
      ],
      arcade: true,
      storeys: [2, 3],
    }),
    ...hall(pen, across(-0.12), square),
    ...cobbles(pen, square),
    ...[-0.4, -0.31, 0.16, 0.25, 0.34].flatMap((share, index) =>
      parasol(pen, [across(share), 528 + (index % 2) * 22], index),
    ),
    ...roundTree(
      pen,
      [across(0.45), 656],
      96,
      mix(palette.land[3], palette.land[4], random.between(0.4, 0.7)),
    ),
  ];
}

function tower(pen: Pen, x: number, y: number): Marks {
  const { palette, light } = pen;
  const stone = palette.walls[1];
  const stage = (half: number, top: number, foot: number): Marks => [
    fill(box(x - half, top, half * 2, foot - top), mix(stone, palette.lit, 0.14)),
    fill(
      box(light < 0 ? x + half * 0.25 : x - half, top, half * 0.75, foot - top),
      mix(stone, palette.shade, 0.36),
    ),
    stipple(box(x - half, top, half * 2, foot - top), mix(stone, palette.shade, 0.5), 0.4, {
      from: 'top',
      reach: 0.6,
    }),
    ...battlements(pen, [x - half - 4, top], half * 2 + 8, stone),
  ];
  const lancets = (up: number, size: number): Path[] =>
    [-0.5, 0.04, 0.58].map((share) => arch(x + share * size * 3 - size / 2 - 2, up, size, size * 3.2));
  const turret = (side: number): Marks => [
    fill(
      polygon([
        [x + side * 44 - 7, 176],
        [x + side * 44 + 7, 176],
        [x + side * 44, 142],
      ]),
      palette.slate,
    ),
    fill(box(x + side * 44 - 6, 174, 12, 26), mix(stone, palette.shade, side * light < 0 ? 0.3 : 0)),
  ];
  return [
    ...turret(-1),
    ...turret(1),
    ...stage(27, 104, 200),
    fill(
      polygon([
        [x - 24, 92],
        [x + 24, 92],
        [x, 32],
      ]),
      palette.slate,
    ),
    fill(
      polygon([
        [x, 92],
        [x - light * 24, 92],
        [x, 32],
      ]),
      mix(palette.slate, palette.shade, 0.4),
    ),
    ...panes(pen, lancets(172, 8), 0.9),
    ...stage(46, 196, y),
    ...clock(pen, [x + light * 6, 252]),
    ...panes(pen, lancets(336, 12), 0.5),
  ];
}

function clock({ palette }: Pen, [x, y]: Point): Marks {
  const hands =
    polygon([
      [x - 1.5, y],
      [x + 1.5, y],
      [x + 1, y - 12],
      [x - 1, y - 12],
    ]) + box(x, y - 1, 9, 2.4);
  return [fill(disc(x, y, 17), palette.cloud), fill(hands, palette.shade)];
}

/** Draws the hall at the tower's foot, with a row of arches. */
function hall(pen: Pen, x: number, y: number): Marks {
  const { palette } = pen;
  const stone = mix(palette.walls[1], palette.lit, 0.1);
  const roof = polygon([
    [x - 146, y - 92],
    [x + 146, y - 92],
    [x + 122, y - 136],
    [x - 122, y - 136],
  ]);
  const body = box(x - 140, y - 94, 280, 94);
  const openings = Array.from({ length: 7 }, (_, index) => arch(x - 128 + index * 38, y, 26, 44));
  const windows = Array.from({ length: 7 }, (_, index) => arch(x - 122 + index * 38, y - 54, 14, 28));
  const dormers = Array.from({ length: 5 }, (_, index) =>
    polygon([
      [x - 104 + index * 48, y - 98],
      [x - 92 + index * 48, y - 116],
      [x - 80 + index * 48, y - 98],
    ]),
  );
  return [
    fill(roof, palette.slate),
    stipple(roof, mix(palette.slate, palette.shade, 0.5), 0.6, 'bottom'),
    fill(dormers.join(''), stone),
    fill(body, stone),
    stipple(body, mix(stone, palette.shade, 0.42), 0.5, 'bottom'),
    ...battlements(pen, [x - 142, y - 92], 284, stone),
    ...panes(pen, [...openings, ...windows], 0.6),
  ];
}
