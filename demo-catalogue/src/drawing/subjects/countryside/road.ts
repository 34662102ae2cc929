import { mix } from '../../kit/colour';
import { fill, line, type Marks } from '../../kit/marks';
import { type Point, polygon, round } from '../../kit/paths';
import type { Pen } from '../../kit/pen';
import { blooms, meadow, plane, ridge } from '../../parts/land/ground';
import { house } from '../../parts/buildings/houses';
import { lane } from '../../parts/buildings/lanes';
import { birds, sky } from '../../parts/land/sky';
import { cypress, roundTree } from '../../parts/plants/trees';
import { itemAt } from '../../../item-at';

/** Draws a winding road over hills, with a signpost without text at its fork. */
export function road(pen: Pen): Marks {
  const { across, palette } = pen;
  const near = ridge(pen, 520, 10, 0.8);
  return [
    ...sky(pen, 360),
    ...birds(pen, [across(0.26), 150], 4),
    ...plane(pen, ridge(pen, 316, 30, 1).path, palette.land[0], 0.4),
    ...plane(pen, ridge(pen, 366, 24, 1.1).path, mix(palette.land[0], palette.land[1], 0.7), 0.5),
    ...house(pen, [across(0.16) - 40, 392], [78, 40], {
      wall: palette.walls[0],
      roof: palette.roofs[0],
      storeys: 2,
      chimney: true,
    }),
    ...[0.09, 0.245, 0.265].flatMap((share, index) =>
      cypress(pen, [across(share), 396], itemAt([62, 78, 58], index), palette.land[3]),
    ),
    ...plane(pen, ridge(pen, 398, 14, 1).path, palette.land[1], 0.5),
    ...plane(pen, ridge(pen, 450, 12, 0.9).path, mix(palette.land[1], palette.land[2], 0.7), 0.5),
    ...plane(pen, near.path, palette.land[2], 0.5),
    ...lane(pen, [
      [0.15, 392, 2],
      [0.1, 404, 4],
      [0.17, 420, 7],
      [0.24, 440, 12],
      [0.08, 468, 22],
      [-0.04, 500, 38],
      [0.1, 552, 72],
      [0.2, 664, 150],
    ]),
    ...meadow(pen, near, mix(palette.land[3], palette.land[2], 0.3), { count: 60, low: 0, high: 110 }),
    ...blooms(pen, near, [palette.cloud, palette.roofs[0], palette.lit], { count: 90, low: 10, high: 110 }),
    ...signpost(pen, [across(-0.16), 600]),
    ...roundTree(pen, [across(-0.32), 560], 84, palette.land[3]),
    ...[0.37, 0.42, 0.465].flatMap((share, index) =>
      cypress(
        pen,
        [across(share), 650],
        itemAt([220, 310, 250], index),
        index === 1 ? palette.land[4] : palette.land[3],
      ),
    ),
  ];
}

function signpost({ palette, light }: Pen, [x, y]: Point): Marks {
  const wood = mix(palette.roofs[2], palette.shade, 0.4);
  const arm = (top: number, side: number, long: number, ink: string): Marks => [
    fill(
      polygon([
        [x - side * 10, top],
        [x + side * long, top],
        [x + side * (long + 18), top + 13],
        [x + side * long, top + 26],
        [x - side * 10, top + 26],
      ]),
      ink,
    ),
    line(
      `M${round(x + side * 12)} ${top + 13}H${round(x + side * (long - 12))}`,
      mix(ink, palette.shade, 0.3),
      3,
    ),
  ];
  return [
    line(`M${round(x)} ${y}V${y - 168}`, wood, 11),
    line(`M${round(x - light * 3)} ${y}V${y - 168}`, mix(wood, palette.shade, 0.5), 4),
    ...arm(y - 156, 1, 92, mix(palette.cloud, palette.walls[0], 0.4)),
    ...arm(y - 118, -1, 76, palette.roofs[0]),
  ];
}
