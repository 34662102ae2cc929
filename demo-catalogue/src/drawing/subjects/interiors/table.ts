import { mix } from '../../kit/colour';
import { fill, group, line, type Marks, stipple } from '../../kit/marks';
import { box, ellipse, type Path, polygon, round } from '../../kit/paths';
import type { Pen } from '../../kit/pen';
import { castShadow, glass, sprig, vase } from '../../parts/objects/tableware';

const edge = 402;

/** Draws a table set for two: linen, plates, glasses, a vase of leaves, and a candle in the evening. */
export function table(pen: Pen): Marks {
  const { across } = pen;
  return [
    ...backdrop(pen),
    ...linen(pen),
    ...bouquet(pen, across(0.03)),
    ...(pen.lamps ? candle(pen, across(-0.13)) : []),
    ...setting(pen, across(-0.26), 566),
    ...setting(pen, across(0.27), 574),
    ...glass(pen, across(-0.4), 500, true),
    ...glass(pen, across(0.41), 512, false),
    ...carafe(pen, across(0.17)),
  ];
}

function backdrop(pen: Pen): Marks {
  const { palette, width, across, random, lamps } = pen;
  const wall = lamps
    ? mix(palette.land[3], palette.roofs[2], 0.25)
    : random.pick([palette.land[3], mix(palette.land[3], palette.land[2], 0.5), palette.slate]);
  const beam = polygon([
    [across(0.34), -20],
    [across(0.62), -20],
    [across(0.18), edge + 10],
    [across(-0.34), edge + 10],
  ]);
  const whole = box(-20, -20, width + 40, edge + 40);
  return [
    fill(whole, wall),
    stipple(whole, mix(wall, palette.shade, 0.55), 0.6, 'top'),
    ...(lamps ? [] : [fill(beam, palette.lit, 0.14)]),
  ];
}

function linen(pen: Pen): Marks {
  const { palette, width, random } = pen;
  const cloth = mix(palette.cloud, '#ffffff', pen.lamps ? 0.05 : 0.25);
  const path = `M-20 ${edge + 8}Q${round(width / 2)} ${edge - 10} ${width + 20} ${edge + 6}V660H-20Z`;
  const check = random.pick([palette.roofs[0], palette.land[2], palette.slate]);
  const focus = width / 2;
  const threads: Path[] = [
    ...Array.from(
      { length: 21 },
      (_, index) => `M${round(focus + (index - 10) * 54)} ${edge}L${round(focus + (index - 10) * 118)} 660`,
    ),
    ...[430, 466, 512, 568, 634].map((y) => `M-20 ${y + 4}Q${round(focus)} ${y - 8} ${width + 20} ${y + 4}`),
  ];
  return [
    fill(path, cloth),
    group([line(threads.join(''), mix(check, cloth, 0.45), 4, 0.8)], { clip: path }),
    stipple(path, mix(palette.walls[2], palette.shade, 0.4), 0.6, {
      from: pen.light < 0 ? 'right' : 'left',
      reach: 0.8,
    }),
    stipple(path, mix(palette.walls[2], palette.shade, 0.5), 0.35, { from: 'bottom', reach: 0.4 }),
  ];
}

function bouquet(pen: Pen, x: number): Marks {
  const { palette, random } = pen;
  const leaf =
    pen.hour === 'golden'
      ? mix(palette.roofs[0], palette.lit, 0.4)
      : mix(palette.land[1], palette.land[0], 0.5);
  const stems = Array.from({ length: 8 }, (_, index) => {
    const angle = 0.5 + index * 0.305 + random.between(-0.06, 0.06);
    const long = 190 + Math.sin(angle) * 90 + random.between(-24, 18);
    return sprig(pen, [x, 356], long, { angle, ink: index % 2 ? leaf : mix(leaf, palette.cloud, 0.25) });
  });
  return [
    ...stems.flat(),
    ...castShadow(pen, [x, 488], 72, 14),
    ...vase(pen, [x, 490], 148, mix(palette.roofs[1], palette.walls[2], 0.2)),
  ];
}

function setting(pen: Pen, x: number, y: number): Marks {
  const { palette } = pen;
  const white = mix(palette.cloud, '#ffffff', 0.4);
  const steel = mix(palette.slate, palette.cloud, 0.45);
  const napkin = polygon([
    [x - 30, y + 2],
    [x + 24, y - 16],
    [x + 44, y + 4],
    [x - 8, y + 22],
  ]);
  return [
    ...castShadow(pen, [x, y + 8], 122, 36),
    fill(ellipse(x, y, 118, 35), white),
    stipple(
      ellipse(x, y, 118, 35),
      mix(palette.walls[2], palette.shade, 0.35),
      0.5,
      pen.light < 0 ? 'right' : 'left',
    ),
    fill(ellipse(x, y - 3, 82, 22), mix(white, palette.walls[1], 0.3)),
    fill(napkin, palette.roofs[0]),
    stipple(napkin, mix(palette.roofs[0], palette.shade, 0.5), 0.7, 'bottom'),
    line(
      `M${round(x - 150)} ${y + 26}L${round(x - 132)} ${y - 24}M${round(x - 132)} ${y - 24}l-4 -16M${round(x - 132)} ${y - 24}l4 -17M${round(x - 132)} ${y - 24}l0 -17`,
      steel,
      4,
    ),
    line(`M${round(x + 152)} ${y + 26}L${round(x + 130)} ${y - 40}`, steel, 6),
  ];
}

function carafe(pen: Pen, x: number): Marks {
  const { palette } = pen;
  const path = `M${round(x - 15)} 340h30q-2 50 20 78q12 40 2 66h-74q-10 -26 2 -66q22 -28 20 -78Z`;
  const water = `M${round(x - 38)} 424h76q8 34 -1 60h-74q-9 -26 -1 -60Z`;
  const clear = mix(palette.cloud, palette.water[0], 0.4);
  return [
    ...castShadow(pen, [x, 484], 50, 10),
    fill(path, clear, 0.5),
    fill(water, palette.water[0], 0.6),
    line(`M${round(x + pen.light * 20)} 420v46`, palette.cloud, 4, 0.8),
  ];
}

function candle(pen: Pen, x: number): Marks {
  const { palette } = pen;
  return [
    fill(ellipse(x, 330, 130, 120), palette.pane, 0.14),
    fill(ellipse(x, 334, 66, 62), palette.pane, 0.2),
    ...castShadow(pen, [x, 478], 40, 9),
    fill(`M${round(x - 26)} 478q4 -16 20 -18v-20h12v20q16 2 20 18Z`, mix(palette.lit, palette.roofs[1], 0.4)),
    fill(box(x - 8, 352, 16, 90), palette.cloud),
    fill(`M${round(x)} 306q16 26 0 42q-16 -16 0 -42Z`, palette.pane),
  ];
}
