import { mix } from '../../kit/colour';
import { fill, group, line, type Marks, stipple } from '../../kit/marks';
import { arch, box, type Path, polygon, round } from '../../kit/paths';
import type { Pen } from '../../kit/pen';
import { pottedBox, steam } from '../../parts/objects/baths';
import { plane, ridge } from '../../parts/land/ground';
import { mountain } from '../../parts/land/mountains';
import { sky } from '../../parts/land/sky';
import { cypress } from '../../parts/plants/trees';

/** Draws a pool under three arches with a view of hills, box trees in pots, and steam. */
export function spaArches(pen: Pen): Marks {
  const { width, palette, across, light } = pen;
  const floor = 428;
  const centres = [-0.335, 0, 0.335].map((share) => width / 2 + share * 960);
  const openings = centres.map((x) => arch(x - 118, floor, 236, 360));
  const wall = mix(palette.walls[1], palette.lit, 0.18);
  const reveals = centres.map((x) => reveal(x, floor, light));
  return [
    group(view(pen, floor), { clip: openings.join('') }),
    fill(holed(width, floor, centres), wall),
    stipple(holed(width, floor, centres), mix(wall, palette.shade, 0.35), 0.5, { from: 'top', reach: 0.8 }),
    fill(reveals.join(''), mix(wall, palette.shade, 0.38)),
    ...rims(pen, centres, floor, wall),
    ...pavement(pen, floor),
    ...pool(pen),
    ...[-0.168, 0.168].flatMap((share) => pottedBox(pen, width / 2 + share * 960, floor + 16)),
    ...steam(pen, [across(-0.14), 470], 3),
    ...steam(pen, [across(0.2), 486], 2),
  ];
}

/** Returns the wall with transparent arches: the holes run in the opposite direction to the outline. */
const holed = (width: number, floor: number, centres: readonly number[]): Path => {
  const holes = centres.map(
    (x) => `M${round(x + 118)} ${floor}V${floor - 242}a118 118 0 0 0 -236 0V${floor}Z`,
  );
  return `M-20 -20H${width + 20}V${floor}H-20Z${holes.join('')}`;
};

/** Returns the thickness of the wall, on the side away from the light. */
const reveal = (x: number, floor: number, light: number): Path => {
  const side = light < 0 ? -1 : 1;
  const edge = x - side * -118;
  return `M${round(edge)} ${floor}V${floor - 242}A118 118 0 0 ${side > 0 ? 0 : 1} ${round(x)} ${floor - 360}A104 116 0 0 ${side > 0 ? 1 : 0} ${round(edge - side * 26)} ${floor - 236}V${floor}Z`;
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
    ...sky(pen, 330, { sunX: across(0.27), sunY: 190, clouds: 3 }),
    mountain(pen, { x: across(-0.3), top: 206, reach: 210, base: 372, colour: palette.land[1], snow: 0 }),
    mountain(pen, {
      x: across(0.12),
      top: 244,
      reach: 170,
      base: 372,
      colour: mix(palette.land[0], palette.land[1], 0.5),
      snow: 0,
    }),
    ...plane(pen, ridge(pen, 350, 16, 1.2).path, palette.land[1], 0.4),
    ...plane(pen, ridge(pen, 386, 10, 1.1).path, palette.land[2], 0.5),
    ...trees.flat(),
  ];
}

function rims(pen: Pen, centres: readonly number[], floor: number, wall: string): Marks {
  const paths = centres.map((x) => `M${round(x - 118)} ${floor}V${floor - 242}a118 118 0 0 1 236 0V${floor}`);
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
