import { mix } from '../../kit/colour';
import { fill, line, type Marks } from '../../kit/marks';
import { type Point, round } from '../../kit/paths';
import type { Pen } from '../../kit/pen';

export function agave({ palette, light }: Pen, [x, y]: Point, size: number): Marks {
  const leaf = (angle: number): string => {
    const [tipX, tipY] = [x + Math.cos(angle) * size, y - Math.sin(angle) * size];
    const [sideX, sideY] = [-Math.sin(angle) * size * 0.13, -Math.cos(angle) * size * 0.13];
    const [midX, midY] = [x + Math.cos(angle) * size * 0.45, y - Math.sin(angle) * size * 0.5];
    return `M${round(x)} ${round(y)}Q${round(midX - sideX)} ${round(midY - sideY)} ${round(tipX)} ${round(tipY)}Q${round(midX + sideX)} ${round(midY + sideY)} ${round(x)} ${round(y)}Z`;
  };
  const angles = Array.from({ length: 9 }, (_, index) => 0.16 + index * 0.355);
  const isLit = (angle: number): boolean => Math.cos(angle) * light > 0.1;
  return [
    fill(
      angles
        .filter((angle) => !isLit(angle))
        .map(leaf)
        .join(''),
      palette.land[4],
    ),
    fill(angles.filter(isLit).map(leaf).join(''), mix(palette.land[3], palette.lit, 0.2)),
    line(`M${round(x)} ${round(y)}V${round(y - size * 0.9)}`, palette.land[4], size * 0.05),
  ];
}
