import { mix } from '../../kit/colour';
import { fill, group, line, type Marks, stipple } from '../../kit/marks';
import { arch, box, ellipse, type Path, polygon, round } from '../../kit/paths';
import type { Pen } from '../../kit/pen';
import { pottedBox, steam } from '../../parts/objects/baths';
import { plane, ridge } from '../../parts/land/ground';
import { mountain } from '../../parts/land/mountains';
import { sky } from '../../parts/land/sky';
import { cypress } from '../../parts/plants/trees';
import { itemAt } from '../../../item-at';

/** The wall's openings. */
interface Arcade {
  readonly centres: readonly number[];
  /** Half the width of an opening. */
  readonly half: number;
  readonly floor: number;
}

/** Height of an opening. */
const tall = 360;

/** Three arches; in editions also two wide ones, a colonnade of five, or a single one beside the wall. */
const arcadeOf = (pen: Pen, floor: number): Arcade => {
  const form = pen.style ? pen.variant % 4 : 0;
  const { centres, half } = itemAt(
    [
      { centres: [-0.335, 0, 0.335], half: 118 },
      { centres: [-0.235, 0.235], half: 186 },
      { centres: [-0.42, -0.21, 0, 0.21, 0.42], half: 80 },
      { centres: [pen.light * 0.14], half: 236 },
    ],
    form,
  );
  return { centres: centres.map((share) => pen.width / 2 + share * 960), half, floor };
};

/** Draws a pool under arches with a view of hills, box trees in pots, and steam. */
export function spaArches(pen: Pen): Marks {
  const { width, palette, across } = pen;
  const floor = 428;
  const arcade = arcadeOf(pen, floor);
  const openings = arcade.centres.map((x) => arch(x - arcade.half, floor, arcade.half * 2, tall));
  const wall = mix(palette.walls[1], palette.lit, 0.18);
  const reveals = arcade.centres.map((x) => reveal(x, arcade, pen.light));
  const surface = holed(width, arcade);
  return [
    group(view(pen, floor), { clip: openings.join('') }),
    fill(surface, wall),
    stipple(surface, mix(wall, palette.shade, 0.35), 0.5, { from: 'top', reach: 0.8 }),
    fill(reveals.join(''), mix(wall, palette.shade, 0.38)),
    ...rims(pen, arcade, wall),
    ...pavement(pen, floor),
    ...(pen.style && pen.variant % 3 === 1 ? basin(pen) : pool(pen)),
    ...potsOf(pen, arcade).flatMap((x) => pottedBox(pen, x, floor + 16)),
    ...steam(pen, [across(-0.14), 470], 3),
    ...steam(pen, [across(0.2), 486], 2),
  ];
}

/** Box trees stand before the pillars, or beside a single opening. */
const potsOf = ({ width, light }: Pen, { centres, half }: Arcade): readonly number[] => {
  if (centres.length === 1) return [-1, 1].map((side) => itemAt(centres, 0) + side * (half + 44));
  if (centres.length === 5) return [-0.105, 0.315].map((share) => width / 2 + light * share * 960);
  if (centres.length === 3) return [-0.168, 0.168].map((share) => width / 2 + share * 960);
  return centres.slice(1).map((x, index) => (x + itemAt(centres, index)) / 2);
};

/** Returns the wall with transparent arches: the holes run in the opposite direction to the outline. */
const holed = (width: number, { centres, half, floor }: Arcade): Path => {
  const spring = floor - tall + half;
  const holes = centres.map(
    (x) => `M${round(x + half)} ${floor}V${spring}a${half} ${half} 0 0 0 ${-half * 2} 0V${floor}Z`,
  );
  return `M-20 -20H${width + 20}V${floor}H-20Z${holes.join('')}`;
};

/** Returns the thickness of the wall, on the side away from the light. */
const reveal = (x: number, { half, floor }: Arcade, light: number): Path => {
  const side = light < 0 ? -1 : 1;
  const edge = x + side * half;
  const spring = floor - tall + half;
  return `M${round(edge)} ${floor}V${spring}A${half} ${half} 0 0 ${side > 0 ? 0 : 1} ${round(x)} ${floor - tall}A${half - 14} ${half - 2} 0 0 ${side > 0 ? 1 : 0} ${round(edge - side * 26)} ${spring + 6}V${floor}Z`;
};

function view(pen: Pen, floor: number): Marks {
  const { across, palette, width, random } = pen;
  const trees = Array.from({ length: 9 }, (_, index) =>
    cypress(
      pen,
      [width * (0.06 + index * 0.11) + random.between(-20, 20), floor - 4],
      random.between(44, 96),
      index % 2 ? palette.land[3] : palette.land[2],
    ),
  );
  return [
    ...sky(pen, 330, { sunX: across(pen.vary(0.27, 0.1)), sunY: pen.vary(190, 40), clouds: 3 }),
    ...(pen.peaks ? peaks(pen) : []),
    ...plane(pen, ridge(pen, 350, 16, 1.2).path, palette.land[1], 0.4),
    ...plane(pen, ridge(pen, 386, 10, 1.1).path, palette.land[2], 0.5),
    ...trees.flat(),
  ];
}

function peaks(pen: Pen): Marks {
  const { across, palette } = pen;
  return [
    mountain(pen, {
      x: across(pen.vary(-0.3, 0.12)),
      top: pen.vary(206, 30),
      reach: 210,
      base: 372,
      colour: palette.land[1],
      snow: 0,
    }),
    mountain(pen, {
      x: across(pen.vary(0.12, 0.14)),
      top: 244,
      reach: 170,
      base: 372,
      colour: mix(palette.land[0], palette.land[1], 0.5),
      snow: 0,
    }),
  ];
}

function rims(pen: Pen, { centres, half, floor }: Arcade, wall: string): Marks {
  const paths = centres.map(
    (x) => `M${round(x - half)} ${floor}V${floor - tall + half}a${half} ${half} 0 0 1 ${half * 2} 0V${floor}`,
  );
  return [line(paths.join(''), mix(wall, pen.palette.cloud, 0.45), 7)];
}

function pavement(pen: Pen, floor: number): Marks {
  const { palette, width } = pen;
  const stone = mix(palette.walls[0], palette.lit, 0.3);
  const focus = width / 2;
  const joints = Array.from({ length: 25 }, (_, index) => {
    const x = (index - 12) * 62;
    return `M${round(focus + x)} ${floor}L${round(focus + x * 2.4)} 660`;
  });
  const courses = [446, 472, 508, 556, 616].map((y) => `M-20 ${y}H${width + 20}`);
  return [
    ...plane(pen, box(-20, floor, width + 40, 240), stone, 0.6),
    line(joints.join('') + courses.join(''), mix(stone, palette.shade, 0.16), 2),
  ];
}

function pool(pen: Pen): Marks {
  const { palette, width, random } = pen;
  const focus = width / 2;
  const shape = (grow: number): Path =>
    polygon([
      [focus - 250 - grow, 478 - grow * 0.4],
      [focus + 250 + grow, 478 - grow * 0.4],
      [focus + 470 + grow * 2, 660],
      [focus - 470 - grow * 2, 660],
    ]);
  const blue = mix(palette.water[1], '#5fb3b3', 0.35);
  const waves = Array.from({ length: 26 }, () => {
    const share = random.next();
    const y = 492 + share * 140;
    const long = 20 + share * 60;
    const half = 240 + share * 190;
    return `M${round(focus + random.between(-1, 1) * (half - long))} ${round(y)}q${round(long / 4)} ${-4} ${round(long / 2)} 0t${round(long / 2)} 0`;
  });
  return [
    fill(shape(14), mix(palette.cloud, palette.walls[0], 0.3)),
    fill(shape(0), blue),
    stipple(shape(0), mix(blue, palette.shade, 0.5), 0.6, { from: 'bottom', reach: 0.8 }),
    stipple(shape(0), mix(blue, palette.cloud, 0.6), 0.5, { from: 'top', reach: 0.3 }),
    line(waves.join(''), mix(palette.water[0], palette.cloud, 0.6), 2.6, 0.8),
  ];
}

/** A round basin with a rim of stone. */
function basin(pen: Pen): Marks {
  const { palette, across, random } = pen;
  const [x, y] = [across(pen.vary(-0.04, 0.16)), 560];
  const blue = mix(palette.water[1], '#5fb3b3', 0.35);
  const rim = ellipse(x, y, 330, 84);
  const surface = ellipse(x, y + 2, 300, 70);
  const waves = Array.from({ length: 16 }, () => {
    const long = random.between(24, 60);
    return `M${round(x + random.between(-220, 190))} ${round(y + random.between(-44, 50))}q${round(long / 4)} -4 ${round(long / 2)} 0t${round(long / 2)} 0`;
  });
  return [
    fill(ellipse(x, y + 16, 332, 84), mix(palette.walls[1], palette.shade, 0.4)),
    fill(rim, mix(palette.cloud, palette.walls[0], 0.3)),
    fill(surface, blue),
    stipple(surface, mix(blue, palette.shade, 0.5), 0.6, { from: 'bottom', reach: 0.8 }),
    stipple(surface, mix(blue, palette.cloud, 0.6), 0.5, { from: 'top', reach: 0.4 }),
    line(waves.join(''), mix(palette.water[0], palette.cloud, 0.6), 2.6, 0.8),
  ];
}
