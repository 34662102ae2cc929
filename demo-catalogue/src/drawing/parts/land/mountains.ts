import { type Colour, mix } from '../../kit/colour';
import { fill, group, type Mark, type Marks, stipple } from '../../kit/marks';
import { type Path, type Point, polygon } from '../../kit/paths';
import type { Pen } from '../../kit/pen';

export interface Mountain {
  readonly x: number;
  readonly top: number;
  /** Half the width of the mountain's foot. */
  readonly reach: number;
  readonly base: number;
  readonly colour: Colour;
  /** Share of the height that is covered by snow. */
  readonly snow: number;
}

/** Draws a peak with a lit side and a shaded side, a few facets and an irregular snow line. */
export function mountain(pen: Pen, options: Mountain): Mark {
  const { palette, random } = pen;
  const { x, top, reach, base, colour, snow } = options;
  const summit = x + random.between(-0.08, 0.08) * reach;
  const rough = (base - top) * 0.09;
  const outline = polygon([
    ...crack(
      pen,
      [
        [x - reach, base],
        [summit, top],
      ],
      rough,
    ),
    ...crack(
      pen,
      [
        [summit, top],
        [x + reach * random.between(0.92, 1.1), base],
      ],
      rough,
    ),
    [x + reach, base + 4],
    [x - reach, base + 4],
  ]);
  const dark = darkFace(pen, options, summit);
  const ribs = facets(pen, options, summit);
  const shaded = mix(colour, palette.shade, 0.4);
  const marks: Mark[] = [
    fill(outline, mix(colour, palette.lit, 0.22)),
    fill(ribs, shaded, 0.5),
    fill(dark, shaded),
    stipple(dark, mix(shaded, palette.shade, 0.5), 0.45, { from: 'top', reach: 0.8 }),
    stipple(outline, mix(colour, palette.sky[2], 0.55), 0.75, { from: 'bottom', reach: 0.55 }),
  ];
  if (snow > 0) {
    const shadedSnow = mix(palette.snow, palette.shade, pen.hour === 'night' ? 0.42 : 0.3);
    const cap = snowCap(pen, options);
    const snowMarks = [
      fill(outline, palette.snow),
      fill(ribs, shadedSnow, 0.55),
      fill(dark, shadedSnow),
      stipple(dark, mix(shadedSnow, palette.shade, 0.4), 0.4, 'bottom'),
    ];
    marks.push(group(snowMarks, { clip: cap }));
  }
  return group(marks, { clip: outline });
}

/** Returns an irregular line between two points by midpoint displacement, with a smaller offset at each level. */
function crack(pen: Pen, [from, to]: readonly [Point, Point], rough: number, depth = 5): readonly Point[] {
  if (depth === 0) return [from];
  const { random } = pen;
  const middle: Point = [
    (from[0] + to[0]) / 2 + random.between(-0.4, 0.4) * rough,
    (from[1] + to[1]) / 2 + random.between(-1, 1) * rough,
  ];
  return [
    ...crack(pen, [from, middle], rough * 0.52, depth - 1),
    ...crack(pen, [middle, to], rough * 0.52, depth - 1),
  ];
}

function darkFace(pen: Pen, { x, top, reach, base }: Mountain, summit: number): Path {
  const { random, light } = pen;
  const steps = 9;
  let edge = summit;
  const spine = Array.from({ length: steps + 1 }, (_, step): Point => {
    if (step > 0)
      edge +=
        (step % 2 === 1 ? 1 : -0.72) * -light * reach * random.between(0.04, 0.13) * (0.5 + step / steps);
    return [edge, top - 4 + ((base - top + 8) * step) / steps];
  });
  const outer = x - light * reach * 1.3;
  return polygon([...spine, [outer, base + 5], [outer, top - 4]]);
}

function facets(pen: Pen, { top, reach, base }: Mountain, summit: number): Path {
  const { random, light } = pen;
  const height = base - top;
  return Array.from({ length: 3 }, (_, index) => {
    const share = 0.24 + index * 0.2 + random.between(-0.05, 0.05);
    const x = summit + light * reach * share * random.between(0.5, 0.85);
    const y = top + height * share;
    return polygon([
      [x, y],
      [x + light * reach * 0.05, y + height * 0.13],
      [x - light * reach * 0.02, y + height * 0.2],
      [x + light * reach * 0.04, y + height * 0.36],
      [x - light * reach * 0.12, y + height * 0.22],
      [x - light * reach * 0.06, y + height * 0.1],
    ]);
  }).join('');
}

function snowCap(pen: Pen, { x, top, reach, base, snow }: Mountain): Path {
  const { random } = pen;
  const teeth = 13;
  const line = Array.from({ length: teeth + 1 }, (_, index): Point => {
    const depth = index % 2 === 1 ? random.between(0.5, 0.8) : random.between(0.95, 1.45);
    return [x - reach + (2 * reach * index) / teeth, top + (base - top) * snow * depth];
  });
  return polygon([...line, [x + reach, top - 30], [x - reach, top - 30]]);
}

/** Draws a mountain range across the sheet: lower and paler peaks behind, the tallest at the given place. */
export function range(
  pen: Pen,
  {
    base,
    highest,
    mainX,
    snow,
    colour,
  }: { base: number; highest: number; mainX: number; snow: number; colour: Colour },
): Marks {
  const { width, random, palette } = pen;
  const pale = mix(colour, palette.sky[2], 0.42);
  const back = Array.from({ length: Math.round(width / 170) + 1 }, (_, index) =>
    mountain(pen, {
      x: index * 170 + random.between(-50, 50),
      top: base - (base - highest) * random.between(0.42, 0.62),
      reach: random.between(110, 160),
      base,
      colour: pale,
      snow: snow * 0.9,
    }),
  );
  const front = Array.from({ length: Math.round(width / 240) }, (_, index) => {
    const x = (index + 0.5) * 240 + random.between(-60, 60);
    const away = Math.min(1, Math.abs(x - mainX) / 320);
    if (away < 0.5) return null;
    const top = base - (base - highest) * (0.78 - 0.3 * away) * random.between(0.85, 1.1);
    return mountain(pen, { x, top, reach: random.between(120, 170), base, colour, snow: snow * 0.8 });
  }).filter((mark) => mark !== null);
  const main = mountain(pen, { x: mainX, top: highest, reach: (base - highest) * 0.78, base, colour, snow });
  return [...back, ...front, main];
}
