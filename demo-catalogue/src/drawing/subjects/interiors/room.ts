import { mix } from '../../kit/colour';
import { fill, line, type Marks, stipple } from '../../kit/marks';
import { box, ellipse, type Path, polygon, round } from '../../kit/paths';
import type { Pen } from '../../kit/pen';
import { plane } from '../../parts/land/ground';
import { casement, curtain, tableLamp, wallPicture } from '../../parts/objects/interior';
import { sprig, vase } from '../../parts/objects/tableware';

const floorLine = 512;

/** Draws a bedroom: bed on one side, window with a view on the lit side, sunlight on the floor. */
export function room(pen: Pen): Marks {
  const { palette, random, width, light, across } = pen;
  const wall = random.pick([
    mix(palette.land[0], palette.cloud, 0.2),
    mix(palette.walls[1], palette.cloud, 0.25),
    mix(palette.land[1], palette.cloud, 0.35),
  ]);
  const window = { x: across(0.25) - 132, y: 92, width: 264, height: 318 };
  return [
    ...plane(pen, box(-20, -20, width + 40, 560), wall, { strength: 0.5, from: 'top' }),
    stipple(box(-20, -20, width + 40, 560), mix(wall, palette.shade, 0.35), 0.4, {
      from: light < 0 ? 'right' : 'left',
      reach: 0.6,
    }),
    ...floor(pen),
    ...(pen.variant % 2 === 1 ? panelling(pen, wall) : []),
    ...casement(pen, window, mix(palette.cloud, palette.walls[0], 0.3)),
    ...curtains(pen, window),
    ...aboveTheBed(pen, across(-0.2)),
    ...(pen.variant % 3 === 0 ? rug(pen, across(-0.14)) : []),
    ...bedside(pen, across(-0.475), floorLine),
    ...bed(pen, across(-0.19)),
    ...flowerStand(pen, across(0.465)),
  ];
}

/** Draws one picture, three small ones, or a round mirror. */
function aboveTheBed(pen: Pen, x: number): Marks {
  const { palette, light, variant } = pen;
  if (variant % 3 === 1)
    return [-86, 0, 86].flatMap((dx) => wallPicture(pen, { x: x + dx - 30, y: 110, width: 60, height: 78 }));
  if (variant % 3 === 2)
    return [
      fill(ellipse(x, 146, 76, 76), mix(palette.roofs[2], palette.walls[2], 0.3)),
      fill(ellipse(x, 146, 65, 65), mix(palette.sky[1], palette.cloud, 0.4)),
      stipple(ellipse(x, 146, 65, 65), palette.sky[0], 0.7, {
        from: light < 0 ? 'round-left' : 'round-right',
        reach: 0.8,
      }),
    ];
  return wallPicture(pen, { x: x - 132, y: 86, width: 124, height: 92 });
}

/** Draws waist-high panels along the wall. */
function panelling(pen: Pen, wall: string): Marks {
  const { palette, width } = pen;
  const tone = mix(wall, palette.land[2], 0.3);
  const joints = Array.from(
    { length: Math.round(width / 40) + 1 },
    (_, index) => `M${index * 40} 360V${floorLine - 20}`,
  );
  return [
    fill(box(-20, 352, width + 40, floorLine - 370), tone),
    line(joints.join(''), mix(tone, palette.shade, 0.16), 2),
    fill(box(-20, 344, width + 40, 11), mix(tone, palette.cloud, 0.35)),
  ];
}

function rug(pen: Pen, x: number): Marks {
  const { palette } = pen;
  const weave = mix(palette.walls[1], palette.cloud, 0.4);
  return [
    fill(ellipse(x, 600, 330, 48), mix(palette.roofs[0], palette.walls[2], 0.4)),
    fill(ellipse(x, 600, 304, 42), weave),
    stipple(ellipse(x, 600, 304, 42), mix(weave, palette.shade, 0.3), 0.5, 'bottom'),
  ];
}

function floor(pen: Pen): Marks {
  const { palette, width, across, light } = pen;
  const wood = mix(palette.walls[2], palette.roofs[0], 0.22);
  const focus = width / 2;
  const boards = Array.from(
    { length: 19 },
    (_, index) => `M${round(focus + (index - 9) * 70)} ${floorLine}L${round(focus + (index - 9) * 120)} 660`,
  );
  const patch = polygon([
    [across(0.13), 548],
    [across(0.37), 548],
    [across(0.3) - light * 30, 660],
    [across(0.0) - light * 30, 660],
  ]);
  return [
    fill(box(-20, floorLine - 20, width + 40, 22), mix(palette.cloud, palette.walls[0], 0.4)),
    ...plane(pen, box(-20, floorLine, width + 40, 150), wood, 0.6),
    line(boards.join(''), mix(wood, palette.shade, 0.24), 2),
    fill(patch, mix(wood, palette.lit, 0.6), 0.75),
  ];
}

function curtains(pen: Pen, window: { x: number; y: number; width: number; height: number }): Marks {
  const { palette, random } = pen;
  const cloth = random.pick([
    mix(palette.cloud, palette.walls[1], 0.4),
    mix(palette.land[0], palette.cloud, 0.45),
    mix(palette.walls[2], palette.cloud, 0.45),
  ]);
  const [top, foot] = [62, floorLine - 8];
  const right = window.x + window.width;
  return [
    ...curtain(pen, [window.x - 62, window.x + 14], [top, foot], cloth),
    ...curtain(pen, [right - 14, right + 62], [top, foot], cloth),
    line(
      `M${round(window.x - 92)} ${top - 4}H${round(right + 92)}`,
      mix(palette.roofs[2], palette.shade, 0.3),
      8,
    ),
    fill(
      ellipse(window.x - 96, top - 4, 9, 9) + ellipse(right + 96, top - 4, 9, 9),
      mix(palette.roofs[2], palette.shade, 0.3),
    ),
  ];
}

function bed(pen: Pen, x: number): Marks {
  const { palette, random, light } = pen;
  const white = mix(palette.cloud, '#ffffff', 0.3);
  const linenShade = mix(palette.walls[2], palette.shade, 0.35);
  const head = random.pick([palette.land[3], palette.slate, mix(palette.roofs[2], palette.shade, 0.2)]);
  const cover = random.pick([
    palette.roofs[0],
    palette.land[2],
    mix(palette.walls[2], palette.roofs[0], 0.45),
  ]);
  const [left, right] = [x - 190, x + 190];
  const board: Path = random.chance(0.5)
    ? `M${round(left - 6)} 470V320q0 -54 56 -54h280q56 0 56 54V470Z`
    : `M${round(left - 6)} 470V322Q${round(x)} 214 ${round(right + 6)} 322V470Z`;
  const mattress = `M${round(left - 10)} 432q0 -34 40 -34h320q40 0 40 34v96h-400Z`;
  const blanket = `M${round(left - 16)} 500q206 -26 412 0v72q-206 14 -412 0Z`;
  const fold = `M${round(left - 13)} 472q203 -26 406 0v36q-203 -24 -406 0Z`;
  const pillow = (px: number, py: number, size: number): Path =>
    `M${round(px - size)} ${py}q-8 -44 14 -48q${round(size)} -10 ${round(size * 2 - 28)} 0q22 4 14 48q${round(-size)} 10 ${round(-size * 2)} 0Z`;
  const pillows = pillow(x - 92, 404, 84) + pillow(x + 92, 404, 84);
  const cushion = pillow(x, 412, 56);
  return [
    fill(ellipse(x - light * 30, 582, 236, 20), palette.shade, 0.22),
    fill(board, head),
    stipple(board, mix(head, palette.shade, 0.5), 0.8, 'bottom'),
    fill(
      [left + 6, right - 22].map((leg) => box(leg, 560, 16, 26)).join(''),
      mix(palette.roofs[2], palette.shade, 0.5),
    ),
    fill(mattress, white),
    stipple(mattress, linenShade, 0.7, 'bottom'),
    fill(pillows, white),
    stipple(pillows, linenShade, 0.6, 'bottom'),
    fill(cushion, random.pick([palette.roofs[0], palette.lit, palette.slate])),
    stipple(cushion, palette.shade, 0.5, 'bottom'),
    fill(blanket, cover),
    stipple(blanket, mix(cover, palette.shade, 0.5), 0.8, 'bottom'),
    fill(fold, mix(white, palette.lit, 0.12)),
    stipple(fold, linenShade, 0.4, light < 0 ? 'right' : 'left'),
  ];
}

function bedside(pen: Pen, x: number, y: number): Marks {
  const { palette } = pen;
  const wood = mix(palette.roofs[2], palette.walls[2], 0.25);
  return [
    fill(box(x - 40, y - 92, 80, 12), wood),
    fill(box(x - 34, y - 80, 68, 34), mix(wood, palette.shade, 0.2)),
    fill(ellipse(x, y - 63, 5, 5), palette.lit),
    fill(box(x - 34, y - 46, 7, 70) + box(x + 27, y - 46, 7, 70), mix(wood, palette.shade, 0.35)),
    ...tableLamp(pen, [x, y - 92], 96),
  ];
}

function flowerStand(pen: Pen, x: number): Marks {
  const { palette, light } = pen;
  const leaf = mix(palette.land[3], palette.land[2], 0.3);
  return [
    ...[0.6, 1.0, 1.4, 1.8, 2.3].flatMap((angle, index) =>
      sprig(pen, [x, 470], 150 + (index % 2) * 34, {
        angle,
        ink: index % 2 ? leaf : mix(leaf, palette.lit, 0.25),
      }),
    ),
    ...vase(pen, [x, 574], 116, mix(palette.roofs[0], palette.walls[2], 0.3)),
    fill(ellipse(x - light * 30, 574, 54, 8), palette.shade, 0.2),
  ];
}
