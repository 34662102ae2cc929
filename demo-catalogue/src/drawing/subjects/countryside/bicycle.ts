import { mix } from '../../kit/colour';
import { fill, line, type Marks } from '../../kit/marks';
import { ellipse, type Path, round } from '../../kit/paths';
import type { Pen } from '../../kit/pen';
import { blooms, meadow, plane, ridge } from '../../parts/land/ground';
import { parkedBicycle } from '../../parts/objects/bicycles';
import { lane } from '../../parts/buildings/lanes';
import { birds, sky } from '../../parts/land/sky';
import { roundTree } from '../../parts/plants/trees';
import { hamlet } from '../../parts/buildings/country/villages';

/** Draws a bicycle against a milestone by a country lane in the evening. */
export function bicycle(pen: Pen): Marks {
  const { across, palette, width, random } = pen;
  const verge = ridge(pen, 512, 10, 0.9);
  const hedge = Array.from({ length: Math.round(width / 66) }, (_, index) => {
    const x = (index + random.next()) * 66;
    return roundTree(
      pen,
      [x, 424 + random.between(-6, 8)],
      random.between(12, 22),
      mix(palette.land[2], palette.land[3], random.between(0.2, 0.6)),
    );
  });
  return [
    ...sky(pen, 370),
    ...birds(pen, [across(0.22), 150], 4),
    ...plane(pen, ridge(pen, 338, 30, 1).path, palette.land[0], 0.4),
    ...plane(pen, ridge(pen, 386, 24, 1.2).path, palette.land[1], 0.5),
    ...hamlet(pen, [across(0.2), 418], { size: 32, count: 5 }),
    ...hedge.flat(),
    ...plane(pen, ridge(pen, 432, 12, 0.9).path, mix(palette.land[0], palette.lit, 0.3), 0.6),
    ...plane(pen, verge.path, mix(palette.land[2], palette.land[1], 0.3), 0.5),
    ...lane(pen, [
      [0.18, 434, 4],
      [0.13, 452, 7],
      [0.19, 480, 14],
      [0.28, 520, 28],
      [0.2, 572, 58],
      [0.16, 664, 120],
    ]),
    ...meadow(pen, verge, mix(palette.land[3], palette.land[2], 0.3), { count: 50, low: 0, high: 80 }),
    ...shade(pen),
    ...roundTree(pen, [across(-0.36), 600], 168, palette.land[3]),
    ...milestone(pen, across(-0.17)),
    ...parkedBicycle(pen, across(-0.06), 610, 1.75),
    ...plane(pen, ridge(pen, 616, 6, 0.9).path, palette.land[4], 0.4),
    ...blooms(pen, ridge(pen, 606, 8, 0.9), [palette.roofs[0], palette.cloud, palette.lit], {
      count: 110,
      low: -8,
      high: 40,
    }),
  ];
}

const shade = ({ across, palette, light }: Pen): Marks => [
  fill(ellipse(across(-0.36) - light * 90, 604, 210, 24), palette.shade, 0.22),
];

function milestone({ palette, light }: Pen, x: number): Marks {
  const stone: Path = `M${round(x - 24)} 616V560q0 -26 24 -26q24 0 24 26v56Z`;
  const cap: Path = `M${round(x - 24)} 566v-6q0 -26 24 -26q24 0 24 26v6Z`;
  return [
    fill(stone, mix(palette.cloud, palette.walls[0], 0.4)),
    fill(cap, palette.lit),
    line(`M${round(x - light * 18)} 560V614`, mix(palette.walls[0], palette.shade, 0.4), 12, 0.6),
  ];
}
