import { mix } from '../../kit/colour';
import { fill, type Marks, stipple } from '../../kit/marks';
import { type Path, type Point, smooth } from '../../kit/paths';
import type { Pen } from '../../kit/pen';
import { chalet, smoke } from '../../parts/buildings/country/chalets';
import { cornerFirs, firLine, firs } from '../../parts/plants/forest';
import { plane, ridge } from '../../parts/land/ground';
import { range } from '../../parts/land/mountains';
import { sky } from '../../parts/land/sky';
import { flakes } from '../../parts/land/snow';

/** Draws a lit chalet in deep snow below the peaks, snowy firs, and a path to the door. */
export function winterChalet(pen: Pen): Marks {
  const { across, palette, width, light } = pen;
  const focus = across(pen.vary(-0.08, 0.14));
  const slope = ridge(pen, 452, 12, 0.9);
  const snowfield = ridge(pen, 500, 10, 0.8);
  const shadow = mix(palette.snow, palette.shade, pen.hour === 'night' ? 0.36 : 0.16);
  return [
    ...sky(pen, 380, { clouds: 1 }),
    ...range(pen, {
      base: 446,
      highest: pen.vary(104, 56),
      mainX: across(pen.vary(pen.calm ? 0.06 : -0.2, 0.34)),
      snow: 0.66,
      colour: mix(palette.land[1], palette.land[2], 0.4),
    }),
    ...firLine(pen, ridge(pen, 428, 12, 1.3), mix(palette.land[2], palette.land[3], 0.5), 40),
    ...plane(pen, slope.path, mix(palette.snow, palette.shade, pen.hour === 'night' ? 0.28 : 0.1), 0.8),
    ...firs(pen, slope, { count: 12, from: 0, to: width, size: [56, 110], drop: 26, snow: true }),
    ...plane(pen, snowfield.path, shadow, 0.7),
    ...path(pen, focus),
    ...chalet(pen, [focus, 552], 236, {
      snow: true,
      boards:
        pen.variant % 2
          ? mix(palette.slate, palette.roofs[2], 0.45)
          : mix(palette.roofs[2], palette.shade, 0.3),
    }),
    ...smoke(pen, [focus + light * 47, 352], 54),
    ...plane(pen, ridge(pen, 606, 12, 0.9).path, mix(palette.snow, palette.lit, 0.1), 0.9),
    ...cornerFirs(pen, [0.42, 660], 400, true),
    ...firs(pen, ridge(pen, 560, 8, 1), {
      count: 3,
      from: across(-0.49),
      to: across(-0.38),
      size: [120, 210],
      drop: 60,
      snow: true,
    }),
    ...flakes(pen),
  ];
}

function path(pen: Pen, focus: number): Marks {
  const { palette, light } = pen;
  const bends: readonly (readonly [number, number, number])[] = [
    [0, 548, 12],
    [20, 572, 18],
    [90, 594, 26],
    [110, 622, 38],
    [60, 664, 60],
  ];
  const side = (direction: number): Point[] =>
    bends.map(([dx, y, half]): Point => [focus + light * dx + direction * half, y]);
  const trodden: Path = `${smooth(side(-1))}L${smooth(side(1).reverse()).slice(1)}Z`;
  const tone = mix(palette.snow, palette.shade, pen.hour === 'night' ? 0.5 : 0.26);
  return [fill(trodden, tone), stipple(trodden, mix(tone, palette.shade, 0.3), 0.5, 'bottom')];
}
