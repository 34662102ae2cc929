import { mix } from '../kit/colour';
import { fill, line, type Marks } from '../kit/marks';
import { disc, type Point } from '../kit/paths';
import type { Pen } from '../kit/pen';
import { castShadow } from '../parts/objects/tableware';
import { type ForegroundObject, inksOf, pointsFrom, shapeAt } from './foreground-object';

const tripod = (pen: Pen, foot: Point, top: number): Marks => {
  const { darkWood, metal } = inksOf(pen.palette);
  const at = pointsFrom(foot);
  return [
    ...castShadow(pen, [foot[0], foot[1] + 4], 110, 11),
    line(`M${at(0, top)}L${at(-92, 0)}M${at(0, top)}L${at(92, 0)}M${at(0, top)}L${at(14, -6)}`, darkWood, 10),
    line(`M${at(-48, top * 0.46)}L${at(52, top * 0.46)}`, metal, 5),
  ];
};

/** A telescope on a tripod, pointed at the sky. */
export const telescope: ForegroundObject = (pen, foot) => {
  const { palette } = pen;
  const { linen, darkMetal, red } = inksOf(palette);
  const shape = shapeAt(foot);
  return [
    ...tripod(pen, foot, 232),
    fill(disc(foot[0], foot[1] - 234, 20), darkMetal),
    fill(shape([-112, 150], [124, 354], [164, 306], [-86, 118]), linen),
    fill(shape([-112, 150], [-86, 118], [164, 306], [154, 318]), mix(linen, palette.shade, 0.3)),
    fill(shape([114, 366], [136, 384], [186, 320], [164, 302]), red),
    fill(shape([-140, 138], [-122, 152], [-84, 106], [-100, 92]), darkMetal),
    fill(shape([-40, 246], [10, 288], [20, 276], [-30, 234]), darkMetal),
  ];
};

/** A spotting scope on a tripod, and a small bird that sits on it. */
export const spottingScope: ForegroundObject = (pen, foot) => {
  const { palette } = pen;
  const { green, darkMetal, red } = inksOf(palette);
  const shape = shapeAt(foot);
  const at = pointsFrom(foot);
  const [x, y] = foot;
  return [
    ...tripod(pen, foot, 240),
    fill(shape([-28, 262], [-28, 234], [28, 234], [28, 262]), darkMetal),
    fill(shape([-96, 262], [-92, 300], [66, 306], [128, 318], [128, 250], [66, 262]), green),
    fill(
      shape([-96, 262], [66, 262], [128, 250], [128, 264], [66, 274], [-95, 274]),
      mix(green, palette.shade, 0.4),
    ),
    fill(shape([-140, 306], [-118, 316], [-90, 292], [-92, 264]), darkMetal),
    fill(
      `M${at(20, 306)}Q${at(6, 352)} ${at(40, 356)}Q${at(76, 352)} ${at(84, 320)}L${at(108, 306)}L${at(60, 306)}Z`,
      mix(palette.slate, palette.land[2], 0.3),
    ),
    fill(`M${at(22, 316)}Q${at(24, 340)} ${at(46, 332)}Q${at(54, 312)} ${at(40, 306)}Z`, red),
    fill(`M${at(16, 344)}L${at(-4, 338)}L${at(14, 334)}Z`, mix(palette.lit, palette.roofs[0], 0.4)),
    fill(disc(x + 26, y - 344, 3.4), palette.shade),
  ];
};
