import { mix } from '../../kit/colour';
import { fill, type Marks } from '../../kit/marks';
import { box, type Point, polygon, round } from '../../kit/paths';
import type { Pen } from '../../kit/pen';

/** Draws a small sailing boat with its reflection. `size` is the height of its mast. */
export function sailboat(pen: Pen, [x, y]: Point, size: number): Marks {
  const { palette, light } = pen;
  const sail = mix(palette.cloud, palette.sun, 0.4);
  const main = polygon([
    [x, y - size],
    [x, y - size * 0.16],
    [x - light * size * 0.42, y - size * 0.16],
  ]);
  const jib = polygon([
    [x + light * size * 0.05, y - size * 0.9],
    [x + light * size * 0.05, y - size * 0.16],
    [x + light * size * 0.34, y - size * 0.16],
  ]);
  const hull = `M${round(x - size * 0.44)} ${round(y - size * 0.12)}H${round(x + size * 0.44)}Q${round(x + size * 0.36)} ${round(y + size * 0.03)} ${round(x + size * 0.24)} ${round(y + size * 0.03)}H${round(x - size * 0.26)}Q${round(x - size * 0.38)} ${round(y + size * 0.03)} ${round(x - size * 0.44)} ${round(y - size * 0.12)}Z`;
  return [
    fill(box(x - size * 0.2, y + size * 0.05, size * 0.36, size * 0.03), sail, 0.55),
    fill(box(x - size * 0.13, y + size * 0.14, size * 0.2, size * 0.03), sail, 0.4),
    fill(main, mix(sail, palette.shade, 0.18)),
    fill(jib, sail),
    fill(hull, palette.roofs[0]),
  ];
}

/** Draws a rowing boat or a canal launch of length `size`. */
export function launch(pen: Pen, [x, y]: Point, size: number, withCabin: boolean): Marks {
  const { palette } = pen;
  const hull = `M${round(x - size / 2)} ${round(y - size * 0.13)}Q${round(x)} ${round(y - size * 0.07)} ${round(x + size / 2)} ${round(y - size * 0.13)}Q${round(x + size * 0.4)} ${round(y + size * 0.06)} ${round(x + size * 0.3)} ${round(y + size * 0.06)}H${round(x - size * 0.3)}Q${round(x - size * 0.42)} ${round(y + size * 0.05)} ${round(x - size / 2)} ${round(y - size * 0.13)}Z`;
  const cabin = withCabin
    ? [
        fill(
          box(x - size * 0.24, y - size * 0.24, size * 0.46, size * 0.15),
          mix(palette.walls[0], palette.lit, 0.2),
        ),
        fill(box(x - size * 0.27, y - size * 0.26, size * 0.52, size * 0.035), palette.roofs[2]),
        fill(
          [0, 1, 2]
            .map((index) => box(x - size * (0.19 - index * 0.14), y - size * 0.2, size * 0.085, size * 0.06))
            .join(''),
          palette.pane,
        ),
      ]
    : [];
  return [
    fill(
      box(x - size * 0.34, y + size * 0.07, size * 0.7, size * 0.035),
      mix(palette.water[1], palette.shade, 0.4),
      0.6,
    ),
    ...cabin,
    fill(hull, palette.roofs[0]),
    fill(
      `M${round(x - size / 2)} ${round(y - size * 0.13)}Q${round(x)} ${round(y - size * 0.07)} ${round(x + size / 2)} ${round(y - size * 0.13)}L${round(x + size * 0.48)} ${round(y - size * 0.09)}Q${round(x)} ${round(y - size * 0.03)} ${round(x - size * 0.48)} ${round(y - size * 0.09)}Z`,
      mix(palette.roofs[0], palette.lit, 0.35),
    ),
  ];
}
