import { mix } from '../../kit/colour';
import { fill, type Marks, stipple } from '../../kit/marks';
import { type Point, smooth } from '../../kit/paths';
import type { Pen } from '../../kit/pen';
import { cornerFirs, firLine, firs } from '../../parts/plants/forest';
import { plane, ridge, ridgeThrough } from '../../parts/land/ground';
import { range } from '../../parts/land/mountains';
import { sky } from '../../parts/land/sky';
import { hamlet } from '../../parts/buildings/country/villages';

/** Draws a stream that winds down a valley past a village with a steeple. */
export function alpineValley(pen: Pen): Marks {
  const { across, palette, width } = pen;
  const far = ridge(pen, 424, 12, 1.1);
  const bank = ridgeThrough(pen, slopeOf(pen));
  return [
    ...sky(pen, 380),
    ...range(pen, {
      base: 440,
      highest: pen.vary(78, 56),
      mainX: across(pen.vary(0.12, 0.3)),
      snow: 0.32,
      colour: mix(palette.land[1], palette.land[2], 0.3),
    }),
    ...firLine(pen, ridge(pen, 408, 16, 1.4), mix(palette.land[2], palette.land[3], 0.4), 36),
    ...plane(pen, far.path, mix(palette.land[2], palette.land[3], 0.45), 0.6),
    ...firs(pen, far, { count: 14, from: 0, to: width, size: [38, 66], drop: 20 }),
    ...plane(pen, ridge(pen, 470, 10, 0.9).path, palette.land[2], 0.5),
    ...hamlet(pen, [across(pen.vary(0.15, 0.16)), 520], {
      size: pen.vary(54, 16),
      count: Math.round(pen.vary(5, 1.6)),
    }),
    ...plane(pen, ridge(pen, 522, 10, 0.8).path, mix(palette.land[2], palette.land[3], 0.5), 0.5),
    ...stream(pen),
    ...plane(pen, bank.path, palette.land[3], 0.6),
    ...firs(pen, bank, { count: 6, from: across(-0.28), to: across(-0.08), size: [90, 150], drop: 60 }),
    ...cornerFirs(pen, [-0.42, 652], 360),
  ];
}

const slopeOf = ({ across, light }: Pen): readonly Point[] => {
  const points: Point[] = [
    [across(-0.7), 470],
    [across(-0.3), 520],
    [across(-0.06), 580],
    [across(0.06), 660],
  ];
  return light < 0 ? points.reverse() : points;
};

function stream(pen: Pen): Marks {
  const { across, palette } = pen;
  const bends: readonly (readonly [number, number, number])[] = [
    [0.02, 520, 3],
    [0.0, 540, 7],
    [0.07, 562, 13],
    [0.15, 586, 22],
    [0.08, 616, 36],
    [0.06, 662, 66],
  ];
  const side = (direction: number): Point[] =>
    bends.map(([share, y, half]): Point => [across(share) + direction * half, y]);
  const path = `${smooth(side(-1))}L${smooth(side(1).reverse()).slice(1)}Z`;
  const tone = mix(palette.water[0], palette.sky[2], 0.4);
  return [fill(path, tone), stipple(path, mix(palette.water[1], palette.shade, 0.2), 0.6, 'bottom')];
}
