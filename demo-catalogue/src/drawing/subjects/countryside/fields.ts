import { mix } from '../../kit/colour';
import { fill, line, type Marks, stipple } from '../../kit/marks';
import { type Path, type Point, polygon, round } from '../../kit/paths';
import type { Pen } from '../../kit/pen';
import { plane, type Ridge, ridge } from '../../parts/land/ground';
import { house } from '../../parts/buildings/houses';
import { birds, sky } from '../../parts/land/sky';
import { bushes, poplar, roundTree } from '../../parts/plants/trees';
import { hamlet } from '../../parts/buildings/country/villages';
import { itemAt } from '../../../item-at';

/** Draws strips of crops that lead to a farm, hedges, a steeple behind and a large tree at the edge. */
export function fields(pen: Pen): Marks {
  const { across, palette } = pen;
  const horizon = 350;
  const focus = across(pen.vary(-0.1, 0.18));
  const plain = ridge(pen, horizon + 74, 6, 0.7);
  return [
    ...sky(pen, horizon),
    ...birds(pen, [across(0.2), 170], 5),
    ...plane(pen, ridge(pen, horizon - 46, 30, 1).path, palette.land[0], 0.35),
    ...plane(pen, ridge(pen, horizon - 14, 22, 1.2).path, palette.land[1], 0.45),
    ...hamlet(pen, [across(pen.vary(0.24, 0.12)), horizon + 32], { size: 26, count: 4 }),
    ...hedges(pen, ridge(pen, horizon + 24, 14, 1)),
    ...plane(pen, ridge(pen, horizon + 44, 8, 0.9).path, mix(palette.land[2], palette.lit, 0.2), 0.5),
    ...farm(pen, focus, plain.at(focus) + 4),
    ...plane(pen, plain.path, palette.land[2], 0.4),
    ...strips(pen, focus, horizon),
    ...roundTree(pen, [across(0.41), 640], 116, palette.land[3]),
    ...bushes(
      pen,
      [0.28, 0.33, 0.38, 0.45, 0.5].map((share): Point => [across(share), 650]),
      24,
      palette.land[4],
    ),
  ];
}

function farm(pen: Pen, x: number, y: number): Marks {
  const { palette, light } = pen;
  const at = (dx: number, size: number): number => (light < 0 ? x - dx : x + dx - size);
  return [
    ...[-158, -138, -116].flatMap((dx, index) =>
      poplar(pen, [x - light * dx, y + 2], itemAt([104, 128, 110], index), palette.land[3]),
    ),
    ...house(pen, [at(-40, 96), y], [96, 40], { wall: palette.walls[1], roof: palette.roofs[1], windows: 3 }),
    ...house(pen, [at(72, 120), y + 2], [120, 56], {
      wall: palette.walls[0],
      roof: palette.roofs[0],
      storeys: 2,
      windows: 4,
      chimney: true,
      door: true,
      shutters: palette.land[3],
    }),
    ...roundTree(pen, [x - light * 98, y + 6], 28, mix(palette.land[2], palette.land[3], 0.6)),
    ...roundTree(pen, [x + light * 150, y + 6], 20, palette.land[3]),
  ];
}

function hedges(pen: Pen, edge: Ridge): Marks {
  const { width, random, palette } = pen;
  const trees = Array.from({ length: Math.round(width / 46) }, (_, index) => {
    const x = (index + random.next()) * 46;
    const tone = mix(palette.land[2], palette.land[3], random.between(0.2, 0.7));
    return random.chance(0.5)
      ? roundTree(pen, [x, edge.at(x) + 8], random.between(8, 15), tone)
      : bushes(pen, [[x, edge.at(x) + 10]], random.between(7, 11), tone);
  });
  return [...plane(pen, edge.path, mix(palette.land[1], palette.land[2], 0.6), 0.5), ...trees.flat()];
}

/** Draws wedges of wheat, green crops and bare earth, each with its own rows, that meet behind the farm. */
function strips(pen: Pen, focus: number, horizon: number): Marks {
  const { palette, width, random } = pen;
  const [top, foot] = [horizon + 84, 660];
  const vanishing = horizon + 34;
  const scale = (foot - vanishing) / (top - vanishing);
  const straw = mix(palette.land[0], palette.lit, 0.62);
  const earth = mix(palette.walls[2], palette.roofs[0], 0.25);
  const inks = [
    straw,
    palette.land[2],
    earth,
    mix(palette.land[2], palette.lit, 0.3),
    straw,
    palette.land[3],
    mix(straw, palette.walls[2], 0.4),
  ];
  const reach = Math.max(focus, width - focus) / 1.6 + 160;
  const cuts = [-reach];
  for (let x = -reach; x < reach;) {
    x += random.between(36, 62);
    cuts.push(x);
  }
  return cuts.slice(1).flatMap((right, index) => {
    const left = itemAt(cuts, index);
    const ink = itemAt(inks, index % inks.length);
    const path = polygon([
      [focus + left, top],
      [focus + right, top],
      [focus + right * scale, foot],
      [focus + left * scale, foot],
    ]);
    const drills: Path[] = Array.from({ length: 4 }, (_, drill) => {
      const x = left + ((right - left) * (drill + 0.5)) / 4;
      return `M${round(focus + x)} ${top + 3}L${round(focus + x * scale)} ${foot}`;
    });
    const dots = drills.map((drill) => line(drill, mix(ink, palette.shade, 0.2), 2));
    return [fill(path, ink), stipple(path, mix(ink, palette.shade, 0.45), 0.5, 'bottom'), ...dots];
  });
}
