import { mix } from '../../kit/colour';
import { fill, line, type Marks, stipple } from '../../kit/marks';
import { box, disc, type Path, type Point, round } from '../../kit/paths';
import type { Pen } from '../../kit/pen';
import { stoneBridge } from '../../parts/buildings/bridges';
import { plane, reeds, ridge } from '../../parts/land/ground';
import { house } from '../../parts/buildings/houses';
import { birds, sky } from '../../parts/land/sky';
import { bushes, poplar, roundTree } from '../../parts/plants/trees';
import { glitter, reflection, ripples, water } from '../../parts/land/water';

/** Draws a stone mill with its wheel by a river, a small bridge and willows. */
export function watermill(pen: Pen): Marks {
  const { across, palette, width, random } = pen;
  const shore = 430;
  const wood = Array.from({ length: Math.round(width / 40) + 1 }, (_, index): Point => [
    index * 40 + random.between(-12, 12),
    shore - 30,
  ]);
  const [one, other] = [across(0.1), across(0.46)];
  const bank: Marks = [
    ...bushes(pen, wood, 34, mix(palette.land[1], palette.land[2], 0.6)),
    ...[0.12, 0.2, 0.44].flatMap((share) =>
      poplar(pen, [across(share), shore - 14], random.between(120, 160), palette.land[3]),
    ),
    ...plane(pen, ridge(pen, shore - 22, 4, 0.7).path, mix(palette.land[2], palette.lit, 0.12), 0.3),
    ...mill(pen, across(-0.16), shore),
    ...stoneBridge(pen, {
      from: Math.min(one, other),
      to: Math.max(one, other),
      y: shore - 58,
      rise: 20,
      waterline: shore + 1,
      arches: 3,
      stone: palette.walls[3],
    }),
    ...roundTree(pen, [across(0.08), shore], 44, palette.land[3]),
  ];
  return [
    ...sky(pen, shore - 70),
    ...birds(pen, [across(0.28), 150], 4),
    ...plane(pen, ridge(pen, shore - 96, 26, 1.1).path, palette.land[0], 0.35),
    ...bank,
    ...water(pen, shore),
    reflection(pen, bank, shore, 0.5),
    ...weir(pen, shore),
    ...glitter(pen, shore + 20, 600),
    ...ripples(pen, shore, 640, 30),
    ...plane(pen, ridge(pen, 620, 10, 1).path, palette.land[4], 0.3),
    ...reeds(pen, pen.light < 0 ? [width - 280, width + 10] : [-10, 280], 650),
  ];
}

function mill(pen: Pen, x: number, y: number): Marks {
  const { palette, light } = pen;
  const stone = palette.walls[3];
  const wheel: Point = [x + light * 118, y - 34];
  return [
    ...roundTree(pen, [x - light * 150, y - 6], 58, mix(palette.land[2], palette.land[3], 0.6)),
    ...house(pen, [light < 0 ? x - 4 : x - 130, y], [134, 62], {
      wall: palette.walls[1],
      roof: palette.roofs[1],
      storeys: 2,
      windows: 3,
    }),
    ...house(pen, [x - 92, y + 2], [184, 112], {
      wall: stone,
      roof: palette.roofs[0],
      storeys: 3,
      windows: 4,
      chimney: true,
      door: true,
      shutters: palette.land[3],
      end: 0.38,
    }),
    fill(box(x - 130, y - 8, 270, 16), mix(stone, palette.shade, 0.34)),
    ...waterWheel(pen, wheel, 58),
  ];
}

function waterWheel({ palette }: Pen, [x, y]: Point, radius: number): Marks {
  const wood = mix(palette.roofs[2], palette.shade, 0.5);
  const at = (angle: number, share: number): string =>
    `${round(x + Math.cos(angle) * radius * share)} ${round(y + Math.sin(angle) * radius * share)}`;
  const angles = Array.from({ length: 12 }, (_, index) => (index * Math.PI) / 6);
  const spokes: Path[] = angles.map((angle) => `M${at(angle, 0)}L${at(angle, 1)}`);
  const paddles: Path[] = angles.map((angle) => `M${at(angle + 0.12, 0.84)}L${at(angle, 1.12)}`);
  return [
    line(disc(x, y, radius) + disc(x, y, radius * 0.8), wood, 5),
    line(spokes.join(''), wood, 3.4),
    line(paddles.join(''), wood, 6),
    fill(disc(x, y, 8), wood),
  ];
}

/** Draws white water under the wheel. */
function weir(pen: Pen, y: number): Marks {
  const { across, palette, random, light } = pen;
  const x = across(-0.16) + light * 118;
  const strokes = Array.from({ length: 26 }, () => {
    const below = random.next();
    const long = 10 + random.between(6, 30) * (0.5 + below);
    return `M${round(x + light * (random.between(-40, 70) + below * 60))} ${round(y + 6 + below * 70)}h${round(long)}`;
  });
  const path = box(x - 62, y - 2, 124, 9);
  return [
    fill(path, palette.cloud, 0.75),
    stipple(path, palette.water[1], 0.5, 'bottom'),
    line(strokes.join(''), palette.cloud, 2.4, 0.75),
  ];
}
