import { type Colour, mix } from '../../kit/colour';
import { fill, type Marks, stipple } from '../../kit/marks';
import { type Point, polygon, smooth, type Size } from '../../kit/paths';
import type { Pen } from '../../kit/pen';
import { ballShade } from '../plants/trees';
import { itemAt } from '../../../item-at';

/** Draws a rounded boulder with an irregular lower edge. */
export function boulder(pen: Pen, [x, y]: Point, [width, height]: Size, colour: Colour): Marks {
  const { random, palette } = pen;
  const count = 9;
  const points = Array.from({ length: count }, (_, index): Point => {
    const angle = Math.PI + (index / (count - 1)) * Math.PI;
    return [
      x + Math.cos(angle) * (width / 2) * random.between(0.88, 1.08),
      y + Math.sin(angle) * height * random.between(0.85, 1.1),
    ];
  });
  const path = smooth(
    [...points, [x + width * 0.4, y + height * 0.12], [x - width * 0.4, y + height * 0.12]],
    true,
  );
  return [
    fill(path, mix(colour, palette.lit, 0.18)),
    stipple(path, mix(colour, palette.shade, 0.5), 0.95, { from: ballShade(pen), reach: 0.75 }),
  ];
}

/** Draws a crag with one lit and one shaded side. */
export function crag(pen: Pen, [x, y]: Point, [width, height]: Size, colour: Colour): Marks {
  const { random, palette, light } = pen;
  const left = x - width / 2;
  const top = Array.from({ length: 7 }, (_, index): Point => {
    const share = index / 6;
    const bulge = Math.sin(Math.PI * (0.12 + share * 0.76));
    return [left + width * share, y - height * bulge * random.between(0.82, 1.12)];
  });
  const path = polygon([...top, [left + width * 1.04, y], [left - width * 0.04, y]]);
  const peak = itemAt(top, random.whole(2, 4));
  const shadeEdge = light < 0 ? left + width * 1.04 : left - width * 0.04;
  const away = top.filter(([px]) => (light < 0 ? px >= peak[0] : px <= peak[0]));
  const dark = polygon([
    ...(light < 0 ? away : [...away].reverse()),
    [shadeEdge, y],
    [peak[0] - light * width * random.between(0.02, 0.14), y],
    [peak[0] + light * width * 0.05, y - height * 0.45],
  ]);
  return [
    fill(path, mix(colour, palette.lit, 0.24)),
    stipple(path, mix(colour, palette.shade, 0.4), 0.5, { from: 'bottom', reach: 0.8 }),
    fill(dark, mix(colour, palette.shade, 0.38)),
    stipple(dark, mix(colour, palette.shade, 0.7), 0.5, { from: 'bottom', reach: 0.9 }),
  ];
}
