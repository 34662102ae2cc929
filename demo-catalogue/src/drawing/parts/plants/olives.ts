import { type Colour, mix } from '../../kit/colour';
import { fill, line, type Marks, stipple } from '../../kit/marks';
import { ellipse, type Path, type Point, round, smooth } from '../../kit/paths';
import type { Pen } from '../../kit/pen';
import { ballShade } from './trees';

/** Draws an olive tree: a twisted trunk and a grey-green crown of several masses. */
export function olive(pen: Pen, [x, y]: Point, size: number, leaf: Colour): Marks {
  const { random, palette, light } = pen;
  const bark = mix(palette.shade, palette.walls[2], 0.42);
  const at = (dx: number, up: number): string => `${round(x + dx * size)} ${round(y - up * size)}`;
  const lean = random.between(-0.1, 0.1);
  const trunk = `M${at(-0.12, 0)}Q${at(-0.02 + lean, 0.3)} ${at(-0.1 + lean, 0.56)}L${at(0.1 + lean, 0.56)}Q${at(0.07 + lean, 0.3)} ${at(0.14, 0)}Z`;
  const limbs = `M${at(-0.04 + lean, 0.5)}Q${at(-0.1, 0.74)} ${at(-0.32, 0.94)}M${at(0.05 + lean, 0.5)}Q${at(0.1, 0.78)} ${at(0.34, 0.96)}M${at(lean, 0.5)}Q${at(0.02, 0.8)} ${at(0, 1.1)}`;
  const masses: readonly (readonly [number, number, number])[] = [
    [-0.56, -0.92, 0.3],
    [0.58, -0.96, 0.32],
    [-0.34, -1.18, 0.36],
    [0.34, -1.2, 0.36],
    [0, -1.36, 0.36],
    [-0.14, -1.02, 0.32],
    [0.2, -1, 0.3],
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
      stipple(path, mix(leaf, palette.shade, 0.6), 0.9, { from: ballShade(pen), reach: 0.7 }),
    ];
  });
  return [
    fill(ellipse(x - light * size * 0.2, y + size * 0.01, size * 0.6, size * 0.08), palette.shade, 0.22),
    fill(trunk, bark),
    line(limbs, bark, size * 0.1),
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
