import type { Colour } from '../../../kit/colour';
import type { Marks } from '../../../kit/marks';
import type { Pen } from '../../../kit/pen';
import { cypress, roundTree } from '../../plants/trees';
import { house } from '../houses';

export interface Stack {
  /** Returns the height of the hill at a share (0 to 1) of the village's width, in drawing units from the top. */
  readonly crest: (share: number) => number;
  /** y coordinate of the lowest row. */
  readonly foot: number;
  readonly from: number;
  readonly to: number;
  /** Width of a house in the lowest row. */
  readonly size: number;
  readonly rows: number;
  readonly walls: readonly Colour[];
  readonly roofs: readonly Colour[];
  readonly green: readonly Colour[];
  /** Share of the gaps that contain a tree. */
  readonly greenery: number;
}

/** Draws houses on a slope in rows, starting at the crest, so that each row covers the foot of the one above it. */
export function stack(pen: Pen, options: Stack): Marks {
  const { random } = pen;
  const { crest, foot, from, to, size, rows, walls, roofs, green, greenery } = options;
  const marks: Marks[] = [];
  for (let row = 0; row < rows; row++) {
    const depth = row / (rows - 1);
    const width = size * (0.68 + 0.32 * depth);
    for (let x = from + random.between(-0.5, 0) * width; x < to; x += width * random.between(0.72, 0.95)) {
      const share = (x + width / 2 - from) / (to - from);
      const top = crest(Math.max(0, Math.min(1, share)));
      const y = top + (foot - top) * depth + random.between(-0.12, 0.12) * width;
      if (y > foot + 6 || (foot - top < width * 0.8 && row < rows - 2)) continue;
      if (random.chance(greenery)) {
        const height = width * random.between(0.7, 1.1);
        marks.push(
          random.chance(0.45)
            ? cypress(pen, [x + width / 2, y], height, random.pick(green))
            : roundTree(pen, [x + width / 2, y], width * 0.24, random.pick(green)),
        );
        continue;
      }
      const wide = width * random.between(0.85, 1.15);
      const storeys = random.whole(1, 3);
      marks.push(
        house(pen, [x, y], [wide, width * (0.28 + 0.2 * storeys)], {
          wall: random.pick(walls),
          roof: random.pick(roofs),
          storeys,
          windows: 2,
          end: random.between(0.3, 0.46),
        }),
      );
    }
  }
  return marks.flat();
}
