import { mix } from '../../kit/colour';
import { fill, line, type Marks } from '../../kit/marks';
import { type Path, round } from '../../kit/paths';
import type { Pen } from '../../kit/pen';

/** Draws a bicycle from the side. `y` is the ground. */
export function parkedBicycle({ palette }: Pen, x: number, y: number, size: number): Marks {
  const radius = 25 * size;
  const [back, front] = [x - 38 * size, x + 38 * size];
  const hub = round(y - radius);
  const at = (dx: number, up: number): string => `${round(x + dx * size)} ${round(y - up * size)}`;
  const wheel = (middle: number): Path =>
    `M${round(middle - radius)} ${hub}a${radius} ${radius} 0 1 1 ${radius * 2} 0a${radius} ${radius} 0 1 1 ${-radius * 2} 0`;
  const frame = `M${round(back)} ${hub}L${at(-8, 24)}L${at(24, 58)}L${at(-18, 58)}L${at(-8, 24)}M${at(-18, 58)}L${round(back)} ${hub}M${at(24, 58)}L${round(front)} ${hub}M${at(24, 58)}L${at(21, 70)}L${at(10, 74)}M${at(-18, 58)}L${at(-21, 67)}`;
  return [
    line(wheel(back) + wheel(front), palette.shade, 3.4 * size),
    line(frame, palette.roofs[0], 4 * size),
    line(`M${at(-31, 68)}L${at(-12, 67)}`, palette.shade, 6 * size),
    fill(
      `M${at(26, 74)}L${at(50, 74)}L${at(46, 56)}L${at(30, 56)}Z`,
      mix(palette.walls[2], palette.shade, 0.3),
    ),
  ];
}
