import { type Colour, mix } from '../../kit/colour';
import { fill, line, type Mark, type Marks, stipple } from '../../kit/marks';
import { type Path, type Point, polygon, round, smooth } from '../../kit/paths';
import type { Pen } from '../../kit/pen';

/** Returns the side of a ball-shaped crown that the light comes from, for its shade. */
export const ballShade = (pen: Pen): 'round-left' | 'round-right' =>
  pen.light < 0 ? 'round-left' : 'round-right';

/** Draws a cypress with one lit half. */
export function cypress(pen: Pen, [x, y]: Point, height: number, colour: Colour): Marks {
  const half = height * pen.random.between(0.1, 0.14);
  const edge = (side: number, belly: number): string =>
    `C${round(x + side * half * belly)} ${round(y - height * 0.08)} ${round(x + side * half * belly * 0.85)} ${round(y - height * 0.6)} ${round(x)} ${round(y - height)}`;
  const back = (side: number, belly: number): string =>
    `C${round(x + side * half * belly * 0.85)} ${round(y - height * 0.6)} ${round(x + side * half * belly)} ${round(y - height * 0.08)} ${round(x)} ${round(y)}Z`;
  const start = `M${round(x)} ${round(y)}`;
  return [
    fill(start + edge(-1, 1.2) + back(1, 1.2), colour),
    fill(start + edge(pen.light, 1.2) + back(pen.light, 0.35), mix(colour, pen.palette.lit, 0.26)),
  ];
}

interface Fir {
  readonly colour: Colour;
  /** Colour of the snow on each tier. */
  readonly snow?: Colour | undefined;
}

/** Draws a conifer with drooping tiers. */
export function fir(pen: Pen, [x, y]: Point, height: number, { colour, snow }: Fir): Marks {
  const { random, palette, light } = pen;
  const tiers = Math.max(4, Math.min(10, Math.round(height / 22) + 3));
  const half = height * random.between(0.2, 0.25);
  const side = (direction: number): Point[] =>
    Array.from({ length: tiers }, (_, tier): Point[] => {
      const share = (tier + 1) / tiers;
      const reach = half * (0.18 + 0.82 * share) * random.between(0.88, 1.08) * direction;
      const foot = y - height + height * share * 0.94;
      return [
        [x + reach, foot + random.between(0, height * 0.02)],
        [x + reach * 0.5, foot - height * 0.04],
      ];
    }).flat();
  const [left, right] = [side(-1), side(1)];
  const tip: Point = [x, y - height];
  const litSide = light < 0 ? left : right;
  const trunk = polygon([
    [x - height * 0.02, y - height * 0.12],
    [x + height * 0.02, y - height * 0.12],
    [x + height * 0.02, y],
    [x - height * 0.02, y],
  ]);
  return [
    fill(trunk, mix(colour, palette.shade, 0.6)),
    fill(polygon([tip, ...left, ...[...right].reverse()]), mix(colour, palette.shade, 0.28)),
    fill(polygon([tip, ...litSide, [x, y - height * 0.06]]), mix(colour, palette.lit, 0.14)),
    ...(snow ? [fill(snowLoad(pen, [x, y], height, { tiers, half }), snow)] : []),
  ];
}

function snowLoad(
  { random }: Pen,
  [x, y]: Point,
  height: number,
  { tiers, half }: { tiers: number; half: number },
): Path {
  const cap = polygon([
    [x, y - height - 1],
    [x - half * 0.16, y - height * 0.86],
    [x + half * 0.1, y - height * 0.89],
  ]);
  const loads = Array.from({ length: tiers - 1 }, (_, index) => {
    const share = (index + 1.15) / tiers;
    const reach = half * (0.18 + 0.82 * share);
    const foot = y - height + height * share * 0.94;
    const one = (side: number, most: number): Path =>
      `M${round(x + side * reach * most)} ${round(foot)}Q${round(x + side * reach * 0.35)} ${round(foot - height * 0.07)} ${round(x - side * reach * 0.04)} ${round(foot - height * 0.065)}Q${round(x + side * reach * 0.12)} ${round(foot - height * 0.012)} ${round(x + side * reach * most)} ${round(foot)}Z`;
    return one(-1, 0.84) + (random.chance(0.8) ? one(1, 0.8) : '');
  });
  return cap + loads.join('');
}

/** Draws a tree with a round crown: a fruit tree, a lime, a clipped box. */
export function roundTree(pen: Pen, [x, y]: Point, radius: number, colour: Colour): Marks {
  const { random, palette } = pen;
  const points = Array.from({ length: 9 }, (_, index): Point => {
    const angle = (index / 9) * Math.PI * 2;
    return [
      x + Math.cos(angle) * radius * random.between(0.86, 1.1),
      y - radius * 1.3 + Math.sin(angle) * radius * random.between(0.84, 1.05),
    ];
  });
  return [
    line(
      `M${round(x)} ${round(y)}V${round(y - radius * 0.8)}`,
      mix(colour, palette.shade, 0.65),
      radius * 0.16,
    ),
    ...ball(pen, smooth(points, true), colour),
  ];
}

/** Draws a rounded mass of leaves: lit tone, body shade, stipple. */
export function ball(pen: Pen, path: Path, colour: Colour): Marks {
  const { palette } = pen;
  return [
    fill(path, mix(colour, palette.lit, 0.2)),
    stipple(path, mix(colour, palette.shade, 0.62), 0.95, { from: ballShade(pen), reach: 0.72 }),
  ];
}

/** Draws bushes as a row of overlapping balls. */
export function bushes(pen: Pen, points: readonly Point[], radius: number, colour: Colour): Marks {
  const { random } = pen;
  return points.flatMap(([x, y]) => {
    const size = radius * random.between(0.75, 1.25);
    const crown = Array.from({ length: 8 }, (_, index): Point => {
      const angle = (index / 8) * Math.PI * 2;
      const lift = Math.sin(angle);
      return [
        x + Math.cos(angle) * size * random.between(0.9, 1.15),
        y - size * 0.4 + lift * size * (lift > 0 ? 0.45 : random.between(0.8, 1)),
      ];
    });
    return ball(pen, smooth(crown, true), colour);
  });
}

/** Draws a poplar. */
export function poplar(pen: Pen, [x, y]: Point, height: number, colour: Colour): Marks {
  const { random, palette, light } = pen;
  const half = height * random.between(0.12, 0.16);
  const side = (direction: number): Point[] =>
    Array.from({ length: 5 }, (_, index): Point => {
      const share = (index + 1) / 6;
      return [
        x + direction * half * Math.sin(share * 3) * random.between(0.85, 1.2),
        y - height + height * 0.9 * share,
      ];
    });
  const crown = smooth([[x, y - height], ...side(1), [x, y - height * 0.08], ...side(-1).reverse()], true);
  return [
    line(
      `M${round(x)} ${round(y)}V${round(y - height * 0.3)}`,
      mix(colour, palette.shade, 0.7),
      height * 0.03,
    ),
    fill(crown, mix(colour, palette.lit, 0.12)),
    stipple(crown, mix(colour, palette.shade, 0.6), 0.9, { from: light < 0 ? 'right' : 'left', reach: 0.85 }),
  ];
}

interface UmbrellaPine {
  readonly colour: Colour;
  /** Offset of the top to the right, as a share of the height. */
  readonly lean: number;
}

/** Draws an umbrella pine: a leaning trunk and flat masses of needles. */
export function umbrellaPine(pen: Pen, [x, y]: Point, height: number, { colour, lean }: UmbrellaPine): Marks {
  const { palette } = pen;
  const headX = x + lean * height;
  const headY = y - height * 0.74;
  const spread = height * 0.46;
  const bark = mix(palette.shade, palette.roofs[2], 0.36);
  const bend = x + lean * height * 0.2;
  const trunk = `M${round(x - height * 0.03)} ${round(y)}Q${round(bend - height * 0.012)} ${round(y - height * 0.42)} ${round(headX - height * 0.016)} ${round(headY)}H${round(headX + height * 0.016)}Q${round(bend + height * 0.024)} ${round(y - height * 0.42)} ${round(x + height * 0.03)} ${round(y)}Z`;
  const boughs = `M${round(headX - lean * height * 0.3)} ${round(headY + height * 0.2)}Q${round(headX - spread * 0.4)} ${round(headY + height * 0.06)} ${round(headX - spread * 0.62)} ${round(headY - height * 0.04)}M${round(headX - lean * height * 0.16)} ${round(headY + height * 0.11)}Q${round(headX + spread * 0.3)} ${round(headY + height * 0.04)} ${round(headX + spread * 0.55)} ${round(headY - height * 0.05)}`;
  const pads: readonly (readonly [number, number, number])[] = [
    [-0.62, 0, 0.42],
    [0.58, -0.01, 0.4],
    [-0.1, -0.02, 0.6],
    [-0.34, -0.1, 0.44],
    [0.32, -0.11, 0.46],
    [0, -0.18, 0.42],
  ];
  return [
    fill(trunk, bark),
    line(boughs, bark, height * 0.017),
    ...pads.flatMap(([dx, dy, size]) =>
      needlePad(pen, [headX + dx * spread, headY + dy * height], size * spread, colour),
    ),
  ];
}

function needlePad(pen: Pen, [x, y]: Point, half: number, colour: Colour): readonly Mark[] {
  const { random, palette } = pen;
  const points = Array.from({ length: 10 }, (_, index): Point => {
    const angle = (index / 10) * Math.PI * 2;
    const lift = Math.sin(angle);
    return [
      x + Math.cos(angle) * half * random.between(0.92, 1.08),
      y + lift * half * 0.34 * (lift > 0 ? 0.55 : random.between(1, 1.25)),
    ];
  });
  const path = smooth(points, true);
  return [fill(path, colour), stipple(path, mix(colour, palette.lit, 0.5), 0.7, { from: 'top', reach: 0.9 })];
}
