import { mix } from '../kit/colour';
import { fill, line } from '../kit/marks';
import { box, disc, ellipse, round } from '../kit/paths';
import { parkedBicycle } from '../parts/objects/bicycles';
import { castShadow } from '../parts/objects/tableware';
import { type ForegroundObject, inksOf, pointsFrom, shapeAt, solid } from './foreground-object';

export const bicycle: ForegroundObject = (pen, [x, y]) => [
  ...castShadow(pen, [x, y + 2], 170, 12),
  ...parkedBicycle(pen, x, y, 3.3),
];

/** A rucksack with a rolled mat, walking sticks and a bottle. */
export const rucksack: ForegroundObject = (pen, foot) => {
  const { palette } = pen;
  const { red, leather, straw, darkMetal, blue } = inksOf(palette);
  const at = pointsFrom(foot);
  const [x, y] = foot;
  const body = `M${at(-92, 0)}Q${at(-112, 130)} ${at(-66, 222)}Q${at(0, 262)} ${at(66, 222)}Q${at(112, 130)} ${at(92, 0)}Z`;
  const flap = `M${at(-84, 196)}Q${at(0, 286)} ${at(84, 196)}L${at(70, 132)}Q${at(0, 112)} ${at(-70, 132)}Z`;
  return [
    ...castShadow(pen, [x, y + 4], 150, 13),
    line(`M${at(126, 0)}L${at(92, 306)}M${at(158, 0)}L${at(106, 300)}`, darkMetal, 6),
    line(`M${at(92, 310)}l2 -30M${at(106, 304)}l3 -30`, palette.shade, 12),
    fill(box(x - 104, y - 276, 208, 46), straw),
    fill(
      ellipse(x - 104, y - 253, 13, 23) + ellipse(x + 104, y - 253, 13, 23),
      mix(straw, palette.shade, 0.3),
    ),
    line(`M${at(-56, 278)}v50M${at(56, 278)}v50`, leather, 9),
    ...solid(pen, body, red),
    fill(flap, mix(red, palette.shade, 0.2)),
    line(`M${at(-40, 172)}v72M${at(40, 172)}v72`, leather, 10),
    fill(box(x - 52, y - 92, 104, 82), mix(red, palette.lit, 0.14)),
    fill(box(x - 122, y - 96, 34, 96), blue),
    fill(box(x - 118, y - 112, 26, 18), palette.shade),
  ];
};

/** A saddle on the rail of a paddock, stirrups below, a riding hat on the post. */
export const saddle: ForegroundObject = (pen, foot) => {
  const { palette } = pen;
  const { wood, leather, metal, linen } = inksOf(palette);
  const at = pointsFrom(foot);
  const shape = shapeAt(foot);
  const [x, y] = foot;
  const seat = `M${at(-118, 236)}Q${at(-96, 196)} ${at(-30, 200)}Q${at(46, 200)} ${at(86, 258)}Q${at(112, 246)} ${at(108, 214)}Q${at(112, 84)} ${at(44, 72)}Q${at(-36, 70)} ${at(-58, 150)}Q${at(-110, 160)} ${at(-118, 236)}Z`;
  const posts =
    shape([-208, 0], [-206, 226], [-176, 226], [-174, 0]) + shape([168, 0], [170, 226], [200, 226], [202, 0]);
  return [
    ...castShadow(pen, [x, y + 4], 220, 13),
    fill(box(x - 330, y - 92, 700, 22), mix(wood, palette.shade, 0.16)),
    fill(posts, mix(wood, palette.shade, 0.3)),
    fill(box(x - 330, y - 196, 700, 24), wood),
    fill(shape([-104, 202], [-84, 44], [70, 44], [98, 202]), linen),
    ...solid(pen, seat, leather),
    line(`M${at(-92, 214)}Q${at(-10, 176)} ${at(78, 234)}`, mix(leather, palette.lit, 0.3), 7),
    line(`M${at(4, 168)}L${at(6, 34)}`, mix(leather, palette.shade, 0.4), 9),
    line(`M${at(6, 36)}Q${at(-24, 12)} ${at(-20, -8)}L${at(32, -8)}Q${at(36, 12)} ${at(6, 36)}`, metal, 7),
    fill(
      `M${at(140, 228)}Q${at(142, 296)} ${at(186, 298)}Q${at(232, 294)} ${at(232, 228)}Z`,
      mix(palette.slate, palette.shade, 0.5),
    ),
    fill(`M${at(226, 240)}L${at(262, 228)}L${at(228, 226)}Z`, mix(palette.slate, palette.shade, 0.6)),
    fill(disc(round(x + 186), y - 298, 6), metal),
  ];
};
