import { mix } from '../kit/colour';
import { fill, line } from '../kit/marks';
import { box, disc, ellipse, round } from '../kit/paths';
import { steam } from '../parts/objects/baths';
import { castShadow } from '../parts/objects/tableware';
import { type ForegroundObject, inksOf, pointsFrom, shapeAt, solid } from './foreground-object';

/** A stool with rolled towels, slippers below, steam beside it. */
export const towels: ForegroundObject = (pen, foot) => {
  const { palette, light } = pen;
  const { wood, linen, blue } = inksOf(palette);
  const shape = shapeAt(foot);
  const [x, y] = foot;
  const roll = (dx: number, up: number, ink: string) => [
    ...solid(pen, disc(x + dx, y - up, 37), ink, light < 0 ? 'round-left' : 'round-right'),
    line(
      `M${round(x + dx - 18)} ${y - up + 4}a19 19 0 1 1 22 14a10 10 0 1 1 -8 -14`,
      mix(ink, palette.shade, 0.3),
      3.5,
    ),
  ];
  return [
    ...castShadow(pen, [x, y + 4], 140, 12),
    ...steam(pen, [x + 166, y - 20], 3),
    fill(
      shape([-106, 0], [-88, 140], [-66, 140], [-80, 0]) + shape([106, 0], [88, 140], [66, 140], [80, 0]),
      mix(wood, palette.shade, 0.2),
    ),
    fill(box(x - 126, y - 160, 252, 24), wood),
    fill(box(x - 126, y - 138, 252, 6), mix(wood, palette.shade, 0.4)),
    ...roll(-72, 197, linen),
    ...roll(4, 197, mix(linen, blue, 0.34)),
    ...roll(80, 197, linen),
    ...roll(-34, 260, mix(linen, blue, 0.34)),
    ...roll(42, 260, linen),
    fill(ellipse(x - 30, y - 4, 34, 11) + ellipse(x + 46, y - 2, 34, 11), linen),
    fill(ellipse(x - 22, y - 12, 20, 10) + ellipse(x + 54, y - 10, 20, 10), mix(linen, blue, 0.5)),
  ];
};

/** A guitar that leans on a chair with a straw seat. */
export const guitar: ForegroundObject = (pen, foot) => {
  const { palette } = pen;
  const { darkWood, straw, red } = inksOf(palette);
  const at = pointsFrom(foot);
  const shape = shapeAt(foot);
  const honey = mix('#c98546', palette.walls[2], 0.3);
  const body = `M${at(62, 8)}Q${at(-24, 22)} ${at(-8, 96)}Q${at(8, 130)} ${at(2, 156)}Q${at(8, 216)} ${at(80, 206)}Q${at(140, 190)} ${at(126, 136)}Q${at(116, 112)} ${at(140, 86)}Q${at(152, 6)} ${at(62, 8)}Z`;
  return [
    ...castShadow(pen, [foot[0], foot[1] + 4], 150, 13),
    line(
      `M${at(-146, 0)}L${at(-146, 300)}M${at(-34, 0)}L${at(-34, 300)}M${at(-146, 0)}M${at(-96, 0)}L${at(-96, 128)}M${at(10, 0)}L${at(10, 128)}`,
      darkWood,
      14,
    ),
    line(
      `M${at(-146, 262)}L${at(-34, 262)}M${at(-146, 206)}L${at(-34, 206)}M${at(-140, 52)}L${at(4, 52)}`,
      darkWood,
      10,
    ),
    fill(shape([-152, 128], [-152, 150], [16, 150], [24, 128]), straw),
    line(`M${at(76, 190)}L${at(122, 398)}`, darkWood, 22),
    fill(shape([108, 392], [116, 444], [146, 438], [136, 386]), mix(darkWood, palette.shade, 0.3)),
    ...solid(pen, body, honey),
    fill(disc(foot[0] + 74, foot[1] - 142, 25), mix(palette.shade, darkWood, 0.4)),
    line(`M${at(38, 62)}L${at(98, 54)}`, darkWood, 12),
    line(
      `M${at(62, 60)}L${at(116, 380)}M${at(74, 58)}L${at(124, 380)}`,
      mix(palette.cloud, palette.lit, 0.4),
      2,
    ),
    fill(`M${at(-140, 150)}Q${at(-60, 196)} ${at(-8, 150)}Z`, red),
  ];
};

/** A copper still, with its swan neck and a bundle of lavender. */
export const still: ForegroundObject = (pen, foot) => {
  const { palette, light } = pen;
  const { metal, straw } = inksOf(palette);
  const at = pointsFrom(foot);
  const [x, y] = foot;
  const copper = mix('#c4693a', palette.roofs[0], 0.3);
  const pot = `M${at(-118, 24)}Q${at(-150, 140)} ${at(-58, 176)}L${at(-46, 206)}Q${at(-62, 262)} ${at(-6, 282)}Q${at(50, 262)} ${at(34, 206)}L${at(46, 176)}Q${at(138, 140)} ${at(106, 24)}Z`;
  const violet = mix('#7a6aa8', palette.shade, 0.12);
  const stems = Array.from(
    { length: 9 },
    (_, index) => `M${at(196, 60)}L${at(160 + index * 11, 168 - Math.abs(index - 4) * 6)}`,
  );
  const flowers = Array.from({ length: 9 }, (_, index) =>
    ellipse(x + 160 + index * 11, y - 178 + Math.abs(index - 4) * 6, 7, 22),
  );
  return [
    ...castShadow(pen, [x, y + 4], 170, 13),
    line(`M${at(-6, 270)}Q${at(0, 336)} ${at(90, 322)}Q${at(168, 300)} ${at(176, 190)}`, copper, 17),
    fill(box(x - 104, y - 28, 196, 28), mix(metal, palette.shade, 0.5)),
    ...solid(pen, pot, copper, light < 0 ? 'round-left' : 'round-right'),
    line(`M${at(-58, 176)}Q${at(-6, 164)} ${at(46, 176)}`, mix(copper, palette.lit, 0.5), 7),
    line(`M${at(-118, 70)}Q${at(-6, 50)} ${at(112, 70)}`, mix(copper, palette.shade, 0.4), 4),
    line(`M${at(-84, 140)}Q${at(-104, 100)} ${at(-92, 60)}`, mix(copper, palette.lit, 0.7), 8),
    line(stems.join(''), mix(palette.land[3], palette.lit, 0.2), 3),
    fill(flowers.join(''), violet),
    fill(box(x + 182, y - 66, 30, 12), straw),
    line(
      `M${at(196, 60)}L${at(168, 4)}M${at(196, 60)}L${at(196, 0)}M${at(196, 60)}L${at(222, 4)}`,
      mix(palette.land[3], palette.lit, 0.2),
      4,
    ),
  ];
};
