import { mix } from '../../kit/colour';
import { fill, line, type Marks } from '../../kit/marks';
import { box, type Point, type Size } from '../../kit/paths';
import type { Pen } from '../../kit/pen';
import { blooms, plane, ridge, ridgeThrough, tuft } from '../../parts/land/ground';
import { house } from '../../parts/buildings/houses';
import { boulder } from '../../parts/land/rocks';
import { birds, sky } from '../../parts/land/sky';
import { sailboat } from '../../parts/objects/vessels';
import { spire } from '../../parts/buildings/country/villages';
import { glitter, ripples, water } from '../../parts/land/water';

/** Draws boulders of pink granite by the sea: a house between them, a chapel on the islet, heather in the foreground. */
export function graniteCoast(pen: Pen): Marks {
  const { across, palette } = pen;
  const horizon = 322;
  const rock = mix(palette.walls[2], palette.roofs[1], 0.16);
  return [
    ...sky(pen, horizon),
    ...birds(pen, [across(0.18), 170], 5),
    ...plane(pen, ridge(pen, horizon - 10, 12, 1.2).path, palette.land[0], 0.2),
    ...water(pen, horizon),
    ...glitter(pen, horizon, 520),
    ...ripples(pen, horizon, 520, 34),
    ...islet(pen, [across(0.2), horizon + 30], rock),
    ...sailboat(pen, [across(0.36), horizon + 60], 56),
    ...heap(pen, rock),
    ...heath(pen),
  ];
}

function islet(pen: Pen, [x, y]: Point, rock: string): Marks {
  const { palette, light } = pen;
  return [
    ...boulder(pen, [x - 66, y], [60, 26], rock),
    ...boulder(pen, [x + 64, y], [66, 30], rock),
    ...plane(pen, ridgePatch(pen, x, y), palette.land[2], 0.5),
    ...house(pen, [x - 34, y - 18], [62, 24], { wall: palette.walls[0], roof: palette.slate, windows: 2 }),
    ...spire(pen, [x - light * 34, y - 16], {
      width: 18,
      height: 44,
      roofHeight: 34,
      wall: palette.walls[0],
      roof: palette.slate,
    }),
    ...boulder(pen, [x + 8, y + 6], [70, 24], rock),
    ...boulder(pen, [x - 46, y + 8], [42, 18], rock),
    fill(box(x - 120, y + 8, 240, 3.5), mix(palette.water[0], palette.cloud, 0.6)),
  ];
}

const ridgePatch = (pen: Pen, x: number, y: number): string =>
  ridgeThrough({ ...pen, height: y - 14 }, [
    [x - 96, y],
    [x - 40, y - 22],
    [x + 40, y - 22],
    [x + 96, y],
  ]).path;

/** Draws the large rocks on the shaded side, one of them balanced on the others. */
function heap(pen: Pen, rock: string): Marks {
  const { across, palette } = pen;
  const place = ([share, y]: Point, size: Size, tone = 0): Marks =>
    boulder(pen, [across(share), y], size, mix(rock, palette.shade, tone));
  return [
    ...place([-0.5, 330], [190, 150], 0.08),
    ...place([-0.36, 372], [170, 112], 0.05),
    ...place([-0.455, 214], [132, 74]),
    ...house(pen, [across(-0.285) - 52, 414], [104, 44], {
      wall: palette.walls[0],
      roof: palette.slate,
      windows: 3,
      chimney: true,
      shutters: palette.water[1],
    }),
    ...place([-0.44, 438], [210, 96]),
    ...place([-0.18, 452], [120, 62], 0.04),
    ...place([-0.31, 470], [150, 54]),
    ...place([-0.08, 476], [76, 34], 0.06),
    ...place([0.02, 486], [46, 18], 0.06),
  ];
}

function heath(pen: Pen): Marks {
  const { palette, width, random, light } = pen;
  const points: Point[] = [
    [-20, 486],
    [width * 0.3, 506],
    [width * 0.6, 560],
    [width + 20, 596],
  ];
  const edge = ridgeThrough(
    pen,
    light < 0 ? points.map(([x, y]): Point => [width - x, y]).reverse() : points,
  );
  const heather = mix(palette.roofs[2], '#8a5a84', 0.6);
  const grass = Array.from({ length: 30 }, () => {
    const x = random.between(0, width);
    const below = random.next();
    return tuft(pen, [x, edge.at(x) + 4 + below * 110], 14 + below * 24, 7);
  }).join('');
  return [
    ...plane(pen, edge.path, palette.land[3], 0.6),
    line(grass, mix(palette.land[3], palette.land[4], 0.6), 2.4),
    ...blooms(pen, edge, [heather, mix(heather, palette.lit, 0.4), palette.lit], {
      count: 210,
      low: 10,
      high: 150,
    }),
  ];
}
