import { mix } from '../../kit/colour';
import { fill, type Marks, stipple } from '../../kit/marks';
import { arch, box, type Path, type Point, polygon } from '../../kit/paths';
import type { Pen } from '../../kit/pen';
import { plane, ridge } from '../../parts/land/ground';
import { dome } from '../../parts/buildings/landmarks';
import { panes } from '../../parts/buildings/panes';
import { birds, sky } from '../../parts/land/sky';
import { spire } from '../../parts/buildings/country/villages';

/** Draws zinc roofs in rows, with a dome and a steeple behind, and a dark cornice in front. */
export function roofs(pen: Pen): Marks {
  const { across, palette, width } = pen;
  const haze = mix(palette.land[0], palette.sky[2], 0.4);
  return [
    ...sky(pen, 380),
    ...birds(pen, [across(0.22), 150], 6),
    ...plane(pen, ridge(pen, 372, 12, 1.6).path, haze, 0.3),
    ...dome(pen, [across(-0.12), 268], 66, mix(palette.slate, palette.sky[1], 0.2)),
    ...underTheDome(pen, across(-0.12)),
    ...spire(pen, [across(0.14), 400], {
      width: 34,
      height: 150,
      roofHeight: 104,
      wall: palette.walls[3],
      roof: palette.slate,
    }),
    ...roofRow(pen, { y: 424, size: 52, from: -20, to: width + 20, pale: 0.3 }),
    ...roofRow(pen, { y: 492, size: 76, from: -40, to: width + 20, pale: 0.12 }),
    ...roofRow(pen, { y: 584, size: 108, from: -70, to: width + 20, pale: 0 }),
    ...cornice(pen),
  ];
}

/** Draws the church below the dome: columns, a cornice, two lower wings. */
function underTheDome(pen: Pen, x: number): Marks {
  const { palette, light } = pen;
  const stone = mix(palette.walls[0], palette.sky[2], 0.2);
  const shade = mix(stone, palette.shade, 0.22);
  const columns = Array.from({ length: 7 }, (_, index) => box(x - 74 + index * 23, 312, 8, 70));
  return [
    fill(box(x - 132, 340, 264, 70), stone),
    stipple(box(x - 132, 340, 264, 70), shade, 0.6, light < 0 ? 'right' : 'left'),
    fill(box(x - 84, 300, 168, 110), mix(stone, palette.lit, 0.12)),
    fill(
      columns.join('') + box(x - 90, 300, 180, 7) + box(x - 138, 338, 54, 6) + box(x + 84, 338, 54, 6),
      shade,
    ),
  ];
}

interface RoofRow {
  readonly y: number;
  /** Height of a roof, drawing units. */
  readonly size: number;
  readonly from: number;
  readonly to: number;
  /** Share of the sky's colour that is mixed into the roof. */
  readonly pale: number;
}

function roofRow(pen: Pen, { y, size, from, to, pale }: RoofRow): Marks {
  const { random, palette } = pen;
  const marks: Marks[] = [];
  for (let x = from; x < to;) {
    const width = size * random.between(1.5, 2.6);
    const lift = random.between(-0.22, 0.22) * size;
    const zinc = mix(mix(palette.slate, palette.walls[3], random.between(0, 0.28)), palette.sky[2], pale);
    const wall = mix(random.pick(palette.walls), palette.sky[2], pale);
    marks.push(building(pen, [x, y + lift], { width, size, zinc, wall }));
    x += width;
  }
  return marks.flat();
}

interface Building {
  readonly width: number;
  readonly size: number;
  readonly zinc: string;
  readonly wall: string;
}

function building(pen: Pen, [x, y]: Point, { width, size, zinc, wall }: Building): Marks {
  const { palette, light, random } = pen;
  const eaves = y - size * 0.1;
  const inset = size * 0.14;
  const brisis = polygon([
    [x, eaves],
    [x + width, eaves],
    [x + width - inset, eaves - size * 0.52],
    [x + inset, eaves - size * 0.52],
  ]);
  const terrasson = polygon([
    [x + inset, eaves - size * 0.5],
    [x + width - inset, eaves - size * 0.5],
    [x + width - inset * 2.4, eaves - size * 0.74],
    [x + inset * 2.4, eaves - size * 0.74],
  ]);
  const count = Math.max(2, Math.round(width / (size * 0.52)));
  const lane = width / count;
  const dormers = Array.from({ length: count }, (_, index) => x + lane * (index + 0.5));
  const windows = dormers.map((middle) =>
    box(middle - size * 0.085, eaves + size * 0.28, size * 0.17, size * 0.42),
  );
  const shutters = dormers.map((middle) =>
    box(middle - size * 0.17, eaves + size * 0.27, size * 0.34, size * 0.44),
  );
  const face = box(x, eaves, width + 0.6, size * 1.6);
  return [
    ...chimneys(pen, [x, eaves - size * 0.66], width, size),
    fill(terrasson, mix(zinc, palette.lit, 0.26)),
    fill(brisis, zinc),
    stipple(brisis, mix(zinc, palette.shade, 0.5), 0.6, light < 0 ? 'right' : 'left'),
    fill(face, mix(wall, palette.lit, 0.1)),
    stipple(face, mix(wall, palette.shade, 0.45), 0.5, 'bottom'),
    fill(box(x - 1, eaves - size * 0.02, width + 2, size * 0.07), mix(wall, palette.cloud, 0.5)),
    fill(
      dormers.map((middle) => arch(middle - size * 0.13, eaves, size * 0.26, size * 0.42)).join(''),
      mix(palette.walls[0], palette.lit, 0.2),
    ),
    ...panes(
      pen,
      dormers.map((middle) => arch(middle - size * 0.08, eaves, size * 0.16, size * 0.33)),
      0.45,
    ),
    ...(random.chance(0.5) ? [fill(shutters.join(''), mix(wall, palette.cloud, 0.5))] : []),
    ...panes(pen, windows, 0.4),
  ];
}

function chimneys(pen: Pen, [x, y]: Point, width: number, size: number): Marks {
  const { palette, light, random } = pen;
  const [bodies, darks, pots]: [Path[], Path[], Path[]] = [[], [], []];
  for (const share of random.chance(0.5) ? [0.2, 0.76] : [0.84]) {
    const [wide, tall] = [size * random.between(0.22, 0.42), size * random.between(0.3, 0.46)];
    const left = x + width * share - wide / 2;
    bodies.push(box(left, y - tall, wide, tall + size * 0.2));
    darks.push(box(light < 0 ? left + wide * 0.62 : left, y - tall, wide * 0.38, tall + size * 0.2));
    for (let pot = left + 2; pot < left + wide - size * 0.05; pot += size * 0.1)
      pots.push(box(pot, y - tall - size * 0.12, size * 0.06, size * 0.13));
  }
  return [
    fill(bodies.join(''), palette.walls[2]),
    fill(darks.join(''), mix(palette.walls[2], palette.shade, 0.36)),
    fill(pots.join(''), palette.roofs[0]),
  ];
}

/** Draws a balcony in the foreground: a dark railing with geraniums. */
function cornice(pen: Pen): Marks {
  const { palette, width, across, random } = pen;
  const iron = mix(palette.land[4], palette.shade, 0.5);
  const bars = Array.from({ length: Math.round(width / 20) + 1 }, (_, index) =>
    box(index * 20 - 1.5, 588, 3, 60),
  );
  const curls = Array.from(
    { length: Math.round(width / 60) + 1 },
    (_, index) =>
      `M${index * 60 - 8} 612a8 8 0 1 1 16 0a8 8 0 1 1 -16 0Zm3.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0Z`,
  );
  const planter = Math.min(across(-0.5), across(-0.24));
  const leaves = Array.from(
    { length: 26 },
    () => [planter + random.between(0, 250), random.between(556, 590), random.between(8, 15)] as const,
  );
  const disc = ([x, y, radius]: readonly [number, number, number]): Path =>
    `M${(x - radius).toFixed(1)} ${y.toFixed(1)}a${radius.toFixed(1)} ${radius.toFixed(1)} 0 1 1 ${(radius * 2).toFixed(1)} 0a${radius.toFixed(1)} ${radius.toFixed(1)} 0 1 1 ${(-radius * 2).toFixed(1)} 0Z`;
  return [
    fill(
      `${bars.join('')}${curls.join('')}${box(-20, 582, width + 40, 7)}${box(-20, 630, width + 40, 30)}`,
      iron,
    ),
    fill(leaves.map(disc).join(''), palette.land[3]),
    fill(
      leaves
        .slice(0, 15)
        .map(([x, y, radius]) => disc([x + 4, y - 6, radius * 0.42]))
        .join(''),
      palette.roofs[0],
    ),
    fill(box(planter - 4, 588, 258, 26), mix(palette.roofs[1], palette.shade, 0.2)),
  ];
}
