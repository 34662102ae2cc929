import { mix } from '../../kit/colour';
import { line, type Marks } from '../../kit/marks';
import { type Path, round } from '../../kit/paths';
import type { Pen } from '../../kit/pen';
import { plane, type Ridge, ridge } from '../../parts/land/ground';
import { roundTower } from '../../parts/buildings/castles';
import { house } from '../../parts/buildings/houses';
import { rows } from '../../parts/plants/crop-rows';
import { birds, sky } from '../../parts/land/sky';
import { cypress, roundTree } from '../../parts/plants/trees';
import { spire } from '../../parts/buildings/country/villages';
import { itemAt } from '../../../item-at';

/** Draws vines that lead to a manor with a tower, a group of cypresses, and hills with distant rows. */
export function vineyard(pen: Pen): Marks {
  const { palette, calm } = pen;
  const horizon = 330;
  const focus = pen.across(calm ? 0 : -0.1);
  const soil = mix(palette.roofs[0], palette.land[1], pen.hour === 'day' ? 0.42 : 0.3);
  const back = ridge(pen, horizon - 34, 34, 1.1);
  const middle = ridge(pen, horizon + 22, 16, 1);
  const meadow = ridge(pen, horizon + 66, 8, 0.8);
  const vines = mix(palette.land[3], palette.land[4], 0.25);
  return [
    ...sky(pen, horizon),
    ...birds(pen, [pen.across(0.3), 150], 4),
    ...plane(pen, ridge(pen, horizon - 62, 26, 0.9).path, palette.land[0], 0.35),
    ...plane(pen, back.path, palette.land[1], 0.5),
    ...farRows(pen, back),
    ...trees(pen, middle),
    ...plane(pen, middle.path, mix(palette.land[1], palette.land[2], 0.6), 0.5),
    ...plane(pen, meadow.path, palette.land[2], 0.5),
    ...manor(pen, focus, meadow.at(focus) + 10),
    ...plane(pen, ridge(pen, horizon + 96, 5, 0.7).path, soil, 0.35),
    ...rows(pen, {
      vanishing: [focus, horizon + 62],
      top: horizon + 98,
      foot: 690,
      spacing: 112,
      plant: [22, 21],
      colour: vines,
      highlight: mix(palette.land[2], palette.lit, 0.28),
    }),
    ...frame(pen),
  ];
}

/** Draws a round tree in the rows, or a fig tree at the edge. */
function frame(pen: Pen): Marks {
  const { palette, width, calm, variant, across } = pen;
  if (calm || variant % 2 === 0)
    return roundTree(pen, [calm ? width * 0.94 : across(0.42), 520], 56, palette.land[3]);
  return [
    ...roundTree(pen, [across(0.46), 652], 128, palette.land[4]),
    ...roundTree(pen, [across(0.36), 596], 44, palette.land[3]),
  ];
}

/** Draws the house at the end of the rows: a manor with a tower, a long farm, or a small château, depending on the variant. */
function manor(pen: Pen, x: number, y: number): Marks {
  const styles = [towerManor, longFarm, smallChateau, towerManor];
  return [...cypresses(pen, x, y), ...itemAt(styles, pen.variant % styles.length)(pen, x, y)];
}

const leftOf = ({ light }: Pen, x: number, offset: number, size: number): number =>
  light < 0 ? x - offset : x + offset - size;

const shuttersOf = ({ palette }: Pen): string => mix(palette.land[2], palette.land[3], 0.5);

function cypresses(pen: Pen, x: number, y: number): Marks {
  const { palette, light, variant } = pen;
  const heights = variant % 2 === 0 ? [96, 118, 110, 92] : [112, 84];
  return heights.flatMap((height, index) =>
    cypress(
      pen,
      [x - light * (92 + index * 21), y + 4],
      height,
      index % 2 ? palette.land[4] : palette.land[3],
    ),
  );
}

function towerManor(pen: Pen, x: number, y: number): Marks {
  const { palette, light } = pen;
  const tower = { width: 34, height: 96, roofHeight: 66, wall: palette.walls[0], roof: palette.slate };
  return [
    ...house(pen, [leftOf(pen, x, -16, 72), y], [72, 34], {
      wall: palette.walls[1],
      roof: palette.roofs[0],
      windows: 2,
      end: 0.3,
    }),
    ...house(pen, [leftOf(pen, x, 118, 120), y], [120, 58], {
      wall: palette.walls[0],
      roof: palette.slate,
      storeys: 2,
      windows: 4,
      shutters: shuttersOf(pen),
      chimney: true,
    }),
    ...spire(pen, [x + light * 6, y + 2], tower),
    ...roundTree(pen, [x + light * 128, y + 6], 15, palette.land[3]),
  ];
}

function longFarm(pen: Pen, x: number, y: number): Marks {
  const { palette, light } = pen;
  const wall = palette.walls[1];
  return [
    ...roundTree(pen, [x + light * 132, y], 46, mix(palette.land[2], palette.land[3], 0.6)),
    ...house(pen, [leftOf(pen, x, 132, 96), y], [96, 42], {
      wall: palette.walls[3],
      roof: palette.roofs[1],
      windows: 2,
    }),
    ...house(pen, [leftOf(pen, x, 56, 146), y + 2], [146, 60], {
      wall,
      roof: palette.roofs[0],
      storeys: 2,
      windows: 5,
      shutters: shuttersOf(pen),
      chimney: true,
      door: true,
      end: 0.26,
    }),
    ...roundTree(pen, [x - light * 82, y + 8], 20, palette.land[3]),
  ];
}

function smallChateau(pen: Pen, x: number, y: number): Marks {
  const { palette, light } = pen;
  const tower = {
    width: 30,
    height: 74,
    roofHeight: 52,
    wall: palette.walls[0],
    roof: palette.slate,
    storeys: 2,
  };
  return [
    ...house(pen, [leftOf(pen, x, 152, 64), y], [64, 30], {
      wall: palette.walls[1],
      roof: palette.roofs[1],
      windows: 2,
    }),
    ...house(pen, [leftOf(pen, x, 86, 150), y + 2], [150, 64], {
      wall: palette.walls[0],
      roof: palette.slate,
      storeys: 2,
      windows: 5,
      chimney: true,
      door: true,
      end: 0.16,
    }),
    ...roundTower(pen, [x - light * 66, y + 4], tower),
    ...roundTower(pen, [x + light * 88, y + 4], tower),
  ];
}

function trees(pen: Pen, edge: Ridge): Marks {
  const { random, width, palette } = pen;
  return Array.from({ length: Math.round(width / 120) }, (_, index) => {
    const x = (index + random.between(0.1, 0.9)) * 120;
    return roundTree(
      pen,
      [x, edge.at(x) + 6],
      random.between(8, 13),
      mix(palette.land[2], palette.land[3], 0.5),
    );
  }).flat();
}

/** Draws the rows on distant slopes as dotted lines that follow the ground. */
function farRows(pen: Pen, edge: Ridge): Marks {
  const { random, width, palette } = pen;
  const paths: Path[] = [];
  for (let x = random.between(-20, 60); x < width; x += random.between(48, 90)) {
    const lean = random.between(18, 46);
    paths.push(`M${round(x)} ${round(edge.at(x) + 8)}q${round(lean * 0.3)} 16 ${round(lean)} 30`);
  }
  return [line(paths.join(''), mix(palette.land[2], palette.land[1], 0.35), 3)];
}
