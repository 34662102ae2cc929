import { type Colour, mix } from '../../../kit/colour';
import { fill, line, type Marks, stipple } from '../../../kit/marks';
import { arch, box, type Point, polygon } from '../../../kit/paths';
import type { Pen } from '../../../kit/pen';
import { house } from '../houses';

/** Draws a tower with two visible sides and a pointed spire, for a church, manor or gate. */
export function spire(
  pen: Pen,
  [x, y]: Point,
  {
    width,
    height,
    roofHeight,
    wall,
    roof,
  }: { width: number; height: number; roofHeight: number; wall: Colour; roof: Colour },
): Marks {
  const { palette, light } = pen;
  const left = x - width / 2;
  const split = light < 0 ? left + width * 0.6 : left + width * 0.4;
  const shadeX = light < 0 ? split : left;
  const shadeWidth = light < 0 ? left + width - split : split - left;
  const top = y - height;
  const body = box(left, top, width, height);
  const eave = width * 0.12;
  const cone = polygon([
    [left - eave, top],
    [left + width + eave, top],
    [x, top - roofHeight],
  ]);
  const coneShade = polygon([
    [split, top],
    [light < 0 ? left + width + eave : left - eave, top],
    [x, top - roofHeight],
  ]);
  return [
    fill(body, mix(wall, palette.lit, 0.2)),
    fill(box(shadeX, top, shadeWidth, height), mix(wall, palette.shade, 0.4)),
    stipple(body, mix(wall, palette.shade, 0.55), 0.3, { from: 'bottom', reach: 0.6 }),
    fill(cone, roof),
    fill(coneShade, mix(roof, palette.shade, 0.38)),
    line(
      `M${x.toFixed(1)} ${(top - roofHeight).toFixed(1)}v${(-width * 0.4).toFixed(1)}`,
      mix(roof, palette.shade, 0.5),
      1.6,
    ),
    fill(
      arch(x - width * 0.13, top + height * 0.3, width * 0.26, Math.min(width * 0.6, height * 0.22)),
      pen.lamps ? palette.pane : mix(palette.pane, palette.shade, 0.2),
    ),
  ];
}

/** Draws a church: nave with roof, and tower with spire on the side of the picture's edge. */
export function church(
  pen: Pen,
  [x, y]: Point,
  size: number,
  { wall, roof }: { wall: Colour; roof: Colour },
): Marks {
  return [
    ...house(pen, [x, y], [size * 1.1, size * 0.42], {
      wall,
      roof: pen.palette.roofs[0],
      windows: 3,
      end: 0.3,
    }),
    ...spire(pen, [x + (pen.light < 0 ? -size * 0.06 : size * 1.16), y], {
      width: size * 0.3,
      height: size * 0.95,
      roofHeight: size * 0.75,
      wall,
      roof,
    }),
  ];
}

interface Hamlet {
  /** Width of a house, drawing units. */
  readonly size: number;
  /** Number of houses in each of the two rows. */
  readonly count: number;
}

/** Draws a group of small houses around a church, for a distant village. */
export function hamlet(pen: Pen, [x, y]: Point, { size, count }: Hamlet, withChurch = true): Marks {
  const { random, palette } = pen;
  const rows = [-0.2, 0];
  const cottages = rows.flatMap((row, depth) =>
    Array.from({ length: count }, (_, index) => {
      const left = x + (index - count / 2 + depth * 0.4) * size * 0.74;
      const tall = size * random.between(0.34, 0.5);
      return house(
        pen,
        [left, y + row * size + random.between(-2, 2)],
        [size * random.between(0.7, 0.95), tall],
        {
          wall: random.pick(palette.walls),
          roof: random.pick(palette.roofs),
          windows: 2,
        },
      );
    }),
  );
  const tower = withChurch
    ? spire(pen, [x + size * 0.3, y - size * 0.1], {
        width: size * 0.42,
        height: size * 1.35,
        roofHeight: size * 0.9,
        wall: palette.walls[0],
        roof: palette.slate,
      })
    : [];
  return [...cottages.slice(0, count).flat(), ...tower, ...cottages.slice(count).flat()];
}
