import { mix } from '../../kit/colour';
import { fill, line, type Marks, stipple } from '../../kit/marks';
import { box, type Path, type Point, round } from '../../kit/paths';
import type { Pen } from '../../kit/pen';
import { plane, ridge } from '../../parts/land/ground';
import { sky } from '../../parts/land/sky';
import { ballShade, bushes, poplar, roundTree } from '../../parts/plants/trees';
import { hamlet } from '../../parts/buildings/country/villages';
import { itemAt } from '../../../item-at';

/** Draws balloons over a valley. */
export function balloon(pen: Pen): Marks {
  const { across, palette, width, random } = pen;
  const hedge = ridge(pen, 500, 12, 1.1);
  const trees = Array.from({ length: Math.round(width / 56) }, (_, index) => {
    const x = (index + random.next()) * 56;
    return roundTree(
      pen,
      [x, hedge.at(x) + 8],
      random.between(10, 18),
      mix(palette.land[2], palette.land[3], random.between(0.2, 0.7)),
    );
  });
  return [
    ...sky(pen, 440),
    ...plane(pen, ridge(pen, 404, 24, 1).path, palette.land[0], 0.4),
    ...plane(pen, ridge(pen, 442, 20, 1.2).path, mix(palette.land[0], palette.land[1], 0.6), 0.45),
    ...inflated(pen, [across(0.24), 300], 44, 1),
    ...inflated(pen, [across(0.05), 196], 30, 2),
    ...plane(pen, ridge(pen, 474, 14, 1.1).path, palette.land[1], 0.5),
    ...hamlet(pen, [across(0.18), 508], { size: 30, count: 5 }),
    ...trees.flat(),
    ...plane(pen, hedge.path, mix(palette.land[2], palette.lit, 0.16), 0.5),
    ...plane(pen, ridge(pen, 552, 10, 0.9).path, mix(palette.land[0], palette.lit, 0.35), 0.6),
    ...inflated(pen, [across(-0.17), 240], 132, 0),
    ...plane(pen, ridge(pen, 604, 12, 0.8).path, palette.land[3], 0.5),
    ...bushes(
      pen,
      [0.3, 0.35, 0.4, 0.45, 0.5].map((share): Point => [across(share), 640]),
      26,
      palette.land[4],
    ),
    ...[0.38, 0.44].flatMap((share, index) =>
      poplar(pen, [across(share), 632], itemAt([230, 280], index), palette.land[4]),
    ),
  ];
}

/** Draws a balloon with its basket. `radius` is half its width. */
function inflated(pen: Pen, [x, y]: Point, radius: number, scheme: number): Marks {
  const { palette } = pen;
  const inks = itemAt(
    [
      [palette.roofs[0], palette.cloud],
      [palette.water[1], palette.lit],
      [palette.roofs[2], palette.walls[1]],
    ],
    scheme,
  );
  const gore = (from: number, to: number): Path => {
    const neck = y + radius * 1.32;
    const edge = (share: number): string =>
      `C${round(x + share * radius * 1.32)} ${round(y - radius * 0.5)} ${round(x + share * radius * 1.2)} ${round(y + radius * 0.6)} ${round(x + share * radius * 0.24)} ${round(neck)}`;
    const back = (share: number): string =>
      `C${round(x + share * radius * 1.2)} ${round(y + radius * 0.6)} ${round(x + share * radius * 1.32)} ${round(y - radius * 0.5)} ${round(x)} ${round(y - radius)}Z`;
    return `M${round(x)} ${round(y - radius)}${edge(from)}H${round(x + to * radius * 0.24)}${back(to)}`;
  };
  const shares = [-1, -0.74, -0.32, 0.12, 0.52, 0.82, 1];
  const whole = gore(-1, 1);
  const basket = radius * 0.2;
  const foot = y + radius * 1.32;
  return [
    line(
      `M${round(x - radius * 0.2)} ${round(foot)}L${round(x - basket * 0.5)} ${round(foot + radius * 0.3)}M${round(x + radius * 0.2)} ${round(foot)}L${round(x + basket * 0.5)} ${round(foot + radius * 0.3)}`,
      palette.shade,
      Math.max(1, radius * 0.014),
    ),
    ...shares.slice(1).map((to, index) => fill(gore(itemAt(shares, index), to), itemAt(inks, index % 2))),
    stipple(whole, mix(itemAt(inks, 0), palette.shade, 0.6), 0.95, { from: ballShade(pen), reach: 0.68 }),
    fill(box(x - radius * 0.25, foot - radius * 0.02, radius * 0.5, radius * 0.06), palette.roofs[2]),
    fill(
      box(x - basket * 0.55, foot + radius * 0.28, basket * 1.1, basket),
      mix(palette.roofs[2], palette.walls[2], 0.4),
    ),
    stipple(box(x - basket * 0.55, foot + radius * 0.28, basket * 1.1, basket), palette.shade, 0.6, 'bottom'),
  ];
}
