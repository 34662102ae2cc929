import { mix } from '../../kit/colour';
import { line, type Marks } from '../../kit/marks';
import { round } from '../../kit/paths';
import type { Pen } from '../../kit/pen';
import { plane, ridge } from '../../parts/land/ground';
import { sky } from '../../parts/land/sky';
import { bushes } from '../../parts/plants/trees';
import { sailboat } from '../../parts/objects/vessels';
import { glitter, ripples, water } from '../../parts/land/water';

/** Draws open water with a few sails. It is the view of windows on any coast, so it has no pines and no cliffs. */
export function seaView(pen: Pen): Marks {
  const { across, palette, light, width } = pen;
  const horizon = 336;
  const shore = ridge(pen, 560, 12, 1);
  return [
    ...sky(pen, horizon),
    ...plane(pen, ridge(pen, horizon - 12, 12, 1.1).path, palette.land[0], 0.25),
    ...water(pen, horizon),
    ...glitter(pen, horizon, 560),
    ...ripples(pen, horizon, 560, 40),
    ...sailboat(pen, [across(-0.08), horizon + 48], 84),
    ...sailboat(pen, [across(0.08), horizon + 20], 40),
    ...sailboat(pen, [across(-0.3), horizon + 12], 26),
    line(
      `M-20 ${round(shore.at(0) - 4)}Q${round(width / 2)} ${round(shore.at(width / 2) - 12)} ${width + 20} ${round(shore.at(width) - 4)}`,
      mix(palette.water[0], palette.cloud, 0.7),
      6,
    ),
    ...plane(pen, shore.path, mix(palette.walls[1], palette.lit, 0.4), 0.6),
    ...bushes(
      pen,
      [-0.46, -0.41, -0.36, 0.4, 0.45].map((share) => [across(share * -light * -1), 630] as const),
      26,
      palette.land[3],
    ),
  ];
}
