import { mix } from '../../../kit/colour';
import { fill, line, type Marks, stipple } from '../../../kit/marks';
import { box, type Path, type Point, polygon, round } from '../../../kit/paths';
import type { Pen } from '../../../kit/pen';
import { panes } from '../panes';

/** Draws the gable front of a timber chalet: stone below, boards above, a balcony, wide eaves. `x` is its middle. */
export function chalet(
  pen: Pen,
  [x, y]: Point,
  width: number,
  options: { snow?: boolean; boards?: string } = {},
): Marks {
  const { palette, light } = pen;
  const boards = options.boards ?? mix(palette.roofs[2], palette.shade, 0.3);
  const plaster = mix(palette.walls[0], palette.lit, 0.2);
  const [half, stone, eaves, rise] = [width / 2, width * 0.24, width * 0.52, width * 0.3];
  const left = x - half;
  const gable = polygon([
    [left, y - stone],
    [left, y - eaves],
    [x, y - eaves - rise],
    [left + width, y - eaves],
    [left + width, y - stone],
  ]);
  const shadeHalf = light < 0 ? x + half * 0.42 : left;
  const planks = Array.from(
    { length: 9 },
    (_, index) => `M${round(left)} ${round(y - stone - index * width * 0.036)}h${round(width)}`,
  ).join('');
  const overhang = width * 0.13;
  const slope = (rise + overhang * 0.6) / (half + overhang);
  const roofEdge = (lift: number): string =>
    `M${round(left - overhang)} ${round(y - eaves + overhang * slope - lift)}L${round(x)} ${round(y - eaves - rise - lift)}L${round(left + width + overhang)} ${round(y - eaves + overhang * slope - lift)}`;
  return [
    ...chimney(pen, [x + light * half * 0.4, y - eaves - rise * 0.55], width),
    fill(box(left, y - stone, width, stone), plaster),
    stipple(box(left, y - stone, width, stone), mix(plaster, palette.shade, 0.4), 0.5, 'bottom'),
    fill(gable, boards),
    line(planks, mix(boards, palette.shade, 0.35), 1.2, 0.7),
    stipple(gable, mix(boards, palette.shade, 0.6), 0.8, { from: 'top', reach: 0.7 }),
    fill(box(shadeHalf, y - eaves, half * 0.58, eaves), palette.shade, 0.22),
    ...windows(pen, [x, y], width, { stone, eaves }),
    line(roofEdge(-width * 0.03), mix(boards, palette.shade, 0.5), width * 0.05),
    line(roofEdge(0), palette.roofs[1], width * 0.06),
    ...(options.snow
      ? [
          line(roofEdge(width * 0.055), palette.snow, width * 0.085),
          line(roofEdge(width * 0.03), mix(palette.snow, palette.shade, 0.2), width * 0.03),
        ]
      : []),
  ];
}

function windows(
  pen: Pen,
  [x, y]: Point,
  width: number,
  { stone, eaves }: { stone: number; eaves: number },
): Marks {
  const { palette } = pen;
  const pane = width * 0.1;
  const rows: readonly (readonly [number, number])[] = [
    [-0.34, stone * 0.28],
    [0.34, stone * 0.28],
    [-0.34, stone + width * 0.09],
    [-0.115, stone + width * 0.09],
    [0.115, stone + width * 0.09],
    [0.34, stone + width * 0.09],
    [-0.1, eaves + width * 0.015],
    [0.1, eaves + width * 0.015],
  ];
  const paths = rows.map(([share, up]): Path =>
    box(x + share * width - pane / 2, y - up - pane * 1.25, pane, pane * 1.25),
  );
  const balcony = stone + width * 0.055;
  const shutters = rows
    .slice(2, 6)
    .map(
      ([share, up]) =>
        box(x + share * width - pane * 0.92, y - up - pane * 1.25, pane * 0.36, pane * 1.25) +
        box(x + share * width + pane * 0.56, y - up - pane * 1.25, pane * 0.36, pane * 1.25),
    );
  const boxes = [-0.3, -0.1, 0.1, 0.3].map((share) =>
    box(x + share * width - pane * 0.7, y - balcony - width * 0.035, pane * 1.4, pane * 0.3),
  );
  return [
    fill(shutters.join(''), mix(palette.walls[0], palette.roofs[0], 0.12)),
    ...panes(pen, paths, 0.85),
    fill(
      box(x - pane * 0.65, y - stone * 0.82, pane * 1.3, stone * 0.82),
      mix(palette.roofs[2], palette.shade, 0.45),
    ),
    fill(
      box(x - width * 0.53, y - balcony, width * 1.06, width * 0.05),
      mix(palette.roofs[2], palette.shade, 0.12),
    ),
    line(
      `M${round(x - width * 0.53)} ${round(y - balcony - width * 0.045)}h${round(width * 1.06)}`,
      mix(palette.roofs[2], palette.shade, 0.2),
      width * 0.014,
    ),
    ...(pen.hour === 'day' || pen.hour === 'golden' ? [fill(boxes.join(''), palette.roofs[0])] : []),
  ];
}

function chimney({ palette, light }: Pen, [x, y]: Point, width: number): Marks {
  const [wide, tall] = [width * 0.075, width * 0.2];
  return [
    fill(box(x - wide / 2, y - tall, wide, tall), palette.walls[3]),
    fill(
      box(light < 0 ? x : x - wide / 2, y - tall, wide / 2, tall),
      mix(palette.walls[3], palette.shade, 0.4),
    ),
    fill(box(x - wide * 0.7, y - tall - wide * 0.3, wide * 1.4, wide * 0.4), palette.slate),
  ];
}

/** Draws the smoke of a chimney as one curved stroke. */
export function smoke({ palette, light }: Pen, [x, y]: Point, size: number): Marks {
  const path = `M${round(x)} ${round(y)}c${round(-light * size * 0.3)} ${round(-size * 0.3)} ${round(light * size * 0.2)} ${round(-size * 0.5)} ${round(-light * size * 0.1)} ${round(-size * 0.8)}s${round(-light * size * 0.5)} ${round(-size * 0.4)} ${round(-light * size * 0.5)} ${round(-size * 0.8)}`;
  return [line(path, palette.cloud, size * 0.1, 0.45)];
}
