import { mix } from '../../kit/colour';
import { fill, type Marks } from '../../kit/marks';
import type { Path } from '../../kit/paths';
import type { Pen } from '../../kit/pen';

/** Draws window panes: dark by day; at night, `litShare` of them are lit. */
export function panes(pen: Pen, paths: readonly Path[], litShare = 0.7): Marks {
  const { palette, random, lamps } = pen;
  if (!lamps) return [fill(paths.join(''), mix(palette.pane, palette.shade, 0.15))];
  const isLit = paths.map(() => random.chance(litShare));
  return [
    fill(paths.filter((_, index) => !isLit[index]).join(''), mix(palette.shade, palette.slate, 0.35)),
    fill(paths.filter((_, index) => isLit[index]).join(''), palette.pane),
  ];
}
