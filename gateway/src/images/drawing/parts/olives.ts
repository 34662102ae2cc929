import type { Colour } from '../kit/colour';
import { mix } from '../kit/colour';
import type { Marks } from '../kit/marks';
import { fill, line, stipple } from '../kit/marks';
import type { Path, Point } from '../kit/paths';
import { ellipse, round, smooth } from '../kit/paths';
import type { Pen } from '../kit/pen';
import { ballShade } from './trees';

/** A twisted trunk and a loose crown of several masses, grey-green. */
export function olive(pen: Pen, [x, y]: Point, size: number, leaf: Colour): Marks {
  const { random, palette, light } = pen;
  const bark = mix(palette.shade, palette.walls[2], 0.42);
  const lean = random.between(-0.18, 0.18) * size;
  const trunk = `M${round(x - size * 0.1)} ${round(y)}Q${round(x + size * 0.02 + lean)} ${round(y - size * 0.4)} ${round(x - size * 0.34)} ${round(y - size * 0.92)}L${round(x - size * 0.24)} ${round(y - size * 0.94)}Q${round(x + lean * 0.4)} ${round(y - size * 0.62)} ${round(x + size * 0.3)} ${round(y - size * 0.98)}L${round(x + size * 0.38)} ${round(y - size * 0.92)}Q${round(x + size * 0.08 + lean)} ${round(y - size * 0.4)} ${round(x + size * 0.11)} ${round(y)}Z`;
  const masses: readonly (readonly [number, number, number])[] = [
    [-0.42, -0.98, 0.4],
    [0.44, -1, 0.4],
    [0, -1.24, 0.5],
    [-0.2, -1.02, 0.36],
    [0.24, -1.06, 0.36],
  ];
  const crown = masses.flatMap(([dx, dy, radius]) => {
    const points = Array.from({ length: 9 }, (_, index): Point => {
      const angle = (index / 9) * Math.PI * 2;
      return [
        x + dx * size + Math.cos(angle) * radius * size * random.between(0.85, 1.12),
        y + dy * size + Math.sin(angle) * radius * size * random.between(0.6, 0.8),
      ];
    });
    const path = smooth(points, true);
    return [
      fill(path, mix(leaf, palette.lit, 0.24)),
      stipple(path, mix(leaf, palette.shade, 0.6), 0.9, ballShade(pen), 0.7),
    ];
  });
  return [
    fill(ellipse(x - light * size * 0.2, y + size * 0.01, size * 0.6, size * 0.08), palette.shade, 0.22),
    fill(trunk, bark),
    ...crown,
    line(leaves(pen, [x, y - size * 1.08], size), mix(leaf, palette.cloud, 0.4), Math.max(1.2, size * 0.02)),
  ];
}

const leaves = ({ random }: Pen, [x, y]: Point, size: number): Path =>
  Array.from({ length: 14 }, () => {
    const angle = random.between(0, 6.3);
    const far = Math.sqrt(random.next()) * size * 0.55;
    return `M${round(x + Math.cos(angle) * far)} ${round(y + Math.sin(angle) * far * 0.6)}l${round(size * 0.05)} ${round(-size * 0.03)}`;
  }).join('');
