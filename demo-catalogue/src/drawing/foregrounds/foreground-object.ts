import { type Colour, mix } from '../kit/colour';
import type { Marks, ShadeFrom } from '../kit/marks';
import { type Path, type Point, round } from '../kit/paths';
import type { Palette } from '../kit/palettes';
import type { Pen } from '../kit/pen';
import { plane } from '../parts/land/ground';

/** Draws an object that stands with the middle of its foot at a point. */
export type ForegroundObject = (pen: Pen, foot: Point) => Marks;

/** Writes points by their distance from the foot: to the right, and up. */
export const pointsFrom =
  ([x, y]: Point) =>
  (dx: number, up: number): string =>
    `${round(x + dx)} ${round(y - up)}`;

/** A closed shape through points by their distance from the foot. */
export const shapeAt =
  (foot: Point) =>
  (...points: readonly Point[]): Path =>
    `M${points.map(([dx, up]) => pointsFrom(foot)(dx, up)).join('L')}Z`;

/** Draws a solid thing: one flat ink, shaded on the side away from the light. */
export const solid = (
  pen: Pen,
  path: Path,
  ink: Colour,
  from: ShadeFrom = pen.light < 0 ? 'right' : 'left',
): Marks => plane(pen, path, ink, { strength: 0.8, from });

/** Inks of objects, mixed from those of the hour. */
export const inksOf = ({ roofs, walls, shade, cloud, slate, land }: Palette) => ({
  wood: mix(roofs[2], walls[1], 0.34),
  darkWood: mix(roofs[2], shade, 0.42),
  leather: mix('#8a5230', roofs[2], 0.4),
  linen: mix(cloud, '#ffffff', 0.3),
  metal: mix(cloud, slate, 0.46),
  darkMetal: mix(slate, shade, 0.4),
  straw: mix('#d9a95a', walls[1], 0.4),
  red: roofs[0],
  blue: mix('#2f7f86', slate, 0.25),
  green: mix(land[3], '#3f7a4a', 0.3),
  glass: mix('#4f7a4a', shade, 0.34),
});
