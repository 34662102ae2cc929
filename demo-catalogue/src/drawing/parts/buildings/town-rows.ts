import { type Colour, mix, palenessOf } from '../../kit/colour';
import { fill, line, type Marks, stipple } from '../../kit/marks';
import { arch, box, type Path, type Point, round } from '../../kit/paths';
import type { Pen } from '../../kit/pen';
import { columnsOf, crown } from './gables';
import type { Top } from './top';
import { panes } from './panes';

export interface TownRow {
  readonly y: number;
  readonly from: number;
  readonly to: number;
  readonly widths: readonly [number, number];
  readonly storeys: readonly [number, number];
  readonly storeyHeight: number;
  readonly tops: readonly Top[];
  readonly walls: readonly Colour[];
  readonly roofs: readonly Colour[];
  readonly shutters?: readonly Colour[];
  /** Colour of the timber framing on the upper floors. */
  readonly timber?: Colour;
  /** Draws shop arches on the ground floor. */
  readonly arcade?: boolean;
}

/** Draws a row of adjoining houses from the front, for a quay, a canal or a square. */
export function townRow(pen: Pen, row: TownRow): Marks {
  const { random } = pen;
  const marks: Marks[] = [];
  let last = '';
  for (let x = row.from; x < row.to;) {
    const width = Math.min(random.between(...row.widths), Math.max(row.to - x, row.widths[0]));
    const wall = random.pick(row.walls.filter((colour) => colour !== last || row.walls.length === 1));
    last = wall;
    marks.push(townHouse(pen, [x, row.y], { width, wall }, row));
    x += width;
  }
  return marks.flat();
}

interface Front {
  readonly width: number;
  readonly wall: Colour;
}

function townHouse(pen: Pen, [x, y]: Point, front: Front, row: TownRow): Marks {
  const { palette, random, light } = pen;
  const { width, wall } = front;
  const storeys = random.whole(...row.storeys) + (pen.style?.taller ?? 0);
  const storey = row.storeyHeight * random.between(0.92, 1.1);
  const height = storeys * storey;
  const face = box(x, y - height, width + 0.6, height);
  const edge = box(light < 0 ? x + width * 0.84 : x, y - height, width * 0.17, height);
  const roof = random.pick(row.roofs);
  const top = random.pick(topsOf(pen, row.tops));
  const shade = mix(wall, palette.shade, 0.34);
  return [
    ...crown(pen, [x, y - height], { width, storey, top, roof, wall }),
    fill(face, mix(wall, palette.lit, 0.14)),
    fill(edge, shade, 0.75),
    stipple(face, shade, 0.55 * (1.35 - palenessOf(wall)) + 0.12, {
      from: light < 0 ? 'right' : 'left',
      reach: 0.9,
    }),
    ...(row.timber ? beams(pen, [x, y], { width, height, storey }, row.timber) : []),
    ...shuttersOf(pen, row, [x, y], { width, storey, storeys }),
    ...panes(pen, windowsOf([x, y], { width, storey, storeys, arcade: row.arcade ?? false }), 0.62),
  ];
}

/** Tops that a row may have in the region. A row of one top (arcades of a lagoon) keeps it. */
const topsOf = ({ style }: Pen, tops: readonly Top[]): readonly Top[] =>
  style && tops.length > 1 ? style.tops : tops;

interface Facade {
  readonly width: number;
  readonly storey: number;
  readonly storeys: number;
}

function windowsOf(
  [x, y]: Point,
  { width, storey, storeys, arcade }: Facade & { arcade: boolean },
): readonly Path[] {
  const columns = columnsOf(width);
  const lane = width / columns;
  const [wide, tall] = [Math.min(lane * 0.42, storey * 0.42), storey * 0.56];
  return Array.from({ length: storeys }, (_, level) =>
    Array.from({ length: columns }, (_unused, column) => {
      const left = x + lane * (column + 0.5);
      if (level === 0 && arcade) return arch(left - lane * 0.3, y, lane * 0.6, storey * 0.78);
      if (level === 0 && column === columns - 1)
        return box(left - wide * 0.55, y - storey * 0.72, wide * 1.1, storey * 0.72);
      return box(left - wide / 2, y - level * storey - storey * 0.24 - tall, wide, tall);
    }),
  ).flat();
}

function shuttersOf(pen: Pen, row: TownRow, [x, y]: Point, { width, storey, storeys }: Facade): Marks {
  if (!row.shutters) return [];
  const columns = columnsOf(width);
  const lane = width / columns;
  const wide = Math.min(lane * 0.42, storey * 0.42);
  const wings = Array.from({ length: storeys - 1 }, (_, index) =>
    Array.from({ length: columns }, (_unused, column) => {
      const middle = x + lane * (column + 0.5);
      const top = y - (index + 1) * storey - storey * 0.84;
      return (
        box(middle - wide * 0.98, top, wide * 0.42, storey * 0.62) +
        box(middle + wide * 0.56, top, wide * 0.42, storey * 0.62)
      );
    }),
  ).flat();
  return [fill(wings.join(''), pen.random.pick(row.shutters))];
}

function beams(
  { random }: Pen,
  [x, y]: Point,
  { width, height, storey }: { width: number; height: number; storey: number },
  colour: Colour,
): Marks {
  const paths: Path[] = [];
  for (let level = storey; level <= height + 1; level += storey) {
    paths.push(`M${round(x)} ${round(y - level)}h${round(width)}`);
    if (level + storey > height + 1) continue;
    const cross = random.chance(0.6);
    const [top, foot] = [round(y - level - storey), round(y - level)];
    for (const share of [0.03, 0.5, 0.97]) paths.push(`M${round(x + width * share)} ${foot}V${top}`);
    if (cross)
      paths.push(
        `M${round(x + width * 0.04)} ${foot}L${round(x + width * 0.2)} ${top}M${round(x + width * 0.96)} ${foot}L${round(x + width * 0.8)} ${top}`,
      );
  }
  return [line(paths.join(''), colour, 2.6)];
}
