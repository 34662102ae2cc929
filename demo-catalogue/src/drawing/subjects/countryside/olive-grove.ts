import { type Colour, mix } from '../../kit/colour';
import { fill, type Marks } from '../../kit/marks';
import { box, type Path } from '../../kit/paths';
import type { Pen } from '../../kit/pen';
import { blooms, meadow, plane, type Ridge, ridge } from '../../parts/land/ground';
import { house } from '../../parts/buildings/houses';
import { olive } from '../../parts/plants/olives';
import { birds, sky } from '../../parts/land/sky';
import { cypress } from '../../parts/plants/trees';
import { itemAt } from '../../../item-at';

/** Draws old olive trees on dry-stone terraces below a white farm. The nearest trunk frames the picture. */
export function oliveGrove(pen: Pen): Marks {
  const { across, palette } = pen;
  const leaf = mix(mix(palette.land[1], palette.land[2], 0.5), palette.cloud, 0.12);
  const terraces = [388, 448, 528].map((y) => ridge(pen, y, 9, 0.8));
  return [
    ...sky(pen, 340),
    ...birds(pen, [across(0.2), 160], 4),
    ...plane(pen, ridge(pen, 288, 38, 1).path, palette.land[0], 0.4),
    ...plane(pen, ridge(pen, 334, 26, 1.2).path, palette.land[1], 0.5),
    ...farm(pen, across(-0.08), itemAt(terraces, 0).at(across(-0.08)) + 6),
    ...terraces.flatMap((edge, index) => terrace(pen, edge, leaf, index)),
    ...olive(pen, [across(0.41), 690], 270, mix(leaf, palette.land[3], 0.45)),
  ];
}

function farm(pen: Pen, x: number, y: number): Marks {
  const { palette, light } = pen;
  const white = mix(palette.cloud, palette.walls[0], 0.35);
  return [
    ...[-128, -104, 96].flatMap((dx, index) =>
      cypress(
        pen,
        [x + light * dx, y + 4],
        itemAt([96, 124, 104], index),
        index % 2 ? palette.land[4] : palette.land[3],
      ),
    ),
    ...house(pen, [x - 120, y], [92, 38], { wall: white, roof: palette.roofs[1], windows: 2 }),
    ...house(pen, [x - 60, y + 2], [130, 62], {
      wall: white,
      roof: palette.roofs[0],
      storeys: 2,
      windows: 4,
      chimney: true,
      door: true,
      shutters: palette.water[1],
    }),
  ];
}

function terrace(pen: Pen, edge: Ridge, leaf: Colour, level: number): Marks {
  const { width, palette, random } = pen;
  const earth = mix(mix(palette.walls[1], palette.walls[2], 0.5), palette.lit, 0.35 - level * 0.12);
  const size = 34 + level * 24;
  const gap = size * 2.5;
  const trees = Array.from({ length: Math.ceil(width / gap) + 1 }, (_, index) => {
    const x = (index + (level % 2) * 0.5 + random.between(-0.12, 0.12)) * gap;
    return olive(pen, [x, edge.at(x) + size * 0.75], size, mix(leaf, palette.land[3], level * 0.14));
  });
  return [
    ...plane(pen, edge.path, earth, 0.5),
    ...dryWall(pen, edge, 7 + level * 4),
    ...meadow(pen, edge, mix(palette.land[2], palette.lit, 0.2), { count: 26, low: 20, high: 70 }),
    ...trees.flat(),
    ...blooms(pen, edge, [palette.roofs[0], palette.cloud], { count: 30, low: 24, high: 80 }),
  ];
}

/** Draws rows of stones under the edge of a terrace. */
function dryWall({ width, random, palette }: Pen, edge: Ridge, high: number): Marks {
  const stone = mix(palette.walls[3], palette.shade, 0.18);
  const [pale, dark]: [Path[], Path[]] = [[], []];
  for (const course of [0, 1]) {
    for (let x = -20; x < width;) {
      const long = random.between(high * 1.1, high * 2.4);
      const path = box(x, edge.at(x) - 2 + course * high * 0.62, long - 1.5, high * 0.55);
      (random.chance(0.6) ? pale : dark).push(path);
      x += long;
    }
  }
  return [fill(pale.join(''), stone), fill(dark.join(''), mix(stone, palette.shade, 0.3))];
}
