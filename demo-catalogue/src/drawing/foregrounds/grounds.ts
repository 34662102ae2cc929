import type { ForegroundGround } from '../../pictures/editions/foreground';
import { mix } from '../kit/colour';
import { fill, line, type Marks } from '../kit/marks';
import { box, ground, type Path, round } from '../kit/paths';
import type { Pen } from '../kit/pen';
import { plane } from '../parts/land/ground';

type GroundDrawing = (pen: Pen) => Marks;

/** Height of the objects' foot, in drawing units from the top of a sheet that is drawn `raised` units higher. */
export const footLine = 592;

/** A bank across the sheet, a little higher in the middle of its waves. */
const bank = ({ width, random }: Pen, top: number): Path =>
  ground(
    Array.from(
      { length: 7 },
      (_, index) => [(index * (width + 60)) / 6 - 30, top + random.between(-9, 9)] as const,
    ),
    720,
  );

const blades = ({ width, random }: Pen, count: number, [low, high]: readonly [number, number]): Path =>
  Array.from({ length: count }, () => {
    const x = random.between(0, width);
    return `M${round(x)} ${round(random.between(low, 690))}q${round(random.between(-6, 6))} ${round(-high * 0.6)} ${round(random.between(-14, 14))} ${round(-random.between(high * 0.5, high))}`;
  }).join('');

const grass: GroundDrawing = (pen) => {
  const { palette } = pen;
  const green = mix(palette.land[3], palette.land[4], 0.4);
  return [
    ...plane(pen, bank(pen, 556), green, 0.6),
    line(blades(pen, 70, [566, 26]), mix(green, palette.lit, 0.22), 3),
  ];
};

const sand: GroundDrawing = (pen) => {
  const { palette } = pen;
  const pale = mix(palette.walls[1], palette.land[0], 0.18);
  return [
    ...plane(pen, bank(pen, 560), pale, 0.7),
    line(`M-20 612q180 -10 340 0t340 2t420 -4M120 634q220 -8 380 0`, mix(pale, palette.shade, 0.18), 3),
  ];
};

const snow: GroundDrawing = (pen) => [...plane(pen, bank(pen, 556), pen.palette.snow, 0.5)];

const planks: GroundDrawing = ({ palette, width }) => {
  const wood = mix(palette.roofs[2], palette.walls[2], 0.36);
  const dark = mix(wood, palette.shade, 0.5);
  const gaps = Array.from({ length: Math.ceil(width / 74) + 2 }, (_, index) => {
    const x = index * 74 - 60;
    return `M${round(x)} 560L${round(x + (x - width / 2) * 0.16)} 650`;
  });
  return [
    fill(box(-20, 556, width + 40, 150), wood),
    line(gaps.join(''), dark, 3),
    fill(box(-20, 552, width + 40, 9), mix(wood, palette.lit, 0.35)),
    fill(box(-20, 561, width + 40, 4), dark),
  ];
};

const stone: GroundDrawing = (pen) => {
  const { palette, width, random } = pen;
  const grey = mix(palette.walls[1], palette.shade, 0.36);
  const joints = Array.from(
    { length: Math.ceil(width / 96) + 1 },
    (_, index) => `M${round(index * 96 + random.between(-18, 18))} 580v32`,
  );
  return [
    ...plane(pen, box(-20, 574, width + 40, 140), grey, 0.5),
    line(joints.join('') + `M-20 612H${round(width + 20)}`, mix(grey, palette.shade, 0.35), 2.5),
    fill(box(-20, 556, width + 40, 22), mix(palette.walls[0], palette.shade, 0.2)),
  ];
};

const table: GroundDrawing = ({ palette, width }) => {
  const wood = mix(palette.roofs[1], palette.walls[1], 0.42);
  return [
    fill(box(-20, 552, width + 40, 86), mix(wood, palette.lit, 0.18)),
    line(
      `M-20 572H${round(width * 0.6)}M${round(width * 0.3)} 596H${round(width + 20)}`,
      mix(wood, palette.shade, 0.22),
      2.5,
    ),
    fill(box(-20, 636, width + 40, 70), mix(wood, palette.shade, 0.34)),
  ];
};

export const foregroundGroundDrawings: Readonly<Record<ForegroundGround, GroundDrawing>> = {
  grass,
  sand,
  snow,
  planks,
  stone,
  table,
};
