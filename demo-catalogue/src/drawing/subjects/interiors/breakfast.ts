import { mix } from '../../kit/colour';
import { fill, line, type Marks, stipple } from '../../kit/marks';
import { box, ellipse, polygon, round } from '../../kit/paths';
import type { Pen } from '../../kit/pen';
import { castShadow, croissant, cup, fruit, sprig, vase } from '../../parts/objects/tableware';

/** Draws a breakfast tray on a bed: coffee, croissant, juice, jam, leaves in a jug. */
export function breakfast(pen: Pen): Marks {
  const { across } = pen;
  return [
    ...sheets(pen),
    ...tray(pen),
    ...pot(pen, across(-0.235), 416),
    ...[1.1, 1.5, 1.95].flatMap((angle, index) =>
      sprig(pen, [across(0.245), 330], 120 + index * 12, {
        angle,
        ink: mix(pen.palette.land[2], pen.palette.lit, index * 0.15),
      }),
    ),
    ...vase(pen, [across(0.245), 420], 96, mix(pen.palette.cloud, pen.palette.water[0], 0.4)),
    ...juice(pen, across(0.135), 436),
    ...cup(pen, [across(-0.12), 500], 84),
    ...croissant(pen, [across(0.1), 524], 150),
    ...fruit(pen, [across(-0.31), 508], 34, '#e0913f'),
    ...fruit(pen, [across(-0.25), 526], 30, '#e9b35c'),
    ...jam(pen, across(0.3), 512),
  ];
}

function sheets(pen: Pen): Marks {
  const { palette, width, light, across } = pen;
  const white = mix(palette.cloud, '#ffffff', 0.25);
  const shade = mix(palette.walls[2], palette.shade, 0.35);
  const head = palette.land[3];
  const pillow = (x: number): string =>
    `M${round(x - 190)} 300q-16 -120 40 -130q150 -26 300 0q56 10 40 130q-190 30 -380 0Z`;
  const fold = (y: number, bend: number): string =>
    `M-20 ${y}Q${round(width * 0.3)} ${y - bend} ${round(width * 0.55)} ${y}T${width + 20} ${y - 10}V660H-20Z`;
  const beam = polygon([
    [across(0.5), -20],
    [across(0.9), -20],
    [across(0.16), 660],
    [across(-0.4), 660],
  ]);
  return [
    fill(box(-20, -20, width + 40, 700), mix(palette.land[1], palette.cloud, 0.35)),
    stipple(box(-20, -20, width + 40, 300), mix(palette.land[2], palette.shade, 0.2), 0.5, 'top'),
    fill(`M-20 230V120Q${round(width / 2)} -10 ${width + 20} 120V330H-20Z`, head),
    stipple(
      `M-20 230V120Q${round(width / 2)} -10 ${width + 20} 120V330H-20Z`,
      mix(head, palette.shade, 0.5),
      0.7,
      'bottom',
    ),
    ...[width * 0.24, width * 0.76].flatMap((x) => [
      fill(pillow(x), white),
      stipple(pillow(x), shade, 0.7, 'bottom'),
    ]),
    ...[296, 372, 470].flatMap((y, index) => [
      fill(fold(y, 26 - index * 40), index === 1 ? mix(white, palette.walls[1], 0.18) : white),
      stipple(fold(y, 26 - index * 40), shade, 0.42, { from: light < 0 ? 'right' : 'left', reach: 0.7 }),
    ]),
    fill(beam, palette.lit, 0.2),
  ];
}

function tray(pen: Pen): Marks {
  const { palette, across, light } = pen;
  const wood = mix(palette.roofs[2], palette.walls[2], 0.3);
  const [left, right] = [Math.min(across(-0.4), across(0.4)), Math.max(across(-0.4), across(0.4))];
  const top = polygon([
    [left + 56, 388],
    [right - 56, 388],
    [right, 572],
    [left, 572],
  ]);
  const inner = polygon([
    [left + 72, 400],
    [right - 72, 400],
    [right - 24, 556],
    [left + 24, 556],
  ]);
  const handle = (x: number): string => `M${round(x - 26)} 478q26 -34 52 0`;
  return [
    fill(ellipse((left + right) / 2 - light * 24, 590, 420, 34), palette.shade, 0.2),
    fill(top, wood),
    fill(inner, mix(wood, palette.lit, 0.3)),
    stipple(inner, mix(wood, palette.shade, 0.3), 0.6, 'bottom'),
    fill(
      polygon([
        [left, 572],
        [right, 572],
        [right - 4, 598],
        [left + 4, 598],
      ]),
      mix(wood, palette.shade, 0.35),
    ),
    line(handle(left + 22) + handle(right - 22), mix(wood, palette.shade, 0.45), 9),
  ];
}

function pot(pen: Pen, x: number, y: number): Marks {
  const { palette, light } = pen;
  const enamel = mix(palette.water[1], palette.cloud, 0.15);
  const body = `M${round(x - 40)} ${y - 112}h80l18 112h-116Z`;
  const spout = `M${round(x + light * 46)} ${y - 62}Q${round(x + light * 84)} ${y - 70} ${round(x + light * 88)} ${y - 120}l${light * -16} 2Q${round(x + light * 66)} ${y - 92} ${round(x + light * 40)} ${y - 88}Z`;
  return [
    ...castShadow(pen, [x, y], 74, 14),
    fill(spout, mix(enamel, palette.shade, 0.14)),
    line(
      `M${round(x - light * 44)} ${y - 98}q${-light * 52} 14 ${-light * 8} 78`,
      mix(enamel, palette.shade, 0.3),
      10,
    ),
    fill(body, enamel),
    stipple(body, mix(enamel, palette.shade, 0.55), 0.9, light < 0 ? 'right' : 'left'),
    fill(`M${round(x - 44)} ${y - 110}q44 -46 88 0Z`, mix(enamel, palette.lit, 0.25)),
    fill(ellipse(x, y - 138, 9, 9), palette.roofs[0]),
  ];
}

function juice(pen: Pen, x: number, y: number): Marks {
  const { palette } = pen;
  const glass = polygon([
    [x - 27, y - 92],
    [x + 27, y - 92],
    [x + 21, y],
    [x - 21, y],
  ]);
  const liquid = polygon([
    [x - 25, y - 72],
    [x + 25, y - 72],
    [x + 20, y - 4],
    [x - 20, y - 4],
  ]);
  return [
    ...castShadow(pen, [x, y], 34, 8),
    fill(glass, palette.cloud, 0.6),
    fill(liquid, '#e59a45'),
    stipple(liquid, mix('#e59a45', palette.shade, 0.4), 0.6, pen.light < 0 ? 'right' : 'left'),
    fill(ellipse(x, y - 72, 25, 6), mix('#e59a45', palette.cloud, 0.4)),
  ];
}

function jam(pen: Pen, x: number, y: number): Marks {
  const { palette } = pen;
  const jar = `M${round(x - 28)} ${y - 56}h56q6 30 0 56h-56q-6 -26 0 -56Z`;
  return [
    ...castShadow(pen, [x, y], 40, 9),
    fill(jar, mix(palette.roofs[0], '#8e2f2f', 0.4)),
    stipple(jar, palette.shade, 0.6, pen.light < 0 ? 'right' : 'left'),
    fill(box(x - 18, y - 40, 36, 22), palette.cloud),
    fill(`M${round(x - 36)} ${y - 54}q36 -34 72 0q-36 10 -72 0Z`, palette.lit),
  ];
}
