import { mix } from '../../kit/colour';
import { fill, line, type Marks, stipple } from '../../kit/marks';
import { box, type Path, type Point, polygon, round } from '../../kit/paths';
import type { Pen } from '../../kit/pen';
import { lounger, steam } from '../../parts/objects/baths';
import { firLine } from '../../parts/plants/forest';
import { plane, ridge } from '../../parts/land/ground';
import { mountain } from '../../parts/land/mountains';
import { sky } from '../../parts/land/sky';
import { cypress } from '../../parts/plants/trees';

/** Draws an outdoor pool at nightfall with a lit pavilion, loungers, and mountains in the distance. */
export function spaTerrace(pen: Pen): Marks {
  const { across, palette } = pen;
  const edge = 430;
  return [
    ...sky(pen, 370),
    ...(pen.peaks ? peaks(pen) : hills(pen)),
    ...plane(pen, ridge(pen, 384, 12, 1.2).path, palette.land[1], 0.4),
    ...firLine(pen, ridge(pen, 404, 8, 1.3), palette.land[2], 40),
    ...pavilion(pen, edge),
    ...basin(pen, edge),
    ...deck(pen),
    ...steam(pen, [across(0.06), 470], 3),
    ...steam(pen, [across(0.28), 462], 3),
  ];
}

function peaks(pen: Pen): Marks {
  const { across, palette } = pen;
  return [
    mountain(pen, {
      x: across(pen.vary(0.16, 0.14)),
      top: pen.vary(208, 30),
      reach: 250,
      base: 424,
      colour: palette.land[0],
      snow: 0.12,
    }),
    mountain(pen, {
      x: across(0.42),
      top: 254,
      reach: 200,
      base: 424,
      colour: mix(palette.land[0], palette.land[1], 0.5),
      snow: 0,
    }),
    mountain(pen, {
      x: across(-0.1),
      top: 264,
      reach: 210,
      base: 424,
      colour: mix(palette.land[0], palette.land[1], 0.4),
      snow: 0,
    }),
  ];
}

/** Woods and hills, where the region has no mountains. */
const hills = (pen: Pen): Marks => [
  ...plane(pen, ridge(pen, pen.vary(316, 24), 34, 1).path, pen.palette.land[0], 0.35),
  ...plane(pen, ridge(pen, 352, 20, 1.3).path, mix(pen.palette.land[0], pen.palette.land[1], 0.5), 0.4),
];

function pavilion(pen: Pen, edge: number): Marks {
  const { across, palette, light } = pen;
  const at = (share: number): number => across(share);
  const span = (from: number, to: number, top: number, height: number): Path =>
    box(Math.min(at(from), at(to)), top, Math.abs(at(to) - at(from)), height);
  const wall = mix(palette.walls[1], palette.shade, 0.1);
  const face = span(-0.54, -0.13, 182, edge - 182);
  const glass = [-0.47, -0.375, -0.28].map((share) => span(share, share + 0.075, 226, edge - 226));
  const glow = mix(palette.pane, pen.lamps ? palette.pane : palette.sky[2], 0.6);
  const roof = polygon([
    [at(-0.56), 148],
    [at(-0.09), 164],
    [at(-0.09), 184],
    [at(-0.56), 186],
  ]);
  return [
    fill(face, wall),
    stipple(face, mix(wall, palette.shade, 0.5), 0.5, light < 0 ? 'right' : 'left'),
    fill(glass.join(''), glow),
    stipple(glass.join(''), mix(palette.roofs[0], palette.pane, 0.4), 0.7, { from: 'bottom', reach: 0.8 }),
    fill(span(-0.155, -0.13, 182, edge - 182), mix(wall, palette.shade, 0.45)),
    fill(roof, mix(palette.roofs[2], palette.shade, 0.4)),
    ...cypress(pen, [at(-0.1), edge + 4], 96, palette.land[4]),
    ...cypress(pen, [at(-0.065), edge + 4], 66, palette.land[3]),
  ];
}

function basin(pen: Pen, edge: number): Marks {
  const { palette, width, random, across } = pen;
  const water = mix(palette.water[1], '#3f9a9c', 0.4);
  const body = box(-20, edge, width + 40, 124);
  const waves = Array.from({ length: 34 }, () => {
    const share = random.next();
    const long = 24 + share * 50;
    return `M${round(random.between(-20, width))} ${round(edge + 12 + share * 104)}q${round(long / 4)} -4 ${round(long / 2)} 0t${round(long / 2)} 0`;
  });
  const shine = [-0.435, -0.34, -0.245].map((share) =>
    Array.from({ length: 7 }, (_, index) =>
      box(across(share) - 26 + random.between(-8, 8), edge + 8 + index * 15, 52 - index * 4, 4),
    ).join(''),
  );
  return [
    fill(body, water),
    stipple(body, mix(water, palette.shade, 0.55), 0.7, { from: 'bottom', reach: 0.9 }),
    stipple(body, mix(palette.water[0], palette.sky[2], 0.4), 0.6, { from: 'top', reach: 0.4 }),
    fill(shine.join(''), palette.pane, pen.lamps ? 0.7 : 0.3),
    line(waves.join(''), mix(palette.water[0], palette.cloud, 0.5), 2.4, 0.7),
    fill(box(-20, edge - 6, width + 40, 9), mix(palette.walls[0], palette.lit, 0.2)),
  ];
}

function deck(pen: Pen): Marks {
  const { palette, width, across } = pen;
  const wood = mix(palette.roofs[1], palette.walls[2], 0.25);
  const boards = [574, 592, 612, 634].map((y) => `M-20 ${y}H${width + 20}`).join('');
  return [
    ...plane(pen, box(-20, 552, width + 40, 110), wood, 0.6),
    line(boards, mix(wood, palette.shade, 0.3), 2),
    fill(box(-20, 548, width + 40, 8), mix(palette.walls[0], palette.lit, 0.2)),
    ...lounger(pen, [across(0.02), 610]),
    ...lounger(pen, [across(0.25), 616]),
    ...jar(pen, [across(-0.36), 624]),
  ];
}

function jar(pen: Pen, [x, y]: Point): Marks {
  const { palette, light } = pen;
  const pot = `M${round(x - 28)} ${y - 58}q-8 34 12 58h32q20 -24 12 -58Z`;
  return [
    ...cypress(pen, [x, y - 52], 150, palette.land[4]),
    fill(pot, palette.roofs[0]),
    stipple(pot, mix(palette.roofs[0], palette.shade, 0.6), 0.8, light < 0 ? 'right' : 'left'),
    fill(box(x - 31, y - 63, 62, 8), mix(palette.roofs[0], palette.lit, 0.2)),
  ];
}
