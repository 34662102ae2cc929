import { mix } from '../../kit/colour';
import { fill, type Marks, stipple } from '../../kit/marks';
import { ellipse, type Path, polygon } from '../../kit/paths';
import type { Pen } from '../../kit/pen';
import { plane, ridge } from '../../parts/land/ground';
import { house } from '../../parts/buildings/houses';
import { windmillTower } from '../../parts/buildings/country/mills';
import { birds, sky } from '../../parts/land/sky';
import { bushes, poplar } from '../../parts/plants/trees';
import { itemAt } from '../../../item-at';

/** Draws bulb fields in stripes of colour in front of a mill. */
export function tulips(pen: Pen): Marks {
  const { across, palette, width, random } = pen;
  const horizon = 382;
  const trees = Array.from(
    { length: Math.round(width / 30) + 1 },
    (_, index) => [index * 30 + random.between(-10, 10), horizon + 8] as const,
  );
  return [
    ...sky(pen, horizon - 30),
    ...birds(pen, [across(0.2), 150], 5),
    ...plane(pen, ridge(pen, horizon - 12, 5, 1).path, palette.land[1], 0.3),
    ...bushes(pen, trees, 13, mix(palette.land[2], palette.land[3], 0.2)),
    ...[0.3, 0.35, 0.4].flatMap((share) =>
      poplar(pen, [across(share), horizon + 12], random.between(86, 116), palette.land[3]),
    ),
    ...plane(pen, ridge(pen, horizon + 12, 3, 0.6).path, mix(palette.land[2], palette.lit, 0.2), 0.3),
    ...house(pen, [across(-0.02) - 54, horizon + 26], [108, 40], {
      wall: palette.roofs[1],
      roof: palette.slate,
      windows: 3,
      chimney: true,
    }),
    ...windmillTower(pen, [across(-0.16), horizon + 28], 236, 24),
    ...stripes(pen, horizon),
  ];
}

/** Draws one colour per stripe; near stripes consist of single flowers. */
function stripes(pen: Pen, horizon: number): Marks {
  const { palette, width, across, random } = pen;
  const [top, foot, vanishing] = [horizon + 26, 660, horizon - 6];
  const focus = across(0.06);
  const scale = (foot - vanishing) / (top - vanishing);
  const inks = [
    palette.roofs[0],
    palette.lit,
    mix(palette.roofs[0], '#d98a94', 0.7),
    palette.cloud,
    palette.roofs[2],
    '#e0a04a',
  ];
  const reach = Math.max(focus, width - focus) + 60;
  const step = 34;
  const count = Math.ceil(reach / step);
  return Array.from({ length: count * 2 }, (_, index) => {
    const left = (index - count) * step;
    const ink = itemAt(inks, index % inks.length);
    const stripe = (from: number, to: number): Path =>
      polygon([
        [focus + left + from, top],
        [focus + left + to, top],
        [focus + (left + to) * scale, foot],
        [focus + (left + from) * scale, foot],
      ]);
    const green = mix(palette.land[2], palette.land[3], 0.4);
    return [
      fill(stripe(0, step), green),
      fill(stripe(2, step - 5), ink),
      stipple(stripe(2, step - 5), mix(ink, palette.shade, 0.4), 0.55, { from: 'bottom', reach: 0.8 }),
      ...heads(pen, { focus, left: left + step / 2 - 1.5, ink, top, vanishing, foot }, random.between(0, 1)),
    ];
  }).flat();
}

function heads(
  { palette, random, width }: Pen,
  row: { focus: number; left: number; ink: string; top: number; vanishing: number; foot: number },
  phase: number,
): Marks {
  const [lit, dark]: [Path[], Path[]] = [[], []];
  for (let index = 0; index < 26; index++) {
    const share = ((index + phase) / 26) ** 1.5;
    const y = row.top + (row.foot - row.top) * share;
    const size = (y - row.vanishing) / (row.top - row.vanishing);
    for (const lane of [-9, 0, 9]) {
      const x = row.focus + (row.left + lane) * size + random.between(-2, 2);
      if (x < -20 || x > width + 20) continue;
      dark.push(ellipse(x, y, size * 2.1, size * 2.6));
      lit.push(ellipse(x + size * 0.5, y - size * 1.2, size * 1.5, size * 1.7));
    }
  }
  return [
    fill(dark.join(''), mix(row.ink, palette.shade, 0.22)),
    fill(lit.join(''), mix(row.ink, palette.cloud, 0.22)),
  ];
}
