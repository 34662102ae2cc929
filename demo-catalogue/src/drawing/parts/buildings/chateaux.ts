import { mix } from '../../kit/colour';
import { fill, type Marks, stipple } from '../../kit/marks';
import { arch, box, type Path, type Point, polygon } from '../../kit/paths';
import type { Pen } from '../../kit/pen';
import { itemAt } from '../../../item-at';
import { roundTower } from './castles';

/** Draws a Renaissance château with slate roofs and pointed towers. `size` is its width; `x` is the middle of its foot. */
export function chateau(pen: Pen, [x, y]: Point, size: number): Marks {
  const { palette } = pen;
  const wall = palette.walls[0];
  const height = size * 0.31;
  const left = x - size * 0.4;
  const width = size * 0.8;
  const towers = { wall, roof: palette.slate, storeys: 3 } as const;
  const body = box(left, y - height, width, height);
  const form = pen.style ? pen.variant % 3 : 0;
  const corners = itemAt([[-0.42, 0.42], [pen.light * -0.42], [-0.42, -0.26, 0.26, 0.42]], form);
  const broad = form === 1 ? 0.22 : 0.15;
  return [
    ...[-0.22, 0.24].flatMap((share) =>
      roundTower(pen, [x + size * share, y - height * 0.6], {
        ...towers,
        width: size * 0.085,
        height: size * 0.26,
        roofHeight: size * 0.17,
      }),
    ),
    ...mansard(pen, [left, y - height], width, size * 0.17),
    fill(body, mix(wall, palette.lit, 0.2)),
    stipple(body, mix(wall, palette.shade, 0.3), 0.4, { from: 'bottom', reach: 0.8 }),
    fill(
      box(left, y - height, width, 4) + box(left, y - height * 0.5, width, 3),
      mix(wall, palette.shade, 0.2),
    ),
    ...facadeWindows(pen, [left, y], width, height),
    ...dormers(pen, [left, y - height], width, size),
    ...corners.flatMap((share) =>
      roundTower(pen, [x + size * share, y], {
        ...towers,
        width: size * broad,
        height: size * (form === 1 ? 0.46 : 0.39),
        roofHeight: size * (form === 2 ? 0.16 : 0.25),
      }),
    ),
    ...roundTower(pen, [x, y], {
      ...towers,
      width: size * 0.11,
      height: size * 0.42,
      roofHeight: size * 0.22,
      storeys: 2,
    }),
    fill(arch(x - size * 0.03, y, size * 0.06, size * 0.085), palette.roofs[2]),
  ];
}

function mansard(pen: Pen, [x, y]: Point, width: number, height: number): Marks {
  const { palette, light } = pen;
  const roof = polygon([
    [x - 4, y],
    [x + width + 4, y],
    [x + width - height * 0.45, y - height],
    [x + height * 0.45, y - height],
  ]);
  const stacks = [0.24, 0.5, 0.72].map((share) =>
    box(x + width * share, y - height * 1.42, height * 0.26, height * 0.6),
  );
  const dark = [0.24, 0.5, 0.72].map((share) =>
    box(x + width * share + (light < 0 ? height * 0.15 : 0), y - height * 1.42, height * 0.11, height * 0.6),
  );
  return [
    fill(stacks.join(''), palette.walls[2]),
    fill(dark.join(''), mix(palette.walls[2], palette.shade, 0.35)),
    fill(roof, palette.slate),
    stipple(roof, mix(palette.slate, palette.shade, 0.55), 0.6, { from: 'bottom', reach: 0.9 }),
    stipple(roof, mix(palette.slate, palette.lit, 0.3), 0.3, { from: 'top', reach: 0.1 }),
  ];
}

function facadeWindows(pen: Pen, [x, y]: Point, width: number, height: number): Marks {
  const { palette, random } = pen;
  const [lit, dark]: [Path[], Path[]] = [[], []];
  for (const level of [0.1, 0.6]) {
    for (const share of [0.16, 0.29, 0.38, 0.62, 0.71, 0.84]) {
      const path = box(
        x + width * share - width * 0.017,
        y - height * (level + 0.28),
        width * 0.034,
        height * 0.24,
      );
      (pen.lamps && random.chance(0.7) ? lit : dark).push(path);
    }
  }
  const frames = [0.16, 0.29, 0.38, 0.62, 0.71, 0.84].flatMap((share) =>
    [0.1, 0.6].map((level) =>
      box(x + width * share - width * 0.024, y - height * (level + 0.3), width * 0.048, height * 0.28),
    ),
  );
  return [
    fill(frames.join(''), mix(palette.walls[0], palette.cloud, 0.6)),
    fill(dark.join(''), mix(palette.pane, palette.shade, pen.lamps ? 0.75 : 0)),
    fill(lit.join(''), palette.pane),
  ];
}

function dormers(pen: Pen, [x, y]: Point, width: number, size: number): Marks {
  const { palette } = pen;
  const wide = size * 0.036;
  const shares = [0.2, 0.33, 0.67, 0.8];
  const fronts = shares.map((share) => {
    const left = x + width * share - wide / 2;
    return polygon([
      [left, y + 2],
      [left, y - wide * 1.5],
      [left + wide / 2, y - wide * 2.5],
      [left + wide, y - wide * 1.5],
      [left + wide, y + 2],
    ]);
  });
  const panes = shares.map((share) =>
    box(x + width * share - wide * 0.24, y - wide * 1.3, wide * 0.48, wide * 1.05),
  );
  return [
    fill(fronts.join(''), mix(palette.walls[0], palette.lit, 0.3)),
    fill(panes.join(''), pen.lamps ? palette.pane : mix(palette.pane, palette.shade, 0.2)),
  ];
}
