import { mix } from '../../kit/colour';
import { fill, line, type Marks, stipple } from '../../kit/marks';
import { box, type Point, round } from '../../kit/paths';
import type { Pen } from '../../kit/pen';
import { stoneBridge } from '../../parts/buildings/bridges';
import { curtain } from '../../parts/buildings/castles';
import { campanile, cathedral, dome } from '../../parts/buildings/landmarks';
import { plane, ridge } from '../../parts/land/ground';
import { birds, sky } from '../../parts/land/sky';
import { church } from '../../parts/buildings/country/villages';
import { townRow } from '../../parts/buildings/town-rows';
import { roundTree } from '../../parts/plants/trees';
import { glitter, reflection, ripples, water } from '../../parts/land/water';

/** Draws an old town across a river, a cathedral above the roofs, a long bridge with arches in front. */
export function bridgeTown(pen: Pen): Marks {
  const { across, palette, width } = pen;
  const quay = 398;
  const bank: Marks = [
    ...plane(pen, ridge(pen, quay - 88, 22, 1).path, palette.land[1], 0.4),
    ...landmark(pen, [across(pen.vary(-0.13, 0.14)), quay - 6]),
    ...houses(pen, quay),
    fill(box(-20, quay - 2, width + 40, 26), mix(palette.walls[3], palette.shade, 0.24)),
    ...limes(pen, quay),
  ];
  const bridge = stoneBridge(pen, {
    from: -70,
    to: width + 70,
    y: 496,
    rise: 30,
    waterline: 574,
    arches: Math.round(width / 210),
    stone: palette.walls[1],
  });
  return [
    ...sky(pen, quay - 100),
    ...birds(pen, [across(0.26), 130], 5),
    ...bank,
    ...water(pen, quay + 22),
    reflection(pen, bank, quay + 22, 0.4),
    ...glitter(pen, quay + 30, 620),
    reflection(pen, bridge, 574, 0.5),
    ...bridge,
    ...ripples(pen, 580, 640, 20),
    ...bridgeLamps(pen),
  ];
}

/** A cathedral; in editions also a dome, or a tower over a long church. */
function landmark(pen: Pen, [x, y]: Point): Marks {
  const { palette, style, variant } = pen;
  const wall = mix(palette.walls[0], palette.lit, 0.1);
  if (!style || variant % 3 === 0 || (variant % 3 === 1 && !style.towers.includes(1)))
    return cathedral(pen, [x, y], 112);
  if (variant % 3 === 1)
    return [
      fill(box(x - 74, y - 130, 148, 132), wall),
      stipple(
        box(x - 74, y - 130, 148, 132),
        mix(wall, palette.shade, 0.5),
        0.5,
        pen.light < 0 ? 'right' : 'left',
      ),
      ...dome(pen, [x, y - 142], 60, palette.slate),
      ...campanile(pen, [x + pen.light * 108, y], [38, 190], wall),
    ];
  return [
    ...church(pen, [x - 70, y], 120, { wall, roof: palette.slate }),
    ...curtain(pen, [x + pen.light * 190 - 80, y - 20], [160, 60], palette.walls[1]),
  ];
}

function houses(pen: Pen, quay: number): Marks {
  const { palette, width } = pen;
  const row = {
    widths: [38, 58] as const,
    roofs: [palette.roofs[0], palette.roofs[1], palette.slate, palette.roofs[2]],
  };
  return [
    ...townRow(pen, {
      ...row,
      y: quay - 34,
      from: -40,
      to: width + 30,
      storeys: [2, 3],
      storeyHeight: 25,
      tops: ['gable', 'eaves'],
      walls: [mix(palette.walls[2], palette.sky[2], 0.3), mix(palette.walls[1], palette.sky[2], 0.3)],
    }),
    ...townRow(pen, {
      ...row,
      y: quay,
      from: -24,
      to: width + 24,
      storeys: [2, 3],
      storeyHeight: 28,
      tops: ['gable', 'eaves', 'mansard', 'eaves'],
      walls: palette.walls,
      shutters: [palette.land[3], palette.slate],
    }),
  ];
}

function limes(pen: Pen, quay: number): Marks {
  const { width, random, palette } = pen;
  return Array.from({ length: Math.round(width / 96) + 1 }, (_, index) =>
    roundTree(
      pen,
      [index * 96 + random.between(10, 40), quay + 4],
      random.between(17, 23),
      mix(palette.land[2], palette.land[3], 0.6),
    ),
  ).flat();
}

function bridgeLamps({ palette, width, lamps }: Pen): Marks {
  const count = Math.round(width / 210);
  const posts = Array.from({ length: count - 1 }, (_, index) => {
    const x = -70 + ((width + 140) * (index + 1)) / count;
    return { x, y: 496 - 30 * Math.sin((Math.PI * (index + 1)) / count) };
  });
  return [
    line(posts.map(({ x, y }) => `M${round(x)} ${round(y)}v-44`).join(''), palette.shade, 3),
    fill(
      posts.map(({ x, y }) => `M${round(x - 7)} ${round(y - 44)}h14l-3 -16h-8Z`).join(''),
      lamps ? palette.pane : palette.cloud,
    ),
  ];
}
