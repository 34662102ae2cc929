import { mix } from '../../kit/colour';
import { fill, line, type Marks, stipple } from '../../kit/marks';
import { box, ellipse, type Point, round } from '../../kit/paths';
import type { Pen } from '../../kit/pen';
import { ball } from '../plants/trees';

export function lounger({ palette, light }: Pen, [x, y]: Point): Marks {
  const linen = mix(palette.cloud, '#ffffff', 0.3);
  const at = (dx: number, up: number): string => `${round(x + light * dx)} ${round(y - up)}`;
  return [
    line(
      `M${at(-56, 20)}L${at(-60, 0)}M${at(40, 20)}L${at(44, 0)}`,
      mix(palette.shade, palette.roofs[2], 0.4),
      4,
    ),
    fill(`M${at(-66, 22)}L${at(26, 22)}L${at(74, 62)}L${at(68, 68)}L${at(20, 32)}L${at(-66, 32)}Z`, linen),
    fill(
      `M${at(-66, 22)}L${at(26, 22)}L${at(74, 62)}L${at(72, 57)}L${at(28, 16)}L${at(-66, 16)}Z`,
      mix(linen, palette.shade, 0.3),
    ),
    fill(`M${at(40, 44)}L${at(62, 62)}L${at(52, 68)}L${at(32, 50)}Z`, palette.roofs[0]),
  ];
}

/** Draws steam that rises from warm water. */
export function steam({ palette, random }: Pen, [x, y]: Point, count: number): Marks {
  const threads = Array.from({ length: count }, (_, index) => {
    const left = x + index * 26;
    const tall = random.between(52, 86);
    return `M${round(left)} ${y}c${-12} ${round(-tall * 0.3)} ${14} ${round(-tall * 0.5)} 2 ${round(-tall * 0.75)}s-8 ${round(-tall * 0.3)} 0 ${round(-tall * 0.5)}`;
  });
  return [line(threads.join(''), palette.cloud, 5, 0.4)];
}

export function pottedBox(pen: Pen, x: number, y: number): Marks {
  const { palette, light } = pen;
  const pot = `M${round(x - 27)} ${y - 46}h54l-8 46h-38Z`;
  return [
    fill(ellipse(x - light * 16, y, 44, 7), palette.shade, 0.25),
    fill(pot, palette.roofs[0]),
    stipple(pot, mix(palette.roofs[0], palette.shade, 0.5), 0.7, light < 0 ? 'right' : 'left'),
    fill(box(x - 30, y - 52, 60, 10), mix(palette.roofs[0], palette.lit, 0.2)),
    fill(box(x - 3, y - 84, 6, 36), mix(palette.roofs[2], palette.shade, 0.4)),
    ...ball(pen, ellipse(x, y - 118, 45, 43), palette.land[3]),
  ];
}
