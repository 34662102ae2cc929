import { mix } from '../../kit/colour';
import { fill, line, type Marks, stipple } from '../../kit/marks';
import { arch, box, type Path, type Point, polygon, round } from '../../kit/paths';
import type { Pen } from '../../kit/pen';
import { plane } from '../../parts/land/ground';
import { campanile, dome } from '../../parts/buildings/landmarks';
import { panes } from '../../parts/buildings/panes';
import { birds, sky } from '../../parts/land/sky';
import { townRow } from '../../parts/buildings/town-rows';
import { glitter, reflection, ripples, water } from '../../parts/land/water';

/** Draws a city in a lagoon: an island church with a bell tower, distant palaces, striped mooring poles. */
export function lagoon(pen: Pen): Marks {
  const { across } = pen;
  const horizon = 384;
  const city: Marks = [...farFront(pen, horizon), ...island(pen, across(pen.vary(-0.1, 0.16)), horizon + 14)];
  return [
    ...sky(pen, horizon - 40),
    ...birds(pen, [across(0.2), 150], 6),
    ...water(pen, horizon),
    ...city,
    reflection(pen, city, horizon + 18, 0.46),
    ...glitter(pen, horizon + 14, 620),
    ...ripples(pen, horizon + 10, 640, 46),
    ...gondola(pen, [across(pen.vary(0.2, 0.14)), 496], 150),
    ...gondola(pen, [across(-0.33), 462], 84),
    ...poles(pen),
  ];
}

function farFront(pen: Pen, horizon: number): Marks {
  const { palette, width, across } = pen;
  const pale = (ink: string): string => mix(ink, palette.sky[2], 0.5);
  return [
    ...townRow(pen, {
      y: horizon + 4,
      from: -30,
      to: width + 30,
      widths: [20, 36],
      storeys: [2, 3],
      storeyHeight: 13,
      tops: ['eaves'],
      walls: palette.walls.map(pale),
      roofs: palette.roofs.map(pale),
    }),
    ...campanile(pen, [across(0.3), horizon + 4], [20, 128], pale(palette.roofs[1])),
    fill(box(-20, horizon + 2, width + 40, 5), mix(palette.walls[3], palette.shade, 0.3)),
  ];
}

function island(pen: Pen, x: number, y: number): Marks {
  const { palette, light } = pen;
  const stone = mix(palette.walls[0], palette.cloud, 0.3);
  const brick = mix(palette.roofs[0], palette.walls[2], 0.45);
  const front = polygon([
    [x - 56, y],
    [x - 56, y - 96],
    [x, y - 136],
    [x + 56, y - 96],
    [x + 56, y],
  ]);
  const columns = [-44, -20, 14, 38].map((dx) => box(x + dx, y - 90, 6, 90));
  const side = (dx: number, width: number, height: number): Marks => [
    fill(box(x + dx, y - height, width, height), mix(brick, palette.lit, 0.15)),
    stipple(
      box(x + dx, y - height, width, height),
      mix(brick, palette.shade, 0.45),
      0.6,
      light < 0 ? 'right' : 'left',
    ),
    fill(
      polygon([
        [x + dx - 4, y - height + 1],
        [x + dx + width + 4, y - height + 1],
        [x + dx + width - 10, y - height - 18],
        [x + dx + 10, y - height - 18],
      ]),
      palette.roofs[0],
    ),
    ...panes(
      pen,
      [0.2, 0.5, 0.8].map((share) => arch(x + dx + width * share - 5, y - height * 0.3, 10, 22)),
      0.5,
    ),
  ];
  return [
    ...campanile(pen, [x + light * 124, y], [36, 236], brick),
    ...dome(pen, [x, y - 128], 58, mix(palette.slate, palette.cloud, 0.35)),
    ...side(light < 0 ? 40 : -180, 140, 62),
    ...side(light < 0 ? -170 : 50, 118, 50),
    fill(front, stone),
    stipple(front, mix(stone, palette.shade, 0.4), 0.5, light < 0 ? 'right' : 'left'),
    fill(columns.join('') + box(x - 60, y - 98, 120, 6), mix(stone, palette.shade, 0.18)),
    ...panes(pen, [arch(x - 11, y, 22, 50)], 0.6),
    fill(box(x - 220, y - 4, 440, 10), mix(palette.walls[3], palette.shade, 0.2)),
  ];
}

function gondola(pen: Pen, [x, y]: Point, size: number): Marks {
  const { palette, light } = pen;
  const dark = mix(palette.shade, palette.land[4], 0.4);
  const hull = `M${round(x - light * size * 0.5)} ${round(y - size * 0.2)}Q${round(x - light * size * 0.42)} ${round(y - size * 0.02)} ${round(x)} ${round(y)}Q${round(x + light * size * 0.4)} ${round(y - size * 0.02)} ${round(x + light * size * 0.52)} ${round(y - size * 0.15)}L${round(x + light * size * 0.54)} ${round(y - size * 0.12)}Q${round(x + light * size * 0.4)} ${round(y + size * 0.05)} ${round(x)} ${round(y + size * 0.055)}Q${round(x - light * size * 0.44)} ${round(y + size * 0.05)} ${round(x - light * size * 0.54)} ${round(y - size * 0.2)}Z`;
  return [
    fill(box(x - size * 0.4, y + size * 0.06, size * 0.76, size * 0.025), dark, 0.35),
    fill(
      `M${round(x - size * 0.1)} ${round(y)}q${round(size * 0.1)} ${round(-size * 0.16)} ${round(size * 0.22)} 0Z`,
      palette.roofs[0],
    ),
    fill(hull, dark),
  ];
}

/** Draws striped mooring poles, the tallest at the edge. */
function poles(pen: Pen): Marks {
  const { palette, across, width } = pen;
  const pole = (x: number, top: number, thick: number): Marks => {
    const stripes: Path[] = [];
    for (let y = top + 20; y < 640; y += thick * 2.4)
      stripes.push(
        polygon([
          [x - thick / 2, y],
          [x + thick / 2, y - thick * 0.7],
          [x + thick / 2, y + thick * 0.4],
          [x - thick / 2, y + thick * 1.1],
        ]),
      );
    return [
      fill(box(x - thick / 2, top, thick, 660 - top), mix(palette.cloud, palette.walls[0], 0.4)),
      fill(stripes.join(''), palette.roofs[0]),
      fill(
        box(pen.light < 0 ? x + thick * 0.15 : x - thick / 2, top, thick * 0.35, 660 - top),
        palette.shade,
        0.3,
      ),
      fill(
        `M${round(x - thick * 0.6)} ${top}q${round(thick * 0.6)} ${round(-thick * 1.3)} ${round(thick * 1.2)} 0Z`,
        palette.lit,
      ),
    ];
  };
  return [
    ...pole(across(-0.3), 476, 11),
    ...pole(across(-0.37), 430, 14),
    ...pole(across(-0.44), 380, 17),
    ...plane(pen, box(-20, 624, width + 40, 40), mix(palette.land[4], palette.shade, 0.4), 0.2),
    line(`M-20 624H${width + 20}`, mix(palette.walls[3], palette.shade, 0.3), 6),
  ];
}
