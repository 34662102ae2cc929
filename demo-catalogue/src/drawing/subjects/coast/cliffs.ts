import { mix } from '../../kit/colour';
import { fill, line, type Marks, stipple } from '../../kit/marks';
import { ground, type Path, type Point, polygon, round, smooth } from '../../kit/paths';
import type { Pen } from '../../kit/pen';
import { cabin } from '../../parts/buildings/country/cabins';
import { plane, ridge, tuft } from '../../parts/land/ground';
import { birds, sky } from '../../parts/land/sky';
import { sailboat } from '../../parts/objects/vessels';
import { glitter, ripples, water } from '../../parts/land/water';
import { itemAt } from '../../../item-at';

/** Draws chalk cliffs of the Channel: a long cliff that ends in an arch, a rock needle in front of it, cabins on the beach. */
export function cliffs(pen: Pen): Marks {
  const { across } = pen;
  const horizon = 306;
  return [
    ...sky(pen, horizon),
    ...birds(pen, [across(0.02), 176], 6),
    ...plane(pen, ridge(pen, horizon - 9, 9, 1).path, pen.palette.land[0], 0.2),
    ...water(pen, horizon),
    ...glitter(pen, horizon, 560),
    ...ripples(pen, horizon, 560, 34),
    ...needle(pen, across(pen.vary(0.1, 0.08)), horizon + 14),
    ...headland(pen, horizon),
    ...sailboat(pen, [across(0.27), horizon + 34], 50),
    ...sailboat(pen, [across(0.37), horizon + 12], 24),
    ...shingle(pen),
  ];
}

function headland(pen: Pen, horizon: number): Marks {
  const { palette, across } = pen;
  const x = (share: number): number => across(share - 0.5);
  const chalk = mix(palette.cloud, palette.walls[0], 0.35);
  const foot = (share: number): number => horizon + 108 - 94 * Math.min(1, (share + 0.04) / 0.6);
  const archOuter = (share: number, y: number): Point => [x(share), y];
  const face: Point[] = [
    archOuter(-0.05, 120),
    archOuter(0.16, 128),
    archOuter(0.32, 152),
    archOuter(0.46, 182),
    archOuter(0.515, 206),
    archOuter(0.528, 258),
    archOuter(0.545, horizon + 18),
    archOuter(0.497, horizon + 22),
    archOuter(0.492, 268),
    archOuter(0.468, 240),
    archOuter(0.436, 250),
    archOuter(0.42, 290),
    archOuter(0.404, horizon + 36),
    archOuter(0.2, foot(0.2)),
    archOuter(-0.05, foot(-0.05)),
  ];
  const path = polygon(face);
  const shaded = mix(chalk, palette.shade, 0.24);
  const innerArch = polygon([
    [x(0.436), 250],
    [x(0.42), 290],
    [x(0.404), horizon + 36],
    [x(0.388), horizon + 38],
    [x(0.404), 286],
    [x(0.424), 240],
    [x(0.468), 240],
  ]);
  return [
    fill(path, chalk),
    stipple(path, shaded, 0.5, { from: 'bottom', reach: 0.75 }),
    ...strata(pen, x, foot),
    fill(innerArch, mix(chalk, palette.shade, 0.42)),
    ...turf(pen, x),
    line(
      smooth([
        [x(-0.05), foot(-0.05) + 2],
        [x(0.2), foot(0.2) + 2],
        [x(0.404), horizon + 38],
      ]),
      mix(palette.water[0], palette.cloud, 0.7),
      4,
    ),
  ];
}

/** Draws flint bands: thin broken lines that follow the cliff. */
function strata(pen: Pen, x: (share: number) => number, foot: (share: number) => number): Marks {
  const { palette, random } = pen;
  const paths: Path[] = [];
  for (let band = 1; band < 9; band++) {
    for (let share = -0.05; share < 0.4; share += random.between(0.03, 0.09)) {
      const length = random.between(0.02, 0.07);
      const y = (at: number): number => {
        const top = 126 + at * at * 240;
        return top + ((foot(at) - top) * (band + random.between(-0.2, 0.2))) / 9.2;
      };
      paths.push(
        `M${round(x(share))} ${round(y(share))}L${round(x(share + length))} ${round(y(share + length))}`,
      );
    }
  }
  return [line(paths.join(''), mix(palette.cloud, palette.shade, 0.32), 1.5, 0.75)];
}

function turf(pen: Pen, x: (share: number) => number): Marks {
  const { palette } = pen;
  const top: Point[] = [
    [x(-0.06), 98],
    [x(0.12), 104],
    [x(0.3), 128],
    [x(0.44), 168],
    [x(0.516), 200],
  ];
  const under: Point[] = [
    [x(0.516), 210],
    [x(0.44), 186],
    [x(0.3), 158],
    [x(0.12), 136],
    [x(-0.06), 130],
  ];
  const path = `${smooth(top)}L${smooth(under).slice(1)}Z`;
  return [
    ...plane(pen, path, palette.land[3], 0.6),
    stipple(path, mix(palette.land[3], palette.lit, 0.5), 0.5, { from: 'top', reach: 0.4 }),
  ];
}

function needle(pen: Pen, x: number, y: number): Marks {
  const { palette, light } = pen;
  const chalk = mix(palette.cloud, palette.walls[0], 0.35);
  const outline: Point[] = [
    [x - 24, y],
    [x - 15, y - 52],
    [x - 5, y - 112],
    [x + 3, y - 118],
    [x + 13, y - 58],
    [x + 24, y],
  ];
  const dark: Point[] = [
    [x, y - 118],
    [x - light * 24, y],
    [x - light * 2, y],
    [x + light * 2, y - 50],
  ];
  return [
    fill(polygon(outline), chalk),
    fill(polygon(dark), mix(chalk, palette.shade, 0.32)),
    line(`M${round(x - 34)} ${y + 2}h68`, mix(palette.water[0], palette.cloud, 0.7), 3),
  ];
}

function shingle(pen: Pen): Marks {
  const { palette, width, across, light, random } = pen;
  const sand = mix(palette.walls[1], palette.lit, 0.35);
  const edge: Point[] = Array.from({ length: 9 }, (_, index): Point => {
    const share = index / 8;
    const bay = Math.sin(Math.PI * (light < 0 ? share : 1 - share) * 1.1 + 0.4);
    return [-20 + (width + 40) * share, 566 - bay * 34 + random.between(-4, 4)];
  });
  const cabins = [-0.4, -0.325, -0.25].flatMap((share, index) =>
    cabin(
      pen,
      [across(share), 606 - index * 4],
      itemAt([palette.roofs[0], palette.slate, palette.roofs[2]], index),
    ),
  );
  const grass = Array.from({ length: 14 }, () =>
    tuft(pen, [across(random.between(0.1, 0.5)), random.between(616, 640)], 26),
  ).join('');
  return [
    fill(
      ground(
        edge.map(([px, py]): Point => [px, py - 7]),
        660,
      ),
      mix(palette.water[0], palette.cloud, 0.75),
    ),
    ...plane(pen, ground(edge, 660), sand, 0.6),
    ...cabins,
    line(grass, palette.land[3], 2.4),
  ];
}
