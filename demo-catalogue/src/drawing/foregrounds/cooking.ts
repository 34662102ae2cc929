import { mix } from '../kit/colour';
import { fill, line } from '../kit/marks';
import { box, ellipse, round } from '../kit/paths';
import { steam } from '../parts/objects/baths';
import { castShadow, fruit, sprig } from '../parts/objects/tableware';
import { type ForegroundObject, inksOf, pointsFrom, solid } from './foreground-object';

/** A steaming pot with a spoon, tomatoes, basil and a rolling pin. */
export const cooking: ForegroundObject = (pen, foot) => {
  const { palette } = pen;
  const { wood, darkMetal, green } = inksOf(palette);
  const at = pointsFrom(foot);
  const [x, y] = foot;
  const copper = mix('#c4693a', palette.roofs[0], 0.3);
  const red = mix('#c9432f', palette.roofs[0], 0.4);
  const pot = `M${at(-170, 130)}L${at(-160, 16)}Q${at(-150, 0)} ${at(-126, 0)}L${at(-6, 0)}Q${at(18, 0)} ${at(28, 16)}L${at(38, 130)}Z`;
  return [
    ...castShadow(pen, [x - 60, y + 4], 150, 12),
    ...steam(pen, [x - 110, y - 140], 4),
    line(`M${at(-60, 120)}L${at(60, 262)}`, wood, 13),
    fill(ellipse(x - 66, y - 130, 104, 16), mix(copper, palette.shade, 0.6)),
    line(`M${at(-170, 108)}q-46 -8 -40 -34t40 -20M${at(38, 108)}q46 -8 40 -34t-42 -20`, darkMetal, 12),
    ...solid(pen, pot, copper),
    fill(box(x - 174, y - 138, 216, 15), mix(copper, palette.lit, 0.4)),
    line(`M${at(-136, 100)}L${at(-132, 30)}`, mix(copper, palette.lit, 0.6), 8),
    ...sprig(pen, [x + 196, y - 30], 110, { angle: 1.9, ink: green }),
    ...sprig(pen, [x + 200, y - 30], 96, { angle: 1.2, ink: green }),
    ...fruit(pen, [x + 112, y], 38, red),
    ...fruit(pen, [x + 186, y + 4], 42, red),
    line(`M${at(40, -18)}L${at(214, -22)}`, wood, 22),
    line(`M${at(16, -18)}L${at(238, -22)}`, mix(wood, palette.shade, 0.3), 10),
    line(`M${round(x + 96)} ${y - 70}l16 -8l14 8`, green, 6),
  ];
};
