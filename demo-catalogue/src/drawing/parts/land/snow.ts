import { mix } from '../../kit/colour';
import { fill, line, type Marks } from '../../kit/marks';
import { disc, type Point, smooth } from '../../kit/paths';
import type { Pen } from '../../kit/pen';

export function flakes({ random, width, height, palette, calm }: Pen): Marks {
  const dots = Array.from(
    { length: Math.round(width / 16) },
    () => [random.between(0, width), random.between(0, height), random.between(1.4, 3.2)] as const,
  );
  const kept = dots.filter(([x, y]) => !calm || x > width * 0.56 || y > height * 0.62);
  return [fill(kept.map(([x, y, radius]) => disc(x, y, radius)).join(''), palette.snow, 0.8)];
}

/** Draws two parallel tracks in the snow. */
export function skiTracks({ palette }: Pen, points: readonly Point[]): Marks {
  const tone = mix(palette.snow, palette.shade, 0.36);
  return [-5, 5].map((shift) =>
    line(smooth(points.map(([x, y]): Point => [x + shift * (0.3 + (y - 440) / 200), y])), tone, 2.4, 0.8),
  );
}
