import { type Colour, mix } from '../kit/colour';
import { fill, line, type Marks } from '../kit/marks';
import { box, disc, ellipse, type Point, round } from '../kit/paths';
import type { Pen } from '../kit/pen';
import { castShadow } from '../parts/objects/tableware';
import { type ForegroundObject, inksOf, pointsFrom, shapeAt, solid } from './foreground-object';

/** A wicker basket with a handle, around its content. */
const wicker = (pen: Pen, foot: Point, content: Marks): Marks => {
  const { palette } = pen;
  const { straw } = inksOf(palette);
  const at = pointsFrom(foot);
  const body = `M${at(-100, 0)}L${at(-138, 116)}L${at(138, 116)}L${at(100, 0)}Z`;
  const rows = [22, 46, 70, 94].map(
    (up) => `M${at(-108 - up * 0.26, up)}Q${at(0, up - 14)} ${at(108 + up * 0.26, up)}`,
  );
  return [
    ...castShadow(pen, [foot[0], foot[1] + 4], 140, 13),
    line(
      `M${at(-126, 112)}Q${at(-110, 290)} ${at(0, 292)}Q${at(110, 290)} ${at(126, 112)}`,
      mix(straw, palette.shade, 0.24),
      13,
    ),
    ...content,
    ...solid(pen, body, straw),
    line(rows.join(''), mix(straw, palette.shade, 0.3), 5),
    line(`M${at(-140, 116)}L${at(140, 116)}`, mix(straw, palette.lit, 0.24), 12),
  ];
};

const balls = ([x, y]: Point, all: readonly (readonly [number, number, number])[], ink: Colour): Marks => [
  fill(all.map(([dx, up, radius]) => disc(x + dx, y - up, radius)).join(''), ink),
];

/** A basket from the market: tomatoes, leeks, a loaf. */
export const basket: ForegroundObject = (pen, foot) => {
  const { palette } = pen;
  const { green } = inksOf(palette);
  const at = pointsFrom(foot);
  const crust = mix('#c98546', palette.roofs[0], 0.2);
  return wicker(pen, foot, [
    line(
      `M${at(-70, 110)}L${at(-128, 226)}M${at(-52, 110)}L${at(-92, 244)}`,
      mix(palette.cloud, green, 0.3),
      15,
    ),
    line(
      `M${at(-112, 196)}l-34 -66M${at(-108, 200)}l-12 -74M${at(-84, 214)}l-4 -70M${at(-82, 214)}l22 -62`,
      green,
      11,
    ),
    line(`M${at(40, 116)}L${at(116, 236)}`, crust, 38),
    line(
      `M${at(58, 158)}l22 -12M${at(76, 186)}l22 -12M${at(94, 214)}l22 -12`,
      mix(crust, palette.lit, 0.4),
      5,
    ),
    ...balls(
      foot,
      [
        [-40, 128, 32],
        [22, 130, 31],
        [-8, 154, 27],
      ],
      mix('#c9432f', palette.roofs[0], 0.4),
    ),
    fill(disc(foot[0] + 66, foot[1] - 122, 26), mix(green, palette.lit, 0.3)),
  ]);
};

/** A basket of truffles on leaves, a small pick beside it. */
export const truffles: ForegroundObject = (pen, foot) => {
  const { palette } = pen;
  const { green, darkWood, metal } = inksOf(palette);
  const at = pointsFrom(foot);
  const black = mix(palette.shade, '#2a1c18', 0.6);
  const leaf = (dx: number, up: number, turn: number): string =>
    `M${at(dx, up)}q${round(turn)} -44 ${round(turn * 2)} -8q${round(-turn)} 34 ${round(-turn * 2)} 8Z`;
  return [
    ...wicker(pen, foot, [
      fill(leaf(-118, 116, 26) + leaf(60, 118, 32) + leaf(-40, 122, -30), green),
      ...balls(
        foot,
        [
          [-64, 122, 31],
          [-4, 128, 36],
          [58, 122, 29],
          [24, 156, 24],
          [-34, 158, 22],
        ],
        black,
      ),
      ...balls(
        foot,
        [
          [-72, 132, 7],
          [-14, 142, 8],
          [50, 132, 6],
          [18, 164, 5],
        ],
        mix(black, palette.lit, 0.24),
      ),
    ]),
    line(`M${at(170, 0)}L${at(196, 178)}`, darkWood, 10),
    line(`M${at(150, 166)}Q${at(196, 204)} ${at(240, 158)}`, metal, 10),
  ];
};

/** A treasure chest with a map that hangs out of it. */
export const chest: ForegroundObject = (pen, foot) => {
  const { palette } = pen;
  const { wood, metal, linen, red } = inksOf(palette);
  const at = pointsFrom(foot);
  const shape = shapeAt(foot);
  const [x, y] = foot;
  const front = shape([-140, 0], [-140, 126], [140, 126], [140, 0]);
  const lid = `M${at(-146, 126)}L${at(-156, 194)}Q${at(0, 286)} ${at(156, 194)}L${at(146, 126)}Z`;
  return [
    ...castShadow(pen, [x, y + 4], 170, 14),
    fill(lid, mix(wood, palette.shade, 0.42)),
    fill(
      `M${at(-120, 128)}Q${at(-60, 176)} ${at(0, 148)}Q${at(70, 178)} ${at(122, 128)}Z`,
      mix('#e0b04a', palette.lit, 0.3),
    ),
    fill(
      ellipse(x - 66, y - 148, 18, 8) + ellipse(x + 58, y - 150, 18, 8) + ellipse(x - 8, y - 150, 16, 7),
      mix('#e0b04a', palette.shade, 0.18),
    ),
    ...solid(pen, front, wood),
    line(`M${at(-140, 64)}H${round(x + 140)}`, mix(wood, palette.shade, 0.4), 4),
    fill(box(x - 112, y - 128, 22, 128) + box(x + 92, y - 128, 22, 128), metal),
    fill(shape([-46, 140], [62, 146], [70, 40], [-40, 30]), linen),
    line(`M${at(-22, 116)}q30 -10 34 24t38 30`, mix(palette.shade, palette.slate, 0.4), 4),
    line(`M${at(42, 74)}l20 22M${at(62, 74)}l-20 22`, red, 6),
  ];
};
