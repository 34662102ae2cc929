import { mix } from '../../kit/colour';
import { fill, type Marks } from '../../kit/marks';
import { arch, type Point } from '../../kit/paths';
import type { Pen } from '../../kit/pen';
import { curtain, roundTower } from '../../parts/buildings/castles';
import { meadow, plane, type Ridge, ridge, ridgeThrough } from '../../parts/land/ground';
import { crag } from '../../parts/land/rocks';
import { birds, sky } from '../../parts/land/sky';
import { bushes, fir, roundTree } from '../../parts/plants/trees';
import { house } from '../../parts/buildings/houses';
import { hamlet, spire } from '../../parts/buildings/country/villages';

/** Draws a fortress on a green hill with a village at its foot and a fir at the dark edge. */
export function hillCastle(pen: Pen): Marks {
  const { across, palette } = pen;
  const [shift, rise] = [pen.vary(0, 0.1), pen.vary(0, 30)];
  const hill = ridgeThrough(
    pen,
    mirrored(pen, [
      [across(-0.6), 470],
      [across(-0.42), 410],
      [across(-0.28 + shift), 306 + rise],
      [across(-0.18 + shift), 268 + rise],
      [across(0.06 + shift), 268 + rise],
      [across(0.16 + shift), 322 + rise],
      [across(0.3), 426],
      [across(0.6), 478],
    ]),
  );
  return [
    ...sky(pen, 400),
    ...birds(pen, [across(0.3), 150], 4),
    ...plane(pen, ridge(pen, 372, 30, 1.2).path, palette.land[0], 0.35),
    ...plane(pen, ridge(pen, 412, 26, 1.1).path, palette.land[1], 0.45),
    ...fortress(pen, across(-0.06 + shift), 280 + rise),
    ...plane(pen, hill.path, palette.land[2], 0.7),
    ...scrub(pen, hill),
    ...hamlet(pen, [across(pen.vary(0.14, 0.2)), 530], { size: pen.vary(46, 12), count: 5 }),
    ...plane(pen, ridge(pen, 552, 12, 1).path, mix(palette.land[2], palette.land[3], 0.6), 0.5),
    ...foreground(pen),
    ...fir(pen, [across(-0.44), 650], 250, { colour: palette.land[4] }),
    ...fir(pen, [across(-0.355), 654], 170, { colour: palette.land[3] }),
    ...fir(pen, [across(-0.49), 656], 180, { colour: palette.land[3] }),
  ];
}

const mirrored = ({ light }: Pen, points: readonly Point[]): readonly Point[] =>
  light < 0 ? [...points].reverse() : points;

function fortress(pen: Pen, x: number, y: number): Marks {
  const { palette, light, style, variant } = pen;
  const wall = mix(palette.walls[0], palette.walls[3], 0.4);
  const roof = style ? palette.slate : palette.roofs[0];
  if (style && variant % 3 === 1) return keep(pen, [x, y], wall);
  if (style && variant % 3 === 2) return ramparts(pen, [x, y], wall);
  const at = (dx: number): number => x + light * dx;
  return [
    ...[-100, -40, 30, 96].flatMap((dx) =>
      crag(pen, [x + dx, y + 26], [90, 46], mix(wall, palette.shade, 0.34)),
    ),
    ...roundTower(pen, [at(22), y - 46], { width: 42, height: 150, roofHeight: 74, wall, roof, storeys: 3 }),
    ...roundTower(pen, [at(-34), y - 40], { width: 74, height: 116, roofHeight: 0, wall, roof, storeys: 2 }),
    ...curtain(pen, [x - 112, y], [224, 58], wall),
    fill(arch(at(20) - 14, y, 28, 40), palette.roofs[2]),
    ...roundTower(pen, [x - 116, y + 6], { width: 44, height: 92, roofHeight: 56, wall, roof, storeys: 2 }),
    ...roundTower(pen, [x + 116, y + 8], { width: 44, height: 86, roofHeight: 56, wall, roof, storeys: 2 }),
  ];
}

/** A square keep with a low wall round it. */
function keep(pen: Pen, [x, y]: Point, wall: string): Marks {
  const { light, palette } = pen;
  const roof = palette.slate;
  return [
    ...[-90, 0, 90].flatMap((dx) => crag(pen, [x + dx, y + 26], [110, 46], mix(wall, palette.shade, 0.34))),
    ...roundTower(pen, [x + light * 64, y - 8], {
      width: 40,
      height: 92,
      roofHeight: 0,
      wall,
      roof,
      storeys: 2,
    }),
    ...house(pen, [x - light * 44 - 60, y - 6], [120, 76], { wall, roof, storeys: 2, windows: 4 }),
    ...curtain(pen, [x - 30, y - 70], [84, 108], wall),
    ...curtain(pen, [x - 120, y + 4], [240, 46], wall),
  ];
}

/** Long walls with round towers, a house of the lord between them. */
function ramparts(pen: Pen, [x, y]: Point, wall: string): Marks {
  const { palette } = pen;
  const roof = palette.slate;
  const tower = (dx: number, height: number, roofHeight: number): Marks =>
    roundTower(pen, [x + dx, y + 8], { width: 48, height, roofHeight, wall, roof, storeys: 2 });
  return [
    ...[-130, -40, 50, 130].flatMap((dx) =>
      crag(pen, [x + dx, y + 28], [100, 44], mix(wall, palette.shade, 0.34)),
    ),
    ...house(pen, [x - 70, y - 20], [150, 84], { wall, roof, storeys: 2, windows: 5, chimney: true }),
    ...spire(pen, [x + 34, y - 30], { width: 34, height: 104, roofHeight: 62, wall, roof }),
    ...curtain(pen, [x - 150, y + 2], [300, 62], wall),
    ...tower(-152, 112, 70),
    ...tower(-20, 84, 0),
    ...tower(150, 100, 64),
  ];
}

function scrub(pen: Pen, hill: Ridge): Marks {
  const { random, across, palette } = pen;
  return Array.from({ length: 22 }, () => {
    const x = across(random.between(-0.34, 0.26));
    const y = hill.at(x) + random.between(34, 190);
    const tone = mix(palette.land[2], palette.land[3], random.between(0.4, 0.9));
    return random.chance(0.4)
      ? roundTree(pen, [x, y], random.between(10, 15), tone)
      : bushes(pen, [[x, y]], random.between(8, 13), tone);
  }).flat();
}

function foreground(pen: Pen): Marks {
  const { palette } = pen;
  const edge = ridge(pen, 600, 12, 0.9);
  return [
    ...plane(pen, edge.path, palette.land[3], 0.6),
    ...meadow(pen, edge, mix(palette.land[3], palette.lit, 0.25), { count: 40, low: 8, high: 50 }),
  ];
}
