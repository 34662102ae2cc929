import { mix } from '../../kit/colour';
import { fill, line, type Marks, stipple } from '../../kit/marks';
import { type Path, type Point, polygon, round } from '../../kit/paths';
import type { Pen } from '../../kit/pen';
import { lounger } from '../../parts/objects/baths';
import { plane, ridge } from '../../parts/land/ground';
import { house } from '../../parts/buildings/houses';
import { birds, sky } from '../../parts/land/sky';
import { bushes, cypress, roundTree } from '../../parts/plants/trees';
import { itemAt } from '../../../item-at';

/** Draws a garden pool in the sun, with parasol and loungers, and the house behind a hedge. */
export function pool(pen: Pen): Marks {
  const { across, palette, width, random } = pen;
  const hedge = Array.from({ length: Math.round(width / 36) + 1 }, (_, index): Point => [
    index * 36 + random.between(-6, 6),
    402,
  ]);
  return [
    ...sky(pen, 330),
    ...birds(pen, [across(-0.05), 130], 4),
    ...plane(pen, ridge(pen, 320, 26, 1).path, palette.land[0], 0.35),
    ...plane(pen, ridge(pen, 356, 14, 1.1).path, palette.land[1], 0.4),
    ...[-0.36, -0.33, -0.02, 0.02].flatMap((share, index) =>
      cypress(
        pen,
        [across(share), 402],
        itemAt([128, 158, 140, 110], index),
        index % 2 ? palette.land[4] : palette.land[3],
      ),
    ),
    ...house(pen, [across(-0.18) - 110, 398], [220, 104], {
      wall: palette.walls[0],
      roof: palette.roofs[0],
      storeys: 2,
      windows: 5,
      chimney: true,
      shutters: mix(palette.land[2], palette.cloud, 0.2),
    }),
    ...roundTree(pen, [across(0.18), 404], 56, palette.land[3]),
    ...bushes(pen, hedge, 24, mix(palette.land[2], palette.land[3], 0.5)),
    ...plane(pen, ridge(pen, 412, 3, 0.6).path, mix(palette.land[2], palette.lit, 0.15), 0.4),
    ...basin(pen),
    ...sunshade(pen, [across(0.3), 470]),
    ...lounger(pen, [across(0.24), 474]),
    ...lounger(pen, [across(0.4), 482]),
    ...bushes(
      pen,
      [-0.5, -0.45, -0.4, -0.35].map((share): Point => [across(share), 650]),
      42,
      palette.land[4],
    ),
    ...cypress(pen, [across(-0.44), 652], 300, palette.land[4]),
  ];
}

function basin(pen: Pen): Marks {
  const { across, palette, random } = pen;
  const shape = (grow: number): Path =>
    polygon([
      [across(-0.34) - pen.light * grow, 470 - grow * 0.4],
      [across(0.16) + pen.light * grow, 470 - grow * 0.4],
      [across(0.4) + pen.light * grow * 1.6, 600 + grow * 0.7],
      [across(-0.44) - pen.light * grow * 1.6, 600 + grow * 0.7],
    ]);
  const blue = mix(palette.water[1], '#63bcc0', 0.55);
  const stone = mix(palette.walls[0], palette.lit, 0.3);
  const waves = Array.from({ length: 24 }, () => {
    const share = random.next();
    const long = 26 + share * 46;
    const middle = across(random.between(-0.28 - share * 0.08, 0.08 + share * 0.18));
    return `M${round(middle)} ${round(482 + share * 106)}q${round(long / 4)} -4 ${round(long / 2)} 0t${round(long / 2)} 0`;
  });
  return [
    fill(shape(24), stone),
    stipple(shape(24), mix(stone, palette.shade, 0.4), 0.4, 'bottom'),
    fill(shape(0), blue),
    stipple(shape(0), mix(blue, palette.shade, 0.45), 0.6, { from: 'bottom', reach: 0.7 }),
    stipple(shape(0), mix(blue, palette.cloud, 0.6), 0.5, { from: 'top', reach: 0.26 }),
    line(waves.join(''), palette.cloud, 2.8, 0.8),
  ];
}

function sunshade({ palette, light }: Pen, [x, y]: Point): Marks {
  const canopy = (from: number, to: number): Path =>
    `M${round(x)} ${y - 176}Q${round(x + from * 60)} ${y - 160} ${round(x + from * 104)} ${y - 112}L${round(x + to * 104)} ${y - 112}Q${round(x + to * 60)} ${y - 160} ${round(x)} ${y - 176}Z`;
  const shares = [-1, -0.6, -0.2, 0.2, 0.6, 1];
  return [
    line(`M${round(x)} ${y - 170}V${y + 8}`, mix(palette.cloud, palette.shade, 0.4), 5),
    ...shares
      .slice(1)
      .map((to, index) =>
        fill(canopy(itemAt(shares, index), to), index % 2 ? palette.cloud : palette.roofs[0]),
      ),
    fill(canopy(light < 0 ? 0.2 : -1, light < 0 ? 1 : -0.2), palette.shade, 0.2),
  ];
}
