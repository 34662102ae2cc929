import { mix } from '../../../kit/colour';
import { fill, line, type Marks, stipple } from '../../../kit/marks';
import { type Point, polygon, round } from '../../../kit/paths';
import type { Pen } from '../../../kit/pen';

/** Draws the gable front of a beach cabin with a striped door. */
export function cabin(pen: Pen, [x, y]: Point, colour: string): Marks {
  const { palette, light } = pen;
  const wall = mix(palette.cloud, palette.walls[0], 0.3);
  const face = polygon([
    [x - 19, y],
    [x - 19, y - 36],
    [x, y - 56],
    [x + 19, y - 36],
    [x + 19, y],
  ]);
  const side = polygon([
    [x - light * 19, y],
    [x - light * 19, y - 36],
    [x - light * 34, y - 34],
    [x - light * 34, y - 3],
  ]);
  const roof = polygon([
    [x - light * 22, y - 33],
    [x, y - 59],
    [x - light * 17, y - 58],
    [x - light * 38, y - 31],
  ]);
  return [
    fill(side, mix(wall, palette.shade, 0.4)),
    fill(face, wall),
    stipple(face, mix(wall, palette.shade, 0.3), 0.35, 'bottom'),
    fill(
      polygon([
        [x - 8, y],
        [x - 8, y - 30],
        [x + 8, y - 30],
        [x + 8, y],
      ]),
      colour,
    ),
    fill(roof, mix(colour, palette.shade, 0.12)),
    line(`M${round(x + light * 22)} ${round(y - 33)}L${round(x)} ${round(y - 58)}`, colour, 4.5),
  ];
}
