import { mix } from '../../kit/colour';
import { fill, type Marks } from '../../kit/marks';
import { box } from '../../kit/paths';
import type { Pen } from '../../kit/pen';
import { cornerFirs, firLine } from '../../parts/plants/forest';
import { plane, reeds, ridge } from '../../parts/land/ground';
import { range } from '../../parts/land/mountains';
import { birds, sky } from '../../parts/land/sky';
import { launch } from '../../parts/objects/vessels';
import { hamlet } from '../../parts/buildings/country/villages';
import { glitter, reflection, ripples, water } from '../../parts/land/water';

/** Draws peaks with their reflection in a still lake, a rowing boat, and firs in the corner. */
export function lake(pen: Pen): Marks {
  const { across, palette, width } = pen;
  const shore = 398;
  const land: Marks = [
    ...range(pen, {
      base: shore - 6,
      highest: pen.vary(88, 56),
      mainX: across(pen.vary(-0.15, 0.34)),
      snow: 0.3,
      colour: mix(palette.land[1], palette.land[2], 0.3),
    }),
    ...plane(pen, ridge(pen, shore - 30, 12, 1.2).path, mix(palette.land[1], palette.land[2], 0.7), 0.5),
    ...firLine(pen, ridge(pen, shore - 14, 6, 1.3), mix(palette.land[2], palette.land[3], 0.6), 34),
    ...hamlet(pen, [across(pen.vary(0.27, 0.12)), shore - 4], { size: 28, count: 4 }),
    fill(box(-20, shore - 8, width + 40, 12), mix(palette.land[2], palette.land[3], 0.4)),
  ];
  return [
    ...sky(pen, 370),
    ...birds(pen, [across(0.26), 150], 4),
    ...land,
    ...water(pen, shore),
    reflection(pen, land, shore, 0.5),
    ...glitter(pen, shore + 6, 600),
    ...ripples(pen, shore, 640, 30),
    ...launch(pen, [across(pen.vary(0.1, 0.2)), 516], 88, false),
    ...plane(pen, ridge(pen, 626, 9, 1).path, palette.land[4], 0.2),
    ...reeds(pen, pen.light < 0 ? [-10, 250] : [width - 250, width + 10], 648),
    ...cornerFirs(pen, [-0.44, 650], 350),
  ];
}
