import { mix } from '../../kit/colour';
import { fill, line, type Marks, stipple } from '../../kit/marks';
import { type Path, type Point, round, smooth } from '../../kit/paths';
import type { Pen } from '../../kit/pen';
import { steam } from '../../parts/objects/baths';
import { cornerFirs, firLine, firs } from '../../parts/plants/forest';
import { meadow, plane, reeds, ridge } from '../../parts/land/ground';
import { house } from '../../parts/buildings/houses';
import { mountain } from '../../parts/land/mountains';
import { boulder } from '../../parts/land/rocks';
import { birds, sky } from '../../parts/land/sky';

/** Draws warm springs in a wood: two basins with stone rims, steam, a bath hut. */
export function spring(pen: Pen): Marks {
  const { across, palette, width, light } = pen;
  const meadowEdge = ridge(pen, 424, 10, 0.9);
  return [
    ...sky(pen, 360),
    ...birds(pen, [across(-0.1), 140], 4),
    mountain(pen, {
      x: across(-0.16),
      top: 196,
      reach: 260,
      base: 400,
      colour: mix(palette.land[0], palette.land[1], 0.5),
      snow: 0.14,
    }),
    mountain(pen, { x: across(0.26), top: 236, reach: 220, base: 400, colour: palette.land[0], snow: 0.1 }),
    ...firLine(pen, ridge(pen, 370, 14, 1.2), palette.land[1], 56),
    ...firLine(pen, ridge(pen, 396, 10, 1.3), mix(palette.land[1], palette.land[2], 0.7), 64),
    ...plane(pen, meadowEdge.path, palette.land[2], 0.5),
    ...firs(pen, meadowEdge, { count: 9, from: 0, to: width, size: [60, 110], drop: 12 }),
    ...house(pen, [across(0.22) - 60, 446], [110, 44], {
      wall: mix(palette.roofs[2], palette.walls[2], 0.3),
      roof: palette.slate,
      windows: 2,
      chimney: true,
      door: true,
    }),
    ...basin(pen, [across(0.0), 474], 290, 46),
    ...basin(pen, [across(-0.06), 570], 430, 92),
    ...steam(pen, [across(-0.1), 470], 3),
    ...steam(pen, [across(0.06), 540], 3),
    ...plane(pen, ridge(pen, 640, 6, 1).path, palette.land[4], 0.3),
    ...meadow(pen, ridge(pen, 628, 6, 1), mix(palette.land[3], palette.lit, 0.2), {
      count: 30,
      low: 0,
      high: 14,
    }),
    ...reeds(pen, light < 0 ? [-10, 220] : [width - 220, width + 10], 652),
    ...cornerFirs(pen, [-0.45, 656], 380),
  ];
}

function basin(pen: Pen, [x, y]: Point, width: number, height: number): Marks {
  const { palette, random } = pen;
  const ring = (grow: number): Point[] =>
    Array.from({ length: 12 }, (_, index): Point => {
      const angle = (index / 12) * Math.PI * 2;
      const wobble = 1 + 0.07 * Math.sin(angle * 3 + width);
      return [
        x + Math.cos(angle) * (width + grow) * wobble,
        y + Math.sin(angle) * (height + grow * 0.45) * wobble,
      ];
    });
  const water = mix(palette.water[1], '#58b0ae', 0.4);
  const rim = smooth(ring(20), true);
  const surface = smooth(ring(0), true);
  const stones = ring(14).filter((_, index) => index % 2 === 0);
  const waves: Path[] = Array.from({ length: 12 }, () => {
    const angle = random.between(0, 6.3);
    const far = Math.sqrt(random.next()) * 0.75;
    return `M${round(x + Math.cos(angle) * width * far - 20)} ${round(y + Math.sin(angle) * height * far)}q10 -4 20 0t20 0`;
  });
  const stone = mix(palette.walls[3], palette.land[1], 0.3);
  return [
    fill(rim, mix(palette.walls[0], palette.shade, 0.1)),
    stipple(rim, mix(palette.walls[3], palette.shade, 0.4), 0.6, 'bottom'),
    fill(surface, water),
    stipple(surface, mix(water, palette.shade, 0.5), 0.6, { from: 'bottom', reach: 0.7 }),
    stipple(surface, mix(water, palette.cloud, 0.6), 0.6, { from: 'top', reach: 0.28 }),
    line(waves.join(''), mix(palette.water[0], palette.cloud, 0.6), 2.4, 0.8),
    ...stones.flatMap(([px, py]) =>
      boulder(pen, [px, py + 8], [random.between(34, 62), random.between(14, 24)], stone),
    ),
  ];
}
