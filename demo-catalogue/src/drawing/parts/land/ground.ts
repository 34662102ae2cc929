import { type Colour, mix, palenessOf } from '../../kit/colour';
import { fill, line, type Marks, type ShadeFrom, stipple } from '../../kit/marks';
import { ground, type Path, type Point, round } from '../../kit/paths';
import type { Pen } from '../../kit/pen';
import { itemAt } from '../../../item-at';

/** The upper edge of a piece of land. */
export interface Ridge {
  readonly path: Path;
  /** Returns the height of the land at `x`, in drawing units from the top. */
  at(x: number): number;
}

/** Creates rolling ground: long waves combined with a few shorter ones. */
export function ridge(pen: Pen, y: number, swell: number, waves = 1.6): Ridge {
  const { random, width, height } = pen;
  const [long, short] = [random.between(0, 6.3), random.between(0, 6.3)];
  // `waves` is the number on a card (960 units wide). A wider hero has more waves, not longer ones.
  const turn = (waves * Math.PI * 2) / 960;
  const at = (x: number): number =>
    y + swell * (0.64 * Math.sin(turn * x + long) + 0.3 * Math.sin(turn * 2.3 * x + short));
  return { at, path: ground(pointsAlong(at, -24, width + 24), height + 20) };
}

/** Creates ground through the given points. */
export function ridgeThrough(pen: Pen, points: readonly Point[]): Ridge {
  const at = (x: number): number => {
    const next = points.findIndex(([pointX]) => pointX >= x);
    if (next <= 0) return itemAt(points, next === 0 ? 0 : points.length - 1)[1];
    const [[fromX, fromY], [toX, toY]] = [itemAt(points, next - 1), itemAt(points, next)];
    const share = (x - fromX) / (toX - fromX);
    return fromY + (toY - fromY) * (share * share * (3 - 2 * share));
  };
  return {
    at,
    path: ground(
      pointsAlong(at, itemAt(points, 0)[0], itemAt(points, points.length - 1)[0]),
      pen.height + 20,
    ),
  };
}

const pointsAlong = (at: (x: number) => number, from: number, to: number): readonly Point[] =>
  Array.from({ length: Math.ceil((to - from) / 16) + 1 }, (_, index): Point => {
    const x = Math.min(to, from + index * 16);
    return [x, at(x)];
  });

interface PlaneShade {
  readonly strength: number;
  readonly from: ShadeFrom;
}

/** Draws one flat tone and one shade, by default from the bottom. The shade is weaker on pale ground (snow, sand). */
export function plane(pen: Pen, path: Path, colour: Colour, shade: number | PlaneShade = 0.5): Marks {
  const { strength, from } = typeof shade === 'number' ? { strength: shade, from: 'bottom' as const } : shade;
  const weak = strength * (1 - 0.5 * palenessOf(colour));
  return [fill(path, colour), stipple(path, mix(colour, pen.palette.shade, 0.55), weak, from)];
}

/** Draws a tuft of grass or reed: several blades from one root. */
export function tuft(pen: Pen, [x, y]: Point, height: number, blades = 7): Path {
  const { random } = pen;
  return Array.from({ length: blades }, () => {
    const bend = random.between(-0.55, 0.55) * height;
    const tall = height * random.between(0.5, 1);
    const foot = x + bend * 0.25;
    return `M${round(foot)} ${round(y)}Q${round(foot + bend * 0.12)} ${round(y - tall * 0.6)} ${round(x + bend)} ${round(y - tall)}`;
  }).join('');
}

/** Draws tufts of grass, `low` to `high` units below the edge of a ridge. Lower ones are nearer, so they are larger. */
export function meadow(
  pen: Pen,
  edge: Ridge,
  colour: Colour,
  { count, low, high }: { count: number; low: number; high: number },
): Marks {
  const { random, width } = pen;
  const paths = Array.from({ length: Math.round((count * width) / 960) }, () => {
    const x = random.between(0, width);
    const below = random.between(low, high);
    return tuft(pen, [x, edge.at(x) + below], 7 + below * 0.13, 5);
  });
  return [line(paths.join(''), colour, 1.7)];
}

/** Draws flowers or stones as dots, with one path per colour. */
export function blooms(
  pen: Pen,
  edge: Ridge,
  colours: readonly Colour[],
  { count, low, high }: { count: number; low: number; high: number },
): Marks {
  const { random, width } = pen;
  return colours.map((colour) => {
    const dots = Array.from({ length: Math.round((count * width) / 960 / colours.length) }, () => {
      const x = random.between(0, width);
      return `M${round(x)} ${round(edge.at(x) + random.between(low, high))}h.1`;
    });
    return line(dots.join(''), colour, random.between(3.2, 5.2));
  });
}

/** Draws dark reeds between two x coordinates, as a frame for still water. */
export function reeds(pen: Pen, [from, to]: readonly [number, number], y: number): Marks {
  const { random, palette } = pen;
  const blades = (count: number, tall: number): Path =>
    Array.from({ length: count }, () => {
      const x = random.between(from, to);
      const middle = (from + to) / 2;
      const height = tall * random.between(0.45, 1) * (1 - 0.55 * Math.abs((x - middle) / (to - from)) * 2);
      const bend = random.between(-0.4, 0.4) * height;
      return `M${round(x)} ${round(y)}Q${round(x + bend * 0.1)} ${round(y - height * 0.7)} ${round(x + bend)} ${round(y - height)}`;
    }).join('');
  return [
    line(blades(34, 130), mix(palette.land[3], palette.land[4], 0.3), 5),
    line(blades(34, 110), palette.land[4], 5.5),
    line(blades(12, 120), mix(palette.land[4], palette.lit, 0.18), 4),
  ];
}
