import type { ForegroundGround } from '../../pictures/editions/foreground';
import { lowWall } from '../editions/frames/walls';
import { mix } from '../kit/colour';
import { fill, line, type Marks } from '../kit/marks';
import { box, round } from '../kit/paths';
import type { Pen } from '../kit/pen';
import { meadow, plane, ridge } from '../parts/land/ground';

type GroundDrawing = (pen: Pen) => Marks;

/** Height of the objects' foot, in drawing units from the top of a sheet that is drawn `raised` units higher. */
export const footLine = 592;

const grass: GroundDrawing = (pen) => {
  const { palette } = pen;
  const green = mix(palette.land[3], palette.land[4], 0.4);
  const edge = ridge(pen, 556, 9);
  return [
    ...plane(pen, edge.path, green, 0.6),
    ...meadow(pen, edge, mix(green, palette.lit, 0.22), { count: 46, low: 8, high: 90 }),
  ];
};

const sand: GroundDrawing = (pen) => {
  const { palette } = pen;
  const pale = mix(palette.walls[1], palette.land[0], 0.18);
  return [
    ...plane(pen, ridge(pen, 560, 9).path, pale, 0.7),
    line(`M-20 612q180 -10 340 0t340 2t420 -4M120 634q220 -8 380 0`, mix(pale, palette.shade, 0.18), 3),
  ];
};

const snow: GroundDrawing = (pen) => plane(pen, ridge(pen, 556, 9).path, pen.palette.snow, 0.5);

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

const stone: GroundDrawing = (pen) => lowWall(pen, 556);

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
