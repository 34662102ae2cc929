import { type Colour, mix } from '../../kit/colour';
import { fill, line, type Marks, stipple } from '../../kit/marks';
import { arch, box, type Path, type Point, polygon, round } from '../../kit/paths';
import type { Pen } from '../../kit/pen';
import { panes } from './panes';
import type { Top } from './top';

export const columnsOf = (width: number): number => (width < 42 ? 2 : width < 70 ? 3 : 4);

export interface Crown {
  readonly width: number;
  readonly storey: number;
  readonly top: Top;
  readonly roof: Colour;
  readonly wall: Colour;
}

export function crown(pen: Pen, [x, y]: Point, options: Crown): Marks {
  const { palette, light } = pen;
  const { width, storey, top, roof, wall } = options;
  const face = mix(wall, palette.lit, 0.14);
  const shade = mix(wall, palette.shade, 0.34);
  if (top === 'eaves' || top === 'mansard') return slope(pen, [x, y], options);
  const height = { gable: width * 0.72, step: width * 0.8, bell: width * 0.78 }[top];
  const outline = { gable, step: stepped, bell }[top]([x, y], width, height);
  const loft = box(x + width / 2 - storey * 0.16, y - height * 0.52, storey * 0.32, storey * 0.42);
  const marks: Marks = [
    fill(outline, face),
    stipple(outline, shade, 0.6, { from: light < 0 ? 'right' : 'left', reach: 0.9 }),
    ...panes(pen, [loft], 0.4),
  ];
  if (top !== 'gable')
    return [
      ...marks,
      fill(box(x + width * 0.42, y - height - 5, width * 0.16, 6), mix(face, palette.cloud, 0.4)),
    ];
  const rim = `M${round(x - 2)} ${round(y + 2)}L${round(x + width / 2)} ${round(y - height)}L${round(x + width + 2)} ${round(y + 2)}`;
  return [...marks, line(rim, roof, Math.max(4, width * 0.1))];
}

const gable = ([x, y]: Point, width: number, height: number): Path =>
  polygon([
    [x, y + 1],
    [x + width / 2, y - height],
    [x + width, y + 1],
  ]);

function stepped([x, y]: Point, width: number, height: number): Path {
  const steps = 4;
  const left: Point[] = [[x, y + 1]];
  const right: Point[] = [];
  for (let step = 0; step < steps; step++) {
    const inset = (width * 0.4 * step) / (steps - 1);
    const [low, high] = [y - (height * step) / steps, y - (height * (step + 1)) / steps];
    left.push([x + inset, low], [x + inset, high]);
    right.unshift([x + width - inset, high], [x + width - inset, low]);
  }
  return polygon([...left, ...right, [x + width, y + 1]]);
}

const bell = ([x, y]: Point, width: number, height: number): Path => {
  const at = (dx: number, up: number): string => `${round(x + width * dx)} ${round(y - height * up)}`;
  return `M${at(0, -0.02)}V${round(y - height * 0.1)}C${at(0.2, 0.12)} ${at(0.2, 0.4)} ${at(0.22, 0.6)}C${at(0.24, 0.85)} ${at(0.38, 0.9)} ${at(0.38, 1)}H${round(x + width * 0.62)}C${at(0.62, 0.9)} ${at(0.76, 0.85)} ${at(0.78, 0.6)}C${at(0.8, 0.4)} ${at(0.8, 0.12)} ${at(1, 0.1)}V${round(y + height * 0.02)}Z`;
};

function slope(pen: Pen, [x, y]: Point, { width, storey, top, roof }: Crown): Marks {
  const { palette, random } = pen;
  const isMansard = top === 'mansard';
  const height = storey * (isMansard ? 1 : 0.55);
  const inset = isMansard ? 5 : Math.min(14, width * 0.2);
  const path = polygon([
    [x - 2.5, y + 1],
    [x + width + 2.5, y + 1],
    [x + width - inset, y - height],
    [x + inset, y - height],
  ]);
  const dormers = isMansard
    ? Array.from({ length: columnsOf(width) - 1 }, (_, index) => x + (width * (index + 1)) / columnsOf(width))
    : [];
  const chimneys = random.chance(0.6) ? [random.between(0.2, 0.7)] : [];
  return [
    fill(
      chimneys
        .map((share) => box(x + width * share, y - height - storey * 0.34, storey * 0.28, storey * 0.6))
        .join(''),
      mix(palette.roofs[1], palette.walls[2], 0.3),
    ),
    fill(path, roof),
    stipple(path, mix(roof, palette.shade, 0.5), 0.6, { from: 'bottom', reach: 0.9 }),
    fill(
      dormers.map((middle) => arch(middle - storey * 0.2, y, storey * 0.4, storey * 0.66)).join(''),
      mix(palette.walls[0], palette.lit, 0.2),
    ),
    ...panes(
      pen,
      dormers.map((middle) => arch(middle - storey * 0.12, y, storey * 0.24, storey * 0.5)),
      0.6,
    ),
  ];
}
