import { mix } from '../kit/colour';
import { fill, line, type Marks } from '../kit/marks';
import { disc, ellipse, round } from '../kit/paths';
import { castShadow } from '../parts/objects/tableware';
import type { Pen } from '../kit/pen';
import { type ForegroundObject, inksOf, pointsFrom, shapeAt, solid } from './foreground-object';

/** Two surfboards planted in the sand. */
export const surfboards: ForegroundObject = (pen, foot) => {
  const { palette } = pen;
  const { linen, red, blue } = inksOf(palette);
  const board = (dx: number, tall: number, ink: string, stripe: string): Marks => {
    const at = pointsFrom([foot[0] + dx, foot[1]]);
    const path = `M${at(-40, -8)}Q${at(-70, tall * 0.5)} ${at(8, tall)}Q${at(84, tall * 0.5)} ${at(40, -8)}Z`;
    return [
      ...solid(pen, path, ink),
      line(`M${at(0, 0)}Q${at(4, tall * 0.5)} ${at(8, tall - 20)}`, stripe, 7),
      line(`M${at(-56, tall * 0.42)}Q${at(6, tall * 0.36)} ${at(62, tall * 0.42)}`, stripe, 12),
    ];
  };
  return [
    ...castShadow(pen, [foot[0], foot[1] + 4], 150, 14),
    ...board(62, 330, red, linen),
    ...board(-62, 384, linen, blue),
    fill(ellipse(foot[0] - 62, foot[1] + 6, 60, 12), mix(palette.walls[1], palette.land[0], 0.18)),
    fill(ellipse(foot[0] + 62, foot[1] + 6, 60, 12), mix(palette.walls[1], palette.land[0], 0.18)),
  ];
};

/** A cart with three wheels and a sail. */
export const landYacht: ForegroundObject = (pen, foot) => {
  const { palette } = pen;
  const { linen, red, darkMetal, blue } = inksOf(palette);
  const at = pointsFrom(foot);
  const [x, y] = foot;
  const wheel = (dx: number): Marks => [
    line(disc(x + dx, y - 30, 28), palette.shade, 9),
    line(
      `M${round(x + dx - 24)} ${y - 30}h48M${round(x + dx)} ${y - 54}v48`,
      mix(linen, palette.shade, 0.2),
      3,
    ),
  ];
  return [
    ...castShadow(pen, [x, y + 2], 190, 12),
    fill(`M${at(16, 430)}Q${at(-110, 250)} ${at(-150, 104)}L${at(12, 104)}Z`, linen),
    fill(`M${at(16, 430)}Q${at(-26, 366)} ${at(-62, 312)}L${at(14, 330)}Z`, red),
    line(
      `M${at(-86, 222)}L${at(12, 218)}M${at(-122, 160)}L${at(12, 158)}`,
      mix(linen, palette.shade, 0.25),
      3,
    ),
    line(`M${at(16, 440)}L${at(12, 60)}`, darkMetal, 8),
    line(`M${at(-158, 100)}L${at(16, 102)}`, darkMetal, 6),
    fill(`M${at(-150, 62)}Q${at(-20, 22)} ${at(160, 44)}L${at(150, 58)}Q${at(0, 92)} ${at(-150, 62)}Z`, blue),
    ...wheel(-140),
    ...wheel(-20),
    ...wheel(158),
  ];
};

/** What is stuck in the snow leaves a small heap around it. */
const heap = ({ palette }: Pen, [x, y]: readonly [number, number], width: number): Marks => [
  fill(ellipse(x, y + 8, width, 17), palette.snow),
  fill(ellipse(x - width * 0.2, y + 15, width * 0.7, 9), mix(palette.snow, palette.shade, 0.14)),
];

/** A pair of skis and their sticks in the snow. */
export const skis: ForegroundObject = (pen, foot) => {
  const { palette } = pen;
  const { red, linen, darkMetal } = inksOf(palette);
  const at = pointsFrom(foot);
  const ski = (dx: number, lean: number): string =>
    `M${at(dx - 15, -6)}L${at(dx + lean - 13, 350)}Q${at(dx + lean + 2, 398)} ${at(dx + lean + 17, 350)}L${at(dx + 15, -6)}Z`;
  return [
    fill(ski(-26, -16) + ski(26, 16), red),
    line(`M${at(-30, 130)}l0 -64M${at(30, 130)}l0 -64`, linen, 18),
    line(`M${at(-34, 288)}l0 -40M${at(36, 288)}l0 -40`, linen, 10),
    line(`M${at(-112, 0)}L${at(-88, 258)}M${at(118, 0)}L${at(92, 258)}`, darkMetal, 6),
    line(
      `M${at(-90, 262)}l2 -26M${at(92, 262)}l-2 -26M${at(-132, 34)}l40 -4M${at(98, 30)}l40 4`,
      palette.shade,
      10,
    ),
    ...heap(pen, foot, 76),
    ...heap(pen, [foot[0] - 112, foot[1]], 30),
    ...heap(pen, [foot[0] + 118, foot[1]], 30),
  ];
};

/** Snowshoes of wood and gut, upright in the snow. */
export const snowshoes: ForegroundObject = (pen, foot) => {
  const { palette } = pen;
  const { wood, straw, leather } = inksOf(palette);
  const shoe = (dx: number, lean: number): Marks => {
    const at = pointsFrom([foot[0] + dx, foot[1]]);
    const frame = `M${at(0, -10)}Q${at(-82 + lean, 120)} ${at(-52 + lean, 236)}Q${at(lean, 316)} ${at(54 + lean, 236)}Q${at(80 + lean, 120)} ${at(0, -10)}Z`;
    const net = [70, 106, 142, 178, 214, 250].map(
      (up) =>
        `M${at(-56 + lean, up)}L${at(56 + lean, up + 14)}M${at(56 + lean, up)}L${at(-56 + lean, up + 14)}`,
    );
    return [
      fill(frame, mix(straw, palette.snow, 0.72), 0.5),
      line(net.join(''), mix(straw, palette.shade, 0.16), 3),
      line(frame, wood, 12),
      line(
        `M${at(-60 + lean, 164)}L${at(60 + lean, 164)}M${at(-54 + lean, 128)}L${at(54 + lean, 128)}`,
        leather,
        12,
      ),
    ];
  };
  const stick = shapeAt(foot)([126, 0], [132, 0], [118, 262], [110, 262]);
  return [
    fill(stick, inksOf(palette).darkMetal),
    ...shoe(-66, -16),
    ...shoe(58, 14),
    ...heap(pen, [foot[0] - 66, foot[1]], 52),
    ...heap(pen, [foot[0] + 58, foot[1]], 52),
    ...heap(pen, [foot[0] + 130, foot[1]], 24),
  ];
};

/** Two rolled mats, a cushion and a block. */
export const yoga: ForegroundObject = (pen, foot) => {
  const { palette } = pen;
  const { blue, red, linen, wood } = inksOf(palette);
  const at = pointsFrom(foot);
  const [x, y] = foot;
  const mat = (dx: number, tall: number, ink: string): Marks => {
    const body = `M${at(dx - 36, 0)}V${round(y - tall)}H${round(x + dx + 36)}V${round(y)}Z`;
    return [
      ...solid(pen, body, ink),
      fill(ellipse(x + dx, y - tall, 36, 12), mix(ink, palette.lit, 0.3)),
      line(
        `M${round(x + dx - 20)} ${round(y - tall)}a20 6 0 1 1 28 4a10 3 0 1 1 -10 -4`,
        mix(ink, palette.shade, 0.4),
        3,
      ),
      line(`M${at(dx - 36, tall * 0.34)}h72M${at(dx - 36, tall * 0.66)}h72`, linen, 8),
    ];
  };
  const cushion = `M${at(10, 10)}Q${at(-6, 62)} ${at(40, 70)}L${at(170, 70)}Q${at(216, 62)} ${at(200, 10)}Q${at(106, -10)} ${at(10, 10)}Z`;
  return [
    ...castShadow(pen, [x + 20, y + 4], 190, 13),
    ...mat(-136, 236, blue),
    ...mat(-58, 206, mix(red, linen, 0.24)),
    ...solid(pen, cushion, linen, 'bottom'),
    line(`M${at(4, 40)}Q${at(106, 24)} ${at(206, 40)}`, mix(linen, palette.shade, 0.24), 3),
    fill(`M${at(52, 70)}V${round(y - 116)}H${round(x + 152)}V${round(y - 70)}Z`, wood),
    fill(`M${at(52, 116)}L${at(66, 126)}L${at(166, 126)}L${at(152, 116)}Z`, mix(wood, palette.lit, 0.4)),
  ];
};
