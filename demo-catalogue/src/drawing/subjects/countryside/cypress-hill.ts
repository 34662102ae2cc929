import { mix } from '../../kit/colour';
import { fill, line, type Marks, stipple } from '../../kit/marks';
import { type Path, type Point, polygon, round, smooth } from '../../kit/paths';
import type { Pen } from '../../kit/pen';
import { meadow, plane, type Ridge, ridge, ridgeThrough } from '../../parts/land/ground';
import { house } from '../../parts/buildings/houses';
import { birds, sky } from '../../parts/land/sky';
import { cypress, roundTree } from '../../parts/plants/trees';
import { itemAt } from '../../../item-at';

/** Draws several rows of bare hills. A road with cypresses leads to a farm on the crest. */
export function cypressHill(pen: Pen): Marks {
  const { across, palette } = pen;
  const crest = ridgeThrough(pen, hillPoints(pen));
  const focus = across(-0.14);
  const front = ridge(pen, 560, 18, 0.9);
  return [
    ...sky(pen, 340),
    ...birds(pen, [across(0.22), 160], 4),
    ...plane(pen, ridge(pen, 300, 26, 1.3).path, palette.land[0], 0.4),
    ...plane(pen, ridge(pen, 342, 26, 1.2).path, mix(palette.land[0], palette.land[1], 0.6), 0.5),
    ...hillTrees(pen, ridge(pen, 372, 22, 1)),
    ...farm(pen, focus, crest.at(focus) + 6),
    ...plane(pen, crest.path, mix(palette.land[1], palette.land[2], 0.75), 0.6),
    ...furrows(pen, crest),
    ...road(pen, crest, focus),
    ...plane(pen, front.path, palette.land[3], 0.65),
    ...meadow(pen, front, mix(palette.land[3], palette.lit, 0.35), { count: 60, low: 6, high: 90 }),
    ...cypress(pen, [across(0.43), 650], 330, palette.land[4]),
    ...cypress(pen, [across(0.355), 656], 250, mix(palette.land[3], palette.land[4], 0.5)),
    ...cypress(pen, [across(0.49), 656], 260, palette.land[3]),
  ];
}

const hillPoints = ({ across, light }: Pen): readonly Point[] => {
  const points: Point[] = [
    [across(-0.7), 420],
    [across(-0.34), 342],
    [across(-0.14), 322],
    [across(0.06), 346],
    [across(0.36), 450],
    [across(0.7), 500],
  ];
  return light < 0 ? points.reverse() : points;
};

function hillTrees(pen: Pen, edge: Ridge): Marks {
  const { width, random, palette } = pen;
  return [
    ...plane(pen, edge.path, palette.land[1], 0.5),
    ...Array.from({ length: Math.round(width / 90) }, (_, index) => {
      const x = (index + random.next()) * 90;
      return random.chance(0.4)
        ? cypress(pen, [x, edge.at(x) + 6], random.between(22, 34), palette.land[3])
        : roundTree(pen, [x, edge.at(x) + 8], random.between(7, 11), palette.land[2]);
    }).flat(),
  ];
}

function farm(pen: Pen, x: number, y: number): Marks {
  const { palette, light } = pen;
  return [
    ...[-96, -78, 84, 102, 122].flatMap((dx, index) =>
      cypress(pen, [x + light * dx, y + 4], itemAt([62, 84, 92, 76, 58], index), palette.land[4]),
    ),
    ...house(pen, [x - 30 + light * 24, y], [74, 36], {
      wall: palette.walls[1],
      roof: palette.roofs[1],
      windows: 3,
    }),
    ...house(pen, [x - 44 - light * 14, y + 2], [84, 56], {
      wall: palette.walls[0],
      roof: palette.roofs[0],
      storeys: 2,
      windows: 3,
      chimney: true,
    }),
    ...roundTree(pen, [x - light * 62, y + 6], 14, palette.land[3]),
  ];
}

/** Draws ploughed lines that follow the hill, and a lit slope. */
function furrows(pen: Pen, edge: Ridge): Marks {
  const { across, palette, light } = pen;
  const lines: Path[] = Array.from({ length: 13 }, (_, index) => {
    const x = across(0.06 + index * 0.04);
    return `M${round(x)} ${round(edge.at(x) + 8)}q${round(light * 26)} 60 ${round(light * 130)} ${110 + index * 6}`;
  });
  const field = polygon([
    [across(-0.6), edge.at(across(-0.6)) + 12],
    [across(-0.34), edge.at(across(-0.34)) + 14],
    [across(-0.24), 560],
    [across(-0.6), 560],
  ]);
  const straw = mix(palette.land[0], palette.lit, 0.4);
  return [
    line(lines.join(''), mix(palette.land[1], palette.lit, 0.22), 3),
    fill(field, straw),
    stipple(field, palette.land[1], 0.6, 'bottom'),
  ];
}

function road(pen: Pen, edge: Ridge, focus: number): Marks {
  const { palette, light } = pen;
  const bends: readonly (readonly [number, number, number])[] = [
    [20, edge.at(focus) + 10, 4],
    [74, 366, 7],
    [40, 402, 10],
    [-20, 436, 14],
    [30, 478, 19],
    [130, 520, 26],
    [190, 600, 40],
  ];
  const side = (direction: number): Point[] =>
    bends.map(([dx, y, half]): Point => [focus + light * dx + direction * half, y]);
  const path = `${smooth(side(-1))}L${smooth(side(1).reverse()).slice(1)}Z`;
  const gravel = mix(palette.walls[1], palette.lit, 0.4);
  const alley = bends.slice(0, 6).flatMap(([dx, y, half], index) => {
    const next = itemAt(bends, index + 1);
    return [0, 0.5].flatMap((share) => {
      const middle = focus + light * (dx + (next[0] - dx) * share);
      const foot = y + (next[1] - y) * share;
      const gap = (half + (next[2] - half) * share) * 1.5 + 3;
      const height = 26 + (foot - 330) * 0.34;
      return cypress(pen, [middle - light * gap, foot + 2], height, palette.land[4]);
    });
  });
  return [fill(path, gravel), stipple(path, mix(gravel, palette.shade, 0.4), 0.5, 'bottom'), ...alley];
}
