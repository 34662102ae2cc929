import { type Colour, mix } from '../../kit/colour';
import { fill, line, type Marks, stipple } from '../../kit/marks';
import { arch, box, disc, type Point, polygon, round, type Size } from '../../kit/paths';
import type { Pen } from '../../kit/pen';
import { battlements } from './castles';
import { panes } from './panes';
import { ballShade } from '../plants/trees';

/** Draws a Gothic front with two square towers, a rose window and a ridge turret. `size` is its width. */
export function cathedral(pen: Pen, [x, y]: Point, size: number): Marks {
  const { palette, light } = pen;
  const stone = palette.walls[0];
  const lit = mix(stone, palette.lit, 0.2);
  const dark = mix(stone, palette.shade, 0.36);
  const height = size * 1.9;
  const tower = (side: number): Marks => {
    const left = x + side * size * 0.32 - size * 0.19;
    const body = box(left, y - height, size * 0.38, height);
    return [
      fill(body, lit),
      fill(box(light < 0 ? left + size * 0.25 : left, y - height, size * 0.13, height), dark),
      stipple(body, dark, 0.4, { from: 'bottom', reach: 0.7 }),
      ...battlements(pen, [left - 3, y - height], size * 0.38 + 6, stone),
      ...panes(
        pen,
        [0.1, 0.34].flatMap((up) =>
          [0.08, 0.21].map((dx) =>
            arch(left + size * dx, y - height * (1 - up) + size * 0.34, size * 0.08, size * 0.3),
          ),
        ),
        0.6,
      ),
    ];
  };
  const nave = polygon([
    [x - size * 0.2, y],
    [x - size * 0.2, y - height * 0.66],
    [x, y - height * 0.8],
    [x + size * 0.2, y - height * 0.66],
    [x + size * 0.2, y],
  ]);
  return [
    fill(
      polygon([
        [x - size * 0.05, y - height * 0.78],
        [x + size * 0.05, y - height * 0.78],
        [x, y - height * 1.2],
      ]),
      palette.slate,
    ),
    fill(nave, mix(stone, palette.lit, 0.05)),
    stipple(nave, dark, 0.5, { from: 'bottom', reach: 0.8 }),
    fill(disc(x, y - height * 0.56, size * 0.11), mix(stone, palette.shade, 0.2)),
    ...panes(
      pen,
      [disc(x, y - height * 0.56, size * 0.085), arch(x - size * 0.08, y, size * 0.16, size * 0.36)],
      1,
    ),
    ...tower(-1),
    ...tower(1),
  ];
}

/** Draws a ribbed dome on a drum with a lantern. `radius` is that of the dome. */
export function dome(pen: Pen, [x, y]: Point, radius: number, roof: Colour): Marks {
  const { palette, light } = pen;
  const stone = palette.walls[0];
  const shell = `M${round(x - radius)} ${round(y)}C${round(x - radius)} ${round(y - radius * 0.8)} ${round(x - radius * 0.45)} ${round(y - radius * 1.2)} ${round(x)} ${round(y - radius * 1.25)}C${round(x + radius * 0.45)} ${round(y - radius * 1.2)} ${round(x + radius)} ${round(y - radius * 0.8)} ${round(x + radius)} ${round(y)}Z`;
  const ribs = [-0.55, 0, 0.55].map(
    (share) =>
      `M${round(x + share * radius * 1.1)} ${round(y)}C${round(x + share * radius * 1.1)} ${round(y - radius * 0.8)} ${round(x + share * radius * 0.5)} ${round(y - radius * 1.15)} ${round(x)} ${round(y - radius * 1.24)}`,
  );
  const drum = box(x - radius * 0.96, y - 2, radius * 1.92, radius * 0.5);
  return [
    fill(
      box(x - radius * 0.13, y - radius * 1.62, radius * 0.26, radius * 0.4),
      mix(stone, palette.lit, 0.2),
    ),
    fill(
      box(
        x - light * radius * 0.13 - (light < 0 ? radius * 0.13 : 0),
        y - radius * 1.62,
        radius * 0.13,
        radius * 0.4,
      ),
      mix(stone, palette.shade, 0.3),
    ),
    fill(
      polygon([
        [x - radius * 0.17, y - radius * 1.6],
        [x + radius * 0.17, y - radius * 1.6],
        [x, y - radius * 1.84],
      ]),
      roof,
    ),
    fill(disc(x, y - radius * 1.88, radius * 0.05), palette.lit),
    fill(shell, mix(roof, palette.lit, 0.18)),
    stipple(shell, mix(roof, palette.shade, 0.6), 1, { from: ballShade(pen), reach: 0.7 }),
    line(ribs.join(''), mix(stone, palette.lit, 0.2), radius * 0.045),
    fill(drum, mix(stone, palette.lit, 0.14)),
    stipple(drum, mix(stone, palette.shade, 0.5), 0.7, light < 0 ? 'right' : 'left'),
    ...panes(
      pen,
      [-0.66, -0.3, 0.06, 0.42].map((share) =>
        disc(x + (share + 0.12) * radius, y + radius * 0.24, radius * 0.09),
      ),
      0.7,
    ),
  ];
}

/** Draws a slender Italian bell tower with a pyramid roof. */
export function campanile(pen: Pen, [x, y]: Point, [width, height]: Size, wall: Colour): Marks {
  const { palette, light } = pen;
  const left = x - width / 2;
  const shade = light < 0 ? left + width * 0.6 : left;
  const top = y - height;
  return [
    fill(box(left, top, width, height), mix(wall, palette.lit, 0.16)),
    fill(box(shade, top, width * 0.4, height), mix(wall, palette.shade, 0.38)),
    stipple(box(left, top, width, height), mix(wall, palette.shade, 0.5), 0.4, {
      from: 'bottom',
      reach: 0.7,
    }),
    ...panes(
      pen,
      [0.16, 0.52].map((dx) => arch(left + width * dx, top + width * 0.95, width * 0.3, width * 0.7)),
      0.4,
    ),
    fill(
      box(left - 3, top - 4, width + 6, 7) + box(left - 2, top + width * 1.1, width + 4, 4),
      mix(wall, palette.cloud, 0.4),
    ),
    fill(
      polygon([
        [left - 2, top - 3],
        [left + width + 2, top - 3],
        [x, top - width * 1.5],
      ]),
      palette.roofs[1],
    ),
    fill(
      polygon([
        [x, top - width * 1.5],
        [light < 0 ? left + width + 2 : left - 2, top - 3],
        [x - light * width * 0.1, top - 3],
      ]),
      mix(palette.roofs[1], palette.shade, 0.36),
    ),
  ];
}
