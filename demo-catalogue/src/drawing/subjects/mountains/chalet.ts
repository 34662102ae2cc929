import { mix } from '../../kit/colour';
import type { Marks } from '../../kit/marks';
import type { Pen } from '../../kit/pen';
import { chalet as chaletHouse } from '../../parts/buildings/country/chalets';
import { cornerFirs, firLine, firs } from '../../parts/plants/forest';
import { blooms, meadow, plane, type Ridge, ridge } from '../../parts/land/ground';
import { house } from '../../parts/buildings/houses';
import { church } from '../../parts/buildings/country/villages';
import { range } from '../../parts/land/mountains';
import { sky } from '../../parts/land/sky';

/** Draws a chalet on a summer meadow with flowers, with the peak behind it. */
export function chalet(pen: Pen): Marks {
  const { across, palette, width } = pen;
  const focus = across(pen.vary(0.08, 0.16));
  const slope = ridge(pen, 436, 14, 0.9);
  const alp = ridge(pen, 492, 12, 0.8);
  const near = ridge(pen, 574, 12, 0.9);
  return [
    ...sky(pen, 380),
    ...range(pen, {
      base: 430,
      highest: pen.vary(84, 60),
      mainX: across(pen.vary(-0.14, 0.34)),
      snow: 0.3,
      colour: mix(palette.land[1], palette.land[2], 0.35),
    }),
    ...firLine(pen, ridge(pen, 414, 14, 1.4), mix(palette.land[2], palette.land[3], 0.5), 38),
    ...plane(pen, slope.path, mix(palette.land[2], palette.land[3], 0.4), 0.6),
    ...firs(pen, slope, { count: 12, from: 0, to: width, size: [46, 80], drop: 26 }),
    ...plane(pen, alp.path, palette.land[2], 0.5),
    ...house(pen, [across(-0.07) - 36, alp.at(across(-0.07)) + 22], [74, 32], {
      wall: mix(palette.roofs[2], palette.walls[2], 0.3),
      roof: palette.roofs[2],
      windows: 2,
    }),
    ...neighbour(pen, alp),
    ...chaletHouse(pen, [focus, alp.at(focus) + 46], pen.vary(186, 44)),
    ...firs(pen, alp, { count: 5, from: across(0.24), to: across(0.42), size: [96, 150], drop: 50 }),
    ...plane(pen, near.path, palette.land[3], 0.55),
    ...meadow(pen, near, mix(palette.land[3], palette.lit, 0.3), { count: 70, low: 4, high: 80 }),
    ...blooms(pen, near, [palette.cloud, palette.roofs[0], palette.lit], { count: 150, low: 8, high: 84 }),
    ...cornerFirs(pen, [-0.45, 650], 320),
  ];
}

/** A second chalet up the meadow, or the chapel of the alp, in editions. */
function neighbour(pen: Pen, alp: Ridge): Marks {
  const { across, palette, style, variant } = pen;
  const [x, y] = [across(0.32), alp.at(across(0.32)) + 18];
  if (!style || variant % 3 === 0) return [];
  if (variant % 3 === 1) return chaletHouse(pen, [x, y], 104);
  return church(pen, [x - 40, y], 74, { wall: palette.walls[0], roof: palette.slate });
}
