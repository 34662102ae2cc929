import { type Colour, mix } from '../../kit/colour';
import { fill, line, type Marks, stipple } from '../../kit/marks';
import { arch, box, type Point, polygon, round, type Size } from '../../kit/paths';
import type { Pen } from '../../kit/pen';

export interface Tower {
  readonly width: number;
  readonly height: number;
  /** 0 means a flat, crenellated top. */
  readonly roofHeight: number;
  readonly wall: Colour;
  readonly roof: Colour;
  readonly storeys?: number;
}

/** Draws a round tower, two thirds lit and one third shaded, with a flare under the roof and slit windows. */
export function roundTower(pen: Pen, [x, y]: Point, options: Tower): Marks {
  const { palette, light } = pen;
  const { width, height, roofHeight, wall, roof, storeys = 2 } = options;
  const left = x - width / 2;
  const top = y - height;
  const shadeWidth = width * 0.42;
  const shadeX = light < 0 ? left + width - shadeWidth : left;
  const body = box(left, top, width, height);
  const windows = Array.from({ length: storeys }, (_, index) =>
    arch(
      x - light * -width * 0.1 - width * 0.08,
      top + height * (0.24 + (0.62 * index) / storeys),
      width * 0.16,
      width * 0.34,
    ),
  );
  const head =
    roofHeight > 0
      ? pointedRoof(pen, [x, top], [width, roofHeight], roof)
      : battlements(pen, [left - width * 0.08, top], width * 1.16, wall);
  return [
    fill(body, mix(wall, palette.lit, 0.2)),
    fill(box(shadeX, top, shadeWidth, height), mix(wall, palette.shade, 0.36)),
    stipple(body, mix(wall, palette.shade, 0.32), 0.4, { from: 'bottom', reach: 0.8 }),
    stipple(box(left, top, width, height * 0.16), mix(wall, palette.shade, 0.6), 0.5, 'top'),
    fill(windows.join(''), pen.lamps ? palette.pane : mix(palette.pane, palette.shade, 0.25)),
    ...head,
  ];
}

function pointedRoof(pen: Pen, [x, y]: Point, [width, height]: Size, roof: Colour): Marks {
  const { palette, light } = pen;
  const half = width * 0.62;
  const cone = polygon([
    [x - half, y],
    [x + half, y],
    [x, y - height],
  ]);
  const away = polygon([
    [x - light * half, y],
    [x + light * -half * 0.1, y],
    [x, y - height],
  ]);
  return [
    fill(cone, mix(roof, palette.lit, 0.1)),
    fill(away, mix(roof, palette.shade, 0.34)),
    stipple(cone, mix(roof, palette.shade, 0.5), 0.45, { from: 'bottom', reach: 0.8 }),
    line(
      `M${round(x)} ${round(y - height + 2)}v${round(-width * 0.3 - 4)}`,
      mix(roof, palette.shade, 0.4),
      2,
    ),
  ];
}

/** Draws a crenellated parapet with its lower edge at `y`. */
export function battlements(pen: Pen, [x, y]: Point, width: number, wall: Colour): Marks {
  const { palette } = pen;
  const tooth = Math.max(5, Math.min(11, width / 7));
  const count = Math.max(3, Math.round(width / (tooth * 1.8)));
  const step = width / (count - 0.4);
  const teeth = Array.from({ length: count }, (_, index) =>
    box(x + index * step, y - tooth * 1.9, step * 0.6, tooth),
  );
  return [
    fill(teeth.join('') + box(x, y - tooth * 1.1, width, tooth * 1.3), mix(wall, palette.lit, 0.12)),
    fill(box(x, y, width, 2.5), mix(wall, palette.shade, 0.4)),
  ];
}

/** Draws a plain wall with a parapet and a stippled foot. */
export function curtain(pen: Pen, [x, y]: Point, [width, height]: Size, wall: Colour): Marks {
  const { palette } = pen;
  const body = box(x, y - height, width, height);
  return [
    fill(body, mix(wall, palette.lit, 0.12)),
    stipple(body, mix(wall, palette.shade, 0.55), 0.5, { from: 'bottom', reach: 0.9 }),
    ...battlements(pen, [x, y - height], width, wall),
  ];
}
