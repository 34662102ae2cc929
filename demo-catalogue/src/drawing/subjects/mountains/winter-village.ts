import { mix } from '../../kit/colour';
import type { Marks } from '../../kit/marks';
import type { Pen } from '../../kit/pen';
import { chalet } from '../../parts/buildings/country/chalets';
import { cornerFirs, firLine, firs } from '../../parts/plants/forest';
import { plane, ridge } from '../../parts/land/ground';
import { range } from '../../parts/land/mountains';
import { sky } from '../../parts/land/sky';
import { flakes, skiTracks } from '../../parts/land/snow';
import { spire } from '../../parts/buildings/country/villages';

/** Draws a ski village around a steeple, with lit lamps and tracks in the snow. */
export function winterVillage(pen: Pen): Marks {
  const { across, palette, width, random } = pen;
  const slope = ridge(pen, 446, 14, 0.9);
  const boards = [
    mix(palette.roofs[2], palette.shade, 0.3),
    mix(palette.roofs[1], palette.shade, 0.35),
    mix(palette.slate, palette.roofs[2], 0.4),
  ];
  const row = (count: number, y: number, size: number, from: number): Marks =>
    Array.from({ length: count }, (_, index) =>
      chalet(
        pen,
        [across(from + index * size * 0.00142), y + random.between(-5, 8)],
        size * random.between(0.86, 1.08),
        { snow: true, boards: random.pick(boards) },
      ),
    ).flat();
  return [
    ...sky(pen, 380, { clouds: 2 }),
    ...range(pen, {
      base: 440,
      highest: pen.vary(120, 60),
      mainX: across(pen.vary(0.2, 0.4)),
      snow: 0.7,
      colour: mix(palette.land[1], palette.land[2], 0.2),
    }),
    ...firLine(pen, ridge(pen, 424, 14, 1.2), mix(palette.land[1], palette.land[2], 0.6), 34),
    ...plane(pen, slope.path, mix(palette.snow, palette.shade, 0.08), 0.8),
    ...firs(pen, slope, { count: 14, from: 0, to: width, size: [40, 74], drop: 16, snow: true }),
    ...row(4, 470, 74, -0.28),
    ...spire(pen, [across(-0.08), 496], {
      width: 40,
      height: 128,
      roofHeight: 110,
      wall: palette.walls[0],
      roof: palette.slate,
    }),
    ...row(5, 500, 92, -0.34),
    ...plane(pen, ridge(pen, 514, 8, 0.8).path, mix(palette.snow, palette.shade, 0.14), 0.7),
    ...skiTracks(pen, [
      [across(0.3), 520],
      [across(0.2), 546],
      [across(0.26), 580],
      [across(0.1), 612],
      [across(0.14), 660],
    ]),
    ...plane(pen, ridge(pen, 612, 10, 0.9).path, palette.snow, 0.9),
    ...cornerFirs(pen, [0.43, 660], 380, true),
    ...firs(pen, ridge(pen, 590, 8, 1), {
      count: 4,
      from: across(-0.49),
      to: across(-0.34),
      size: [90, 160],
      drop: 60,
      snow: true,
    }),
    ...flakes(pen),
  ];
}
