import { mix } from '../../kit/colour';
import type { Marks } from '../../kit/marks';
import type { Pen } from '../../kit/pen';
import { smoke } from '../../parts/buildings/country/chalets';
import { cornerFirs, firLine, firs } from '../../parts/plants/forest';
import { plane, ridge } from '../../parts/land/ground';
import { house } from '../../parts/buildings/houses';
import { mountain } from '../../parts/land/mountains';
import { sky } from '../../parts/land/sky';
import { skiTracks } from '../../parts/land/snow';

/** Draws a red cabin in a snowy clearing, forest on both sides, one distant peak. */
export function winterForest(pen: Pen): Marks {
  const { across, palette, width, light } = pen;
  const slope = ridge(pen, 436, 16, 1);
  const focus = across(pen.vary(0.1, 0.06));
  return [
    ...sky(pen, 380),
    ...peaks(pen),
    ...firLine(pen, ridge(pen, 404, 14, 1.3), mix(palette.land[1], palette.land[2], 0.4), 40),
    ...firLine(pen, ridge(pen, 420, 12, 1.5), mix(palette.land[2], palette.land[3], 0.3), 56),
    ...plane(pen, slope.path, mix(palette.snow, palette.shade, 0.07), 0.8),
    ...firs(pen, slope, {
      count: 12,
      from: across(-0.5),
      to: across(-0.12),
      size: [70, 150],
      drop: 60,
      snow: true,
    }),
    ...firs(pen, slope, {
      count: 7,
      from: across(0.24),
      to: across(0.5),
      size: [70, 150],
      drop: 50,
      snow: true,
    }),
    ...house(pen, [focus - 70, 486], [140, 56], {
      wall: mix(palette.roofs[0], palette.roofs[2], 0.4),
      roof: mix(palette.snow, palette.shade, 0.12),
      windows: 3,
      chimney: true,
      door: true,
      end: 0.4,
    }),
    ...smoke(pen, [focus + light * 18, 396], 46),
    ...plane(pen, ridge(pen, 540, 12, 0.8).path, mix(palette.snow, palette.shade, 0.05), 0.8),
    ...skiTracks(pen, [
      [across(0.06), 524],
      [across(-0.06), 552],
      [across(0.02), 590],
      [across(-0.14), 622],
      [across(-0.12), 664],
    ]),
    ...cornerFirs(pen, [-0.42, 664], 440, true),
    ...firs(pen, ridge(pen, 596, 8, 1), {
      count: 4,
      from: Math.min(across(0.36), across(0.5)),
      to: Math.max(across(0.36), across(0.5)),
      size: [140, 240],
      drop: 70,
      snow: true,
    }),
    ...(width > 1200 ? cornerFirs(pen, [0.5, 664], 300, true) : []),
  ];
}

function peaks(pen: Pen): Marks {
  const { across, palette } = pen;
  const far = mix(palette.land[1], palette.sky[2], 0.2);
  return [
    mountain(pen, {
      x: across(pen.vary(-0.18, 0.2)),
      top: pen.vary(150, 50),
      reach: 270,
      base: 430,
      colour: far,
      snow: 0.7,
    }),
    mountain(pen, {
      x: across(0.14),
      top: 212,
      reach: 220,
      base: 430,
      colour: mix(far, palette.land[1], 0.4),
      snow: 0.6,
    }),
  ];
}
