import { mix } from '../../kit/colour';
import { fill, line, type Marks, stipple } from '../../kit/marks';
import { type Path, type Point, polygon, round, smooth } from '../../kit/paths';
import type { Pen } from '../../kit/pen';
import { plane, ridge } from '../../parts/land/ground';
import { boulder } from '../../parts/land/rocks';
import { birds, sky } from '../../parts/land/sky';
import { bushes, roundTree } from '../../parts/plants/trees';
import { reflection, ripples, water } from '../../parts/land/water';
import { itemAt } from '../../../item-at';

/** Draws a green river between limestone walls, a natural arch upstream, and a canoe. */
export function kayak(pen: Pen): Marks {
  const { across, palette } = pen;
  const shore = 440;
  const lime = mix(palette.walls[0], palette.walls[3], 0.4);
  const walls: Marks = [
    ...plane(pen, ridge(pen, 330, 20, 1).path, palette.land[1], 0.4),
    ...arched(pen, shore, mix(lime, palette.sky[2], 0.3)),
    ...wall(pen, 1, shore, mix(lime, palette.sky[2], 0.12)),
    ...wall(pen, -1, shore + 10, lime),
    ...bushes(
      pen,
      [-0.1, -0.06, 0.12, 0.16, 0.2].map((share): Point => [across(share), shore + 2]),
      20,
      palette.land[3],
    ),
  ];
  return [
    ...sky(pen, 320),
    ...birds(pen, [across(0.02), 130], 4),
    ...walls,
    ...water(pen, shore),
    reflection(pen, walls, shore + 2, 0.42),
    ...ripples(pen, shore, 640, 46),
    ...canoe(pen, [across(0.1), 520], 132),
    ...canoe(pen, [across(-0.05), 478], 66),
    ...near(pen),
  ];
}

function arched(pen: Pen, shore: number, tone: string): Marks {
  const { across, palette } = pen;
  const x = (share: number): number => across(share);
  const outer: Point[] = [
    [x(-0.24), shore],
    [x(-0.22), 318],
    [x(-0.1), 292],
    [x(0.04), 288],
    [x(0.16), 300],
    [x(0.26), 318],
    [x(0.36), shore],
  ];
  const path = `${polygon(outer).slice(0, -1)}L${round(x(0.12))} ${shore}C${round(x(0.11))} 350 ${round(x(0.06))} 332 ${round(x(0.01))} 334C${round(x(-0.05))} 336 ${round(x(-0.08))} 370 ${round(x(-0.085))} ${shore}Z`;
  return [
    fill(path, tone),
    stipple(path, mix(tone, palette.shade, 0.4), 0.6, 'bottom'),
    ...bushes(
      pen,
      [-0.2, -0.16, -0.12, -0.08, -0.04, 0, 0.04, 0.08, 0.12, 0.16, 0.2, 0.24].map((share): Point => [
        x(share),
        304 + Math.abs(share) * 60,
      ]),
      17,
      palette.land[2],
    ),
  ];
}

type Across = (share: number) => number;

/** Returns the top edge of a wall and its face down to the water. */
function outlineOf(
  side: 1 | -1,
  x: Across,
  shore: number,
): { crest: readonly Point[]; face: readonly Point[] } {
  const crest: Point[] =
    side > 0
      ? [
          [x(0.6), 190],
          [x(0.44), 204],
          [x(0.36), 250],
          [x(0.31), 262],
        ]
      : [
          [x(0.6), 96],
          [x(0.42), 108],
          [x(0.32), 150],
          [x(0.26), 172],
        ];
  const face: Point[] =
    side > 0
      ? [
          [x(0.3), 320],
          [x(0.27), 330],
          [x(0.26), 396],
          [x(0.22), 410],
          [x(0.2), shore],
        ]
      : [
          [x(0.25), 240],
          [x(0.21), 254],
          [x(0.2), 340],
          [x(0.155), 356],
          [x(0.13), shore],
        ];
  return { crest, face };
}

/** Draws one wall of the gorge, in ledges, with trees on top. */
function wall(pen: Pen, side: 1 | -1, shore: number, tone: string): Marks {
  const { across, palette, random, light } = pen;
  const x = (share: number): number => across(side * share);
  const { crest, face } = outlineOf(side, x, shore);
  const path = polygon([...crest, ...face, [x(0.6), shore]]);
  const isLit = side === -light || side < 0;
  const ledges: Path[] = Array.from({ length: 7 }, (_, index) => {
    const y = (side > 0 ? 270 : 190) + index * (side > 0 ? 24 : 34);
    const from = 0.27 + random.between(0, 0.1) - index * 0.008;
    return `M${round(x(from))} ${y}q${round(side * light * 30)} ${round(random.between(4, 14))} ${round(side * light * random.between(60, 120))} ${round(random.between(-6, 8))}`;
  });
  const wood = crest.slice(1).flatMap((to, index) => {
    const from = itemAt(crest, index);
    const count = Math.ceil(Math.abs(to[0] - from[0]) / 24);
    return Array.from({ length: count }, (_, step): Point => {
      const share = step / count;
      return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share + 16];
    });
  });
  return [
    fill(path, isLit ? mix(tone, palette.lit, 0.2) : mix(tone, palette.shade, 0.24)),
    stipple(path, mix(tone, palette.shade, 0.45), 0.7, 'bottom'),
    line(ledges.join(''), mix(tone, palette.shade, 0.32), 2.4),
    ...wood.flatMap((point) =>
      roundTree(
        pen,
        point,
        random.between(20, 30),
        mix(palette.land[2], palette.land[3], random.between(0.2, 0.8)),
      ),
    ),
  ];
}

function canoe(pen: Pen, [x, y]: Point, size: number): Marks {
  const { palette, light } = pen;
  const hull = `M${round(x - size / 2)} ${round(y - size * 0.1)}Q${round(x)} ${round(y - size * 0.02)} ${round(x + size / 2)} ${round(y - size * 0.1)}Q${round(x + size * 0.36)} ${round(y + size * 0.05)} ${round(x)} ${round(y + size * 0.05)}Q${round(x - size * 0.36)} ${round(y + size * 0.05)} ${round(x - size / 2)} ${round(y - size * 0.1)}Z`;
  const paddler = (dx: number, ink: string): Marks => {
    const [px, py] = [x + dx * size, y - size * 0.03];
    const torso = `M${round(px - size * 0.045)} ${round(py)}Q${round(px - size * 0.04)} ${round(py - size * 0.15)} ${round(px)} ${round(py - size * 0.16)}Q${round(px + size * 0.04)} ${round(py - size * 0.15)} ${round(px + size * 0.045)} ${round(py)}Z`;
    const hat = `M${round(px - size * 0.05)} ${round(py - size * 0.19)}q${round(size * 0.05)} ${round(-size * 0.07)} ${round(size * 0.1)} 0Z`;
    return [
      fill(torso, ink),
      fill(hat, palette.walls[1]),
      line(
        `M${round(px - light * size * 0.1)} ${round(py - size * 0.2)}L${round(px + light * size * 0.14)} ${round(py + size * 0.05)}`,
        mix(palette.roofs[2], palette.shade, 0.4),
        size * 0.018,
      ),
    ];
  };
  return [
    ...paddler(-0.16, palette.slate),
    ...paddler(0.14, palette.lit),
    fill(hull, palette.roofs[0]),
    fill(
      `M${round(x - size * 0.4)} ${round(y + size * 0.08)}h${round(size * 0.8)}v${round(size * 0.02)}h${round(-size * 0.8)}Z`,
      palette.shade,
      0.3,
    ),
  ];
}

function near(pen: Pen): Marks {
  const { across, palette, random } = pen;
  const gravel = mix(palette.walls[1], palette.lit, 0.3);
  const points: Point[] = [
    [across(-0.56), 552],
    [across(-0.3), 574],
    [across(-0.1), 616],
    [across(0.04), 662],
  ];
  const bank = `${smooth(points)}L${round(across(-0.56))} 662Z`;
  return [
    fill(bank, gravel),
    stipple(bank, mix(gravel, palette.shade, 0.4), 0.8, 'bottom'),
    ...[-0.24, -0.12, -0.34, -0.42].flatMap((share, index) =>
      boulder(
        pen,
        [across(share), 606 + index * 6],
        [random.between(40, 84), random.between(20, 36)],
        mix(palette.walls[3], palette.shade, 0.14),
      ),
    ),
    ...roundTree(pen, [across(-0.47), 640], 104, palette.land[4]),
    ...bushes(
      pen,
      [-0.5, -0.44, -0.38].map((share): Point => [across(share), 648]),
      28,
      palette.land[4],
    ),
  ];
}
