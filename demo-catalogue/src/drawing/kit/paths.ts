import { itemAt } from '../../item-at';

/** In drawing units: every picture is 640 units high, at any size in pixels. */
export type Point = readonly [x: number, y: number];

/** In drawing units. */
export type Size = readonly [width: number, height: number];

/** SVG path data. */
export type Path = string;

export const round = (value: number): number => Math.round(value * 10) / 10;

const at = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

export const polygon = (points: readonly Point[]): Path => `M${points.map(at).join('L')}Z`;

export const box = (x: number, y: number, width: number, height: number): Path =>
  polygon([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]);

export const ellipse = (x: number, y: number, radiusX: number, radiusY: number): Path => {
  const radii = `${round(radiusX)} ${round(radiusY)}`;
  return `M${at([x - radiusX, y])}a${radii} 0 1 1 ${round(radiusX * 2)} 0a${radii} 0 1 1 ${round(-radiusX * 2)} 0Z`;
};

export const disc = (x: number, y: number, radius: number): Path => ellipse(x, y, radius, radius);

/** An opening with a round top; `y` is its lower edge. */
export const arch = (x: number, y: number, width: number, height: number): Path => {
  const spring = y - height + width / 2;
  const half = round(width / 2);
  return `M${at([x, y])}V${round(spring)}a${half} ${half} 0 0 1 ${round(width)} 0V${round(y)}Z`;
};

/** Returns a Catmull-Rom spline through the points. A few points give a smooth curve. */
export function smooth(points: readonly Point[], closed = false): Path {
  const count = points.length;
  const point = (index: number): Point =>
    itemAt(points, closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index)));
  let path = `M${at(point(0))}`;
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [before, from, to, after] = [point(index - 1), point(index), point(index + 1), point(index + 2)];
    const leave: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const arrive: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    path += `C${at(leave)} ${at(arrive)} ${at(to)}`;
  }
  return closed ? `${path}Z` : path;
}

/** An area with a smooth upper edge through the points and a straight lower edge at `floor`. */
export const ground = (points: readonly Point[], floor: number): Path => {
  const last = itemAt(points, points.length - 1);
  return `${smooth(points)}L${at([last[0], floor])}L${at([itemAt(points, 0)[0], floor])}Z`;
};
