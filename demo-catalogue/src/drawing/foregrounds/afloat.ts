import { mix } from '../kit/colour';
import { fill, line } from '../kit/marks';
import { box, disc, ellipse, round } from '../kit/paths';
import { castShadow } from '../parts/objects/tableware';
import { type ForegroundObject, inksOf, pointsFrom, shapeAt, solid } from './foreground-object';

/** A mooring post with a coil of rope, and a life ring. */
export const mooring: ForegroundObject = (pen, foot) => {
  const { palette } = pen;
  const { darkWood, straw, linen, red } = inksOf(palette);
  const [x, y] = foot;
  const shape = shapeAt(foot);
  const post = shape([-34, 0], [-32, 214], [32, 214], [34, 0]);
  const ring = [x + 118, y - 66] as const;
  const loops = [0, 1, 2, 3].map((turn) => `M${round(x - 36)} ${y - 150 - turn * 13}q36 16 72 0`);
  const bands = [0, 90, 180, 270].map((angle) => {
    const [dx, dy] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
    return `M${round(ring[0] + dx * 38)} ${round(ring[1] + dy * 38)}L${round(ring[0] + dx * 62)} ${round(ring[1] + dy * 62)}`;
  });
  return [
    ...castShadow(pen, [x + 30, y + 4], 150, 14),
    ...solid(pen, post, darkWood),
    fill(ellipse(x, y - 214, 32, 9), mix(darkWood, palette.lit, 0.3)),
    line(loops.join(''), straw, 11),
    line(loops.join(''), mix(straw, palette.shade, 0.4), 2.5),
    line(`M${round(x - 34)} ${y - 152}q-70 60 -66 152`, straw, 9),
    line(disc(ring[0], ring[1], 50), linen, 25),
    line(bands.join(''), red, 20),
  ];
};

/** A rowing boat drawn up on the bank, an oar leaning on it. */
export const rowboat: ForegroundObject = (pen, foot) => {
  const { palette } = pen;
  const { red, wood, linen } = inksOf(palette);
  const at = pointsFrom(foot);
  const hull = `M${at(-220, 118)}Q${at(0, 76)} ${at(236, 132)}Q${at(198, 2)} ${at(140, 0)}L${at(-130, 0)}Q${at(-192, 6)} ${at(-220, 118)}Z`;
  const rim = `M${at(-220, 118)}Q${at(0, 76)} ${at(236, 132)}L${at(231, 112)}Q${at(0, 58)} ${at(-216, 98)}Z`;
  const oar = `M${at(-120, 196)}L${at(120, 62)}`;
  return [
    ...castShadow(pen, [foot[0], foot[1] + 4], 236, 16),
    line(`M${at(-150, 112)}L${at(-104, 92)}M${at(64, 100)}L${at(112, 106)}`, wood, 10),
    ...solid(pen, hull, red),
    line(`M${at(-200, 60)}Q${at(0, 24)} ${at(206, 66)}`, mix(red, palette.shade, 0.35), 4),
    fill(rim, linen),
    line(oar, wood, 9),
    fill(ellipse(foot[0] - 132, foot[1] - 204, 32, 13), wood),
  ];
};

/** A kayak on a jetty, its paddle upright beside it. */
export const kayak: ForegroundObject = (pen, foot) => {
  const { palette } = pen;
  const { blue, linen, red, darkMetal } = inksOf(palette);
  const at = pointsFrom(foot);
  const hull = `M${at(-226, 78)}Q${at(-120, 104)} ${at(0, 96)}Q${at(150, 104)} ${at(250, 84)}Q${at(190, 6)} ${at(20, 4)}Q${at(-166, 6)} ${at(-226, 78)}Z`;
  return [
    ...castShadow(pen, [foot[0], foot[1] + 4], 230, 13),
    line(`M${at(-96, 4)}L${at(-60, 316)}`, darkMetal, 8),
    fill(`M${at(-72, 300)}Q${at(-96, 352)} ${at(-52, 398)}Q${at(-28, 350)} ${at(-50, 300)}Z`, red),
    ...solid(pen, hull, blue, 'bottom'),
    fill(`M${at(-204, 62)}Q${at(0, 44)} ${at(226, 64)}L${at(218, 52)}Q${at(0, 30)} ${at(-196, 50)}Z`, linen),
    fill(ellipse(foot[0] + 10, foot[1] - 96, 60, 13), mix(blue, palette.shade, 0.7)),
    line(`M${at(40, 96)}Q${at(66, 128)} ${at(60, 138)}`, mix(blue, palette.shade, 0.5), 10),
  ];
};

/** A fishing rod on its stand, and a creel. */
export const rod: ForegroundObject = (pen, foot) => {
  const { palette } = pen;
  const { darkWood, straw, leather, red, metal } = inksOf(palette);
  const at = pointsFrom(foot);
  const [x, y] = foot;
  const creel = `M${at(-80, 0)}Q${at(-106, 84)} ${at(-84, 128)}L${at(66, 128)}Q${at(88, 84)} ${at(62, 0)}Z`;
  const weave = [22, 46, 70, 94].map((up) => `M${at(-92, up)}Q${at(-10, up - 12)} ${at(74, up)}`);
  return [
    ...castShadow(pen, [x, y + 4], 110, 12),
    line(`M${at(112, 0)}L${at(128, 142)}M${at(152, 0)}L${at(132, 142)}`, darkWood, 8),
    line(`M${at(40, 66)}L${at(146, 148)}`, darkWood, 10),
    line(`M${at(146, 148)}Q${at(300, 268)} ${at(372, 396)}`, darkWood, 5),
    line(`M${at(372, 396)}Q${at(392, 260)} ${at(380, 128)}`, metal, 2),
    fill(disc(x + 380, y - 122, 10), red),
    fill(disc(x + 84, y - 94, 17), metal),
    ...solid(pen, creel, straw),
    line(weave.join(''), mix(straw, palette.shade, 0.32), 4),
    fill(`M${at(-92, 124)}Q${at(-10, 168)} ${at(74, 124)}Z`, mix(straw, palette.lit, 0.2)),
    line(`M${at(-60, 126)}L${at(-60, 40)}M${at(40, 126)}L${at(40, 40)}`, leather, 9),
    fill(box(x - 24, y - 112, 30, 26), leather),
  ];
};
