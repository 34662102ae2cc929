import { mix } from '../../kit/colour';
import { fill, group, line, type Mark, type Marks, stipple, wash } from '../../kit/marks';
import { box, type Path, round } from '../../kit/paths';
import type { Pen } from '../../kit/pen';

/** Draws water from `y` down to `foot`, paler towards the horizon, with a few lines for waves. */
export function water(pen: Pen, y: number, foot = pen.height + 20): Marks {
  const { width, palette } = pen;
  const path = box(-20, y, width + 40, foot - y);
  return [
    wash(path, [
      [0, palette.water[0]],
      [0.2, mix(palette.water[0], palette.water[1], 0.45)],
      [1, palette.water[1]],
    ]),
    stipple(path, mix(palette.water[1], palette.shade, 0.42), 0.42, { from: 'bottom', reach: 0.7 }),
    stipple(path, mix(palette.water[0], palette.sky[2], 0.5), 0.4, { from: 'top', reach: 0.28 }),
  ];
}

/** Draws short horizontal strokes, longer and farther apart towards the viewer. */
export function ripples(pen: Pen, from: number, to: number, count = 40): Marks {
  const { random, width, palette } = pen;
  const strokes = (many: number): Path =>
    Array.from({ length: Math.round((many * width) / 960) }, () => {
      const share = random.next() ** 1.4;
      const y = from + 6 + (to - from) * share;
      const length = 8 + random.between(12, 52) * (0.35 + share);
      return `M${round(random.between(-20, width))} ${round(y)}q${round(length / 2)} ${round(random.between(-2, 2))} ${round(length)} 0`;
    }).join('');
  return [
    line(strokes(count), mix(palette.water[1], palette.shade, 0.3), 1.6, 0.4),
    line(strokes(count * 0.6), mix(palette.water[0], palette.sun, 0.45), 1.8, 0.5),
  ];
}

/** Draws the reflection of the sun on the water: lens-shaped strokes below the disc. */
export function glitter(pen: Pen, from: number, to: number, x = pen.sunX): Marks {
  const { random, palette } = pen;
  const strokes = Array.from({ length: 20 }, (_, index) => {
    const share = (index + random.next()) / 20;
    const y = from + 5 + (to - from - 5) * share ** 1.15;
    const length = random.between(10, 26) + share * 34;
    const left = x + random.between(-1, 1) * (8 + share * 34) - length / 2;
    const thick = round(1 + share * 2.2);
    return `M${round(left)} ${round(y)}q${round(length / 2)} ${-thick} ${round(length)} 0q${round(-length / 2)} ${thick} ${round(-length)} 0Z`;
  });
  return [fill(strokes.join(''), palette.sun, 0.85)];
}

/** Draws the reflection of marks on the bank, interrupted by horizontal strips for waves. */
export function reflection(pen: Pen, marks: Marks, y: number, opacity = 0.5): Mark {
  const { width, height, random, palette } = pen;
  const gaps: Path[] = [];
  for (let top = y + 5, step = 9; top < height; top += step) {
    step = 9 + (top - y) * 0.045;
    const from = random.between(-40, width * 0.35);
    const to = random.between(width * 0.6, width + 40);
    const thick = round(1.2 + (top - y) * 0.008);
    gaps.push(`M${round(from)} ${round(top)}H${round(to)}v${thick}H${round(from)}Z`);
  }
  return group(
    [
      group(marks, { opacity, transform: `translate(0 ${round(2 * y)}) scale(1 -1)` }),
      fill(gaps.join(''), mix(palette.water[0], palette.water[1], 0.5), 0.6),
    ],
    { clip: box(-20, y, width + 40, height - y + 20) },
  );
}
