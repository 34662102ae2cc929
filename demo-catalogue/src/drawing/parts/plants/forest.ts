import { type Colour, mix } from '../../kit/colour';
import { fill, type Marks } from '../../kit/marks';
import { type Path, polygon } from '../../kit/paths';
import type { Pen } from '../../kit/pen';
import type { Ridge } from '../land/ground';
import { fir } from './trees';

/** Draws a distant edge of conifers as one silhouette. */
export function firLine(pen: Pen, edge: Ridge, colour: Colour, size: number): Marks {
  const { random, width } = pen;
  const paths: Path[] = [];
  for (let x = -10; x < width + 10; x += random.between(size * 0.22, size * 0.62)) {
    const tall = size * random.between(0.55, 1.1);
    const half = tall * 0.2;
    const y = edge.at(x) + size * 0.3;
    paths.push(
      polygon([
        [x - half, y],
        [x - half * 0.45, y - tall * 0.42],
        [x - half * 0.62, y - tall * 0.42],
        [x, y - tall],
        [x + half * 0.62, y - tall * 0.42],
        [x + half * 0.45, y - tall * 0.42],
        [x + half, y],
      ]),
    );
  }
  return [fill(paths.join('') + edge.path, colour)];
}

/** Draws single firs between two x coordinates. Lower ones are drawn last and larger. */
export function firs(
  pen: Pen,
  edge: Ridge,
  {
    count,
    from,
    to,
    size,
    drop,
    snow,
  }: {
    count: number;
    from: number;
    to: number;
    size: readonly [number, number];
    drop: number;
    snow?: boolean;
  },
): Marks {
  const { random, palette } = pen;
  const places = Array.from({ length: count }, () => ({ x: random.between(from, to), depth: random.next() }));
  places.sort((one, other) => one.depth - other.depth);
  return places.flatMap(({ x, depth }) => {
    const tone = mix(palette.land[3], palette.land[4], random.between(0, 0.6));
    const height = size[0] + (size[1] - size[0]) * depth * random.between(0.8, 1.1);
    return fir(pen, [x, edge.at(x) + 6 + depth * drop], height, {
      colour: tone,
      snow: snow ? palette.snow : undefined,
    });
  });
}

/** Draws firs in one corner, the tallest at the edge. `share` is the position across the picture. */
export function cornerFirs(
  pen: Pen,
  [share, y]: readonly [number, number],
  tallest: number,
  snow = false,
): Marks {
  const { palette, across } = pen;
  const inwards = -Math.sign(share);
  const steps: readonly (readonly [number, number, number])[] = [
    [0.13, 0.46, 0.2],
    [0.085, 0.66, 0.5],
    [-0.02, 0.84, 0.4],
    [0.035, 1, 0.9],
  ];
  return steps.flatMap(([shift, size, deep], index) =>
    fir(pen, [across(share + inwards * shift), y + index * 4], tallest * size, {
      colour: mix(palette.land[3], palette.land[4], deep),
      snow: snow ? palette.snow : undefined,
    }),
  );
}
