import { type Colour, mix, palenessOf } from '../../kit/colour';
import { fill, type Marks, stipple } from '../../kit/marks';
import { box, type Path, type Point, polygon, type Size } from '../../kit/paths';
import type { Pen } from '../../kit/pen';
import { panes } from './panes';

export interface House {
  readonly wall: Colour;
  readonly roof: Colour;
  readonly storeys?: number;
  readonly windows?: number;
  readonly shutters?: Colour;
  readonly chimney?: boolean;
  readonly door?: boolean;
  /** Share of the width for the gable end. */
  readonly end?: number;
}

/**
 * Draws a house at an angle: the long front faces the light, the gable end does not. `x` is the left edge, `y` the ground. The
 * house is drawn for light from the left and mirrored for light from the right.
 */
export function house(pen: Pen, [x, y]: Point, [width, height]: Size, options: House): Marks {
  const { palette, light, random } = pen;
  const lit = mix(options.wall, palette.lit, 0.22);
  const shaded = mix(options.wall, palette.shade, 0.4);
  const endWidth = width * (options.end ?? 0.34);
  const front = width - endWidth;
  const rise = Math.min(height * 0.5, endWidth * 0.72) * random.between(0.9, 1.1);
  const place = (dx: number, up: number): Point => [light < 0 ? x + dx : x + width - dx, y - up];
  const shape = (points: readonly (readonly [number, number])[]): Path =>
    polygon(points.map(([dx, up]) => place(dx, up)));
  const eave = Math.max(1.5, width * 0.025);
  const apex = front + endWidth / 2;
  const frontFace = shape([
    [0, 0],
    [front, 0],
    [front, height],
    [0, height],
  ]);
  const endFace = shape([
    [front, 0],
    [width, 0],
    [width, height],
    [apex, height + rise],
    [front, height],
  ]);
  const slope = shape([
    [-eave, height - eave * 0.4],
    [front + eave * 0.2, height - eave * 0.4],
    [apex, height + rise + eave * 0.4],
    [endWidth * 0.42, height + rise + eave * 0.4],
  ]);
  const verge = shape([
    [apex, height + rise + eave * 0.6],
    [width + eave, height - eave],
    [width + eave * 0.4, height - eave * 2],
    [apex, height + rise - eave * 1.2],
  ]);
  const marks: Marks = [
    fill(frontFace, lit),
    stipple(frontFace, mix(options.wall, palette.shade, 0.3), 0.5 * (1.4 - palenessOf(lit)), {
      from: 'bottom',
      reach: 0.8,
    }),
    fill(endFace, shaded),
    stipple(endFace, mix(shaded, palette.shade, 0.5), 0.4, 'bottom'),
    ...(options.chimney ? chimney(pen, place(endWidth * 0.8, height + rise * 0.7), rise) : []),
    fill(slope, options.roof),
    stipple(slope, mix(options.roof, palette.shade, 0.5), 0.5, { from: 'bottom', reach: 0.8 }),
    fill(verge, mix(options.roof, palette.shade, 0.35)),
  ];
  return [...marks, ...openings(pen, options, { place, front, endWidth, height })];
}

function openings(
  pen: Pen,
  { storeys = 1, windows = 3, shutters, door = false }: House,
  frame: { place: (dx: number, up: number) => Point; front: number; endWidth: number; height: number },
): Marks {
  const { palette } = pen;
  const { place, front, endWidth, height } = frame;
  const storey = height / storeys;
  const lane = front / windows;
  const wide = Math.min(lane * 0.32, storey * 0.36);
  const tall = Math.min(storey * 0.5, wide * 1.7);
  const glass: Path[] = [];
  const wings: Path[] = [];
  const at = (dx: number, up: number, sizeX: number, sizeY: number): Path => {
    const [left, top] = place(dx, up);
    return box(left - sizeX / 2, top - sizeY / 2, sizeX, sizeY);
  };
  for (let level = 0; level < storeys; level++) {
    for (let column = 0; column < windows; column++) {
      if (door && level === 0 && column === Math.floor(windows / 2)) continue;
      const [dx, up] = [(column + 0.5) * lane, (level + 0.52) * storey];
      glass.push(at(dx, up, wide, tall));
      if (shutters)
        wings.push(
          at(dx - wide * 0.78, up, wide * 0.44, tall * 1.06),
          at(dx + wide * 0.78, up, wide * 0.44, tall * 1.06),
        );
    }
    glass.push(at(front + endWidth / 2, (level + 0.55) * storey, wide * 0.8, tall * 0.9));
  }
  const marks = panes(pen, glass);
  const doorMarks = door
    ? [
        fill(
          at((Math.floor(windows / 2) + 0.5) * lane, storey * 0.36, wide * 1.25, storey * 0.72),
          palette.roofs[2],
        ),
      ]
    : [];
  return shutters ? [fill(wings.join(''), shutters), ...marks, ...doorMarks] : [...marks, ...doorMarks];
}

function chimney({ palette, light }: Pen, [x, y]: Point, rise: number): Marks {
  const width = Math.max(4, rise * 0.26);
  const height = rise * 0.85;
  return [
    fill(box(x - width / 2, y - height, width, height), palette.roofs[1]),
    fill(
      box(light < 0 ? x : x - width / 2, y - height, width / 2, height),
      mix(palette.roofs[1], palette.shade, 0.4),
    ),
  ];
}
