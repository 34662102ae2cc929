import { mix } from '../../kit/colour';
import { fill, line, type Marks, stipple } from '../../kit/marks';
import { type Point, smooth } from '../../kit/paths';
import type { Pen } from '../../kit/pen';

/** Draws a pale lane through points of (share across, y, half width), narrow in the distance and wide at the foot. */
export function lane(pen: Pen, bends: readonly (readonly [number, number, number])[]): Marks {
  const { across, palette } = pen;
  const side = (direction: number): Point[] =>
    bends.map(([share, y, half]): Point => [across(share) + direction * half, y]);
  const path = `${smooth(side(-1))}L${smooth(side(1).reverse()).slice(1)}Z`;
  const dust = mix(palette.walls[1], palette.lit, 0.45);
  const verge = smooth(bends.slice(3).map(([share, y, half]): Point => [across(share) + half * 0.08, y]));
  return [
    fill(path, dust),
    stipple(path, mix(dust, palette.shade, 0.4), 0.7, 'bottom'),
    line(verge, mix(dust, palette.land[2], 0.4), 5, 0.6),
  ];
}
