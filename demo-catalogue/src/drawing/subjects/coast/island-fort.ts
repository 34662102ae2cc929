import { mix } from '../../kit/colour';
import { fill, line, type Marks } from '../../kit/marks';
import { arch, box, type Point, polygon, round } from '../../kit/paths';
import type { Pen } from '../../kit/pen';
import { curtain, roundTower } from '../../parts/buildings/castles';
import { plane, ridge } from '../../parts/land/ground';
import { panes } from '../../parts/buildings/panes';
import { crag } from '../../parts/land/rocks';
import { birds, sky } from '../../parts/land/sky';
import { launch, sailboat } from '../../parts/objects/vessels';
import { glitter, reflection, ripples, water } from '../../parts/land/water';

/** Draws a sea fort on a rock, a causeway to the shore, and fishing boats on still water. */
export function islandFort(pen: Pen): Marks {
  const { across, palette } = pen;
  const horizon = 366;
  const rock: Marks = [...fort(pen, across(pen.vary(-0.13, 0.16)), horizon + 4)];
  return [
    ...sky(pen, horizon),
    ...birds(pen, [across(0.14), 170], 5),
    ...plane(pen, ridge(pen, horizon - 18, 16, 1).path, palette.land[0], 0.25),
    ...water(pen, horizon),
    reflection(pen, rock, horizon + 18, 0.42),
    ...glitter(pen, horizon, 600),
    ...ripples(pen, horizon, 640, 40),
    ...rock,
    ...sailboat(pen, [across(0.3), horizon + 30], 46),
    ...launch(pen, [across(pen.vary(0.13, 0.14)), 520], 92, false),
    ...launch(pen, [across(0.26), 566], 110, false),
    ...quay(pen),
  ];
}

function fort(pen: Pen, x: number, y: number): Marks {
  const { palette, light } = pen;
  const wall = mix(palette.walls[1], palette.walls[3], 0.5);
  const embrasures = Array.from({ length: 6 }, (_, index) => arch(x - 138 + index * 48, y - 42, 13, 20));
  return [
    ...[-230, -170, 180, 236].flatMap((dx, index) =>
      crag(pen, [x + dx, y + 18], [110, 44 + (index % 2) * 12], mix(wall, palette.shade, 0.3)),
    ),
    ...roundTower(pen, [x + light * -60, y - 60], {
      width: 58,
      height: 150,
      roofHeight: 0,
      wall,
      roof: palette.slate,
      storeys: 2,
    }),
    ...flag(pen, [x + light * -60, y - 220]),
    ...curtain(pen, [x - 100, y - 60], [210, 54], wall),
    ...panes(
      pen,
      [0, 1, 2, 3].map((index) => box(x - 20 + light * 40 + index * 20 - 30, y - 96, 8, 14)),
      0.6,
    ),
    ...curtain(pen, [x - 176, y + 4], [352, 84], mix(wall, palette.lit, 0.1)),
    ...panes(pen, embrasures, 0.3),
    ...roundTower(pen, [x - 176, y + 6], {
      width: 54,
      height: 106,
      roofHeight: 0,
      wall,
      roof: palette.slate,
      storeys: 1,
    }),
    ...roundTower(pen, [x + 176, y + 6], {
      width: 54,
      height: 106,
      roofHeight: 0,
      wall,
      roof: palette.slate,
      storeys: 1,
    }),
    ...[-120, -40, 50, 130].flatMap((dx, index) =>
      crag(pen, [x + dx, y + 20], [120, 22 + (index % 2) * 8], mix(wall, palette.shade, 0.26)),
    ),
    fill(box(x - 300, y + 18, 600, 4), mix(palette.water[0], palette.cloud, 0.6)),
  ];
}

const flag = ({ palette, light }: Pen, [x, y]: Point): Marks => [
  line(`M${round(x)} ${y + 14}v-56`, palette.shade, 2.4),
  fill(
    polygon([
      [x, y - 42],
      [x + light * 34, y - 34],
      [x, y - 22],
    ]),
    palette.roofs[0],
  ),
];

/** Draws the near quay: a dark edge with bollards and a coil of rope. */
function quay(pen: Pen): Marks {
  const { palette, width, across } = pen;
  const stone = mix(palette.land[4], palette.shade, 0.3);
  const bollards = [-0.4, -0.2, 0.34].map((share) => {
    const x = across(share);
    return `M${round(x - 11)} 606v-26q0 -8 11 -8q11 0 11 8v26Z`;
  });
  return [
    ...plane(pen, box(-20, 600, width + 40, 60), stone, 0.3),
    line(`M-20 600H${width + 20}`, mix(stone, palette.lit, 0.3), 5),
    fill(bollards.join(''), mix(stone, palette.shade, 0.4)),
    line(
      `M${round(across(-0.4))} 588Q${round(across(-0.3))} 630 ${round(across(-0.2))} 588`,
      mix(palette.walls[1], palette.shade, 0.3),
      4,
    ),
  ];
}
