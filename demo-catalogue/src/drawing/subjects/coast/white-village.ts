import { mix } from '../../kit/colour';
import { fill, type Marks } from '../../kit/marks';
import { arch, box, disc, type Point, round } from '../../kit/paths';
import type { Pen } from '../../kit/pen';
import { agave } from '../../parts/plants/agaves';
import { plane, ridge, ridgeThrough } from '../../parts/land/ground';
import { sky } from '../../parts/land/sky';
import { stack } from '../../parts/buildings/country/hillside-houses';
import { bushes } from '../../parts/plants/trees';
import { sailboat } from '../../parts/objects/vessels';
import { glitter, ripples, water } from '../../parts/land/water';

/** Draws whitewashed houses on a hill above the sea, a domed church at the top, agaves in the foreground. */
export function whiteVillage(pen: Pen): Marks {
  const { across, palette, light } = pen;
  const horizon = 350;
  const [one, other] = [across(-0.54), across(0.06)];
  const [from, to] = [Math.min(one, other), Math.max(one, other)];
  const crest = (share: number): number => {
    const inland = light < 0 ? share : 1 - share;
    return (
      206 +
      96 * (1 - Math.sin(Math.PI * Math.min(1, 0.22 + inland * 0.62))) +
      (inland < 0.2 ? (0.2 - inland) * 520 : 0)
    );
  };
  const white = mix(palette.cloud, palette.walls[0], 0.25);
  return [
    ...sky(pen, horizon),
    ...plane(pen, ridge(pen, horizon - 14, 16, 1).path, palette.land[0], 0.2),
    ...water(pen, horizon),
    ...glitter(pen, horizon, 560),
    ...ripples(pen, horizon, 560, 34),
    ...sailboat(pen, [across(0.24), horizon + 48], 54),
    ...sailboat(pen, [across(0.4), horizon + 18], 26),
    ...hill(pen, crest, from, to),
    ...belfry(pen, [across(-0.2), crest(light < 0 ? 0.55 : 0.45) + 16], white),
    ...stack(pen, {
      crest,
      foot: 486,
      from,
      to,
      size: 78,
      rows: 6,
      walls: [white, mix(white, palette.walls[0], 0.6), palette.cloud],
      roofs: [
        palette.roofs[0],
        mix(palette.roofs[0], palette.walls[2], 0.5),
        mix(white, palette.shade, 0.12),
      ],
      green: [palette.land[3], palette.land[2]],
      greenery: 0.12,
    }),
    ...slope(pen),
  ];
}

function hill(pen: Pen, crest: (share: number) => number, from: number, to: number): Marks {
  const { palette, light } = pen;
  const points = Array.from({ length: 12 }, (_, index): Point => [
    from + ((to - from) * index) / 11,
    crest(index / 11) - 2,
  ]);
  const edge = ridgeThrough(
    pen,
    light < 0
      ? [[from - 60, 560], ...points, [to + 120, 230]]
      : [[from - 120, 230], ...points, [to + 60, 560]],
  );
  return plane(pen, edge.path, palette.land[2], 0.5);
}

function belfry(pen: Pen, [x, y]: Point, white: string): Marks {
  const { palette, light } = pen;
  const dome = palette.water[1];
  return [
    fill(box(x - 44, y - 52, 88, 70), mix(white, palette.shade, 0.08)),
    fill(disc(x, y - 52, 33), dome),
    fill(
      `M${x} ${y - 86}a34 34 0 0 ${light < 0 ? 1 : 0} ${-light * 33} 34h${light * 33}Z`,
      mix(dome, palette.shade, 0.3),
    ),
    fill(box(x - 44, y - 54, 88, 6), white),
    fill(box(x + light * 58 - 15, y - 112, 30, 130), white),
    fill(box(x + light * 58 - (light < 0 ? 0 : 15), y - 112, 15, 130), mix(white, palette.shade, 0.3)),
    fill(
      arch(x + light * 58 - 6, y - 82, 12, 22),
      pen.lamps ? palette.pane : mix(palette.pane, palette.shade, 0.2),
    ),
    fill(`M${round(x + light * 58 - 18)} ${y - 112}l18 -24l18 24Z`, palette.roofs[0]),
  ];
}

/** Draws dry terraces with agaves and broom, darker towards the corner. */
function slope(pen: Pen): Marks {
  const { palette, width, light, across, random } = pen;
  const points: Point[] = [
    [-20, 470],
    [width * 0.4, 500],
    [width * 0.75, 572],
    [width + 20, 612],
  ];
  const edge = ridgeThrough(
    pen,
    light < 0 ? points.map(([x, y]): Point => [width - x, y]).reverse() : points,
  );
  const scrub = Array.from({ length: 16 }, (_, index): Point => {
    const x = across(-0.5 + index * 0.062);
    return [x, edge.at(x) + random.between(10, 40)];
  });
  return [
    ...plane(pen, edge.path, mix(palette.land[2], palette.walls[1], 0.34), 0.6),
    ...bushes(pen, scrub, 17, palette.land[3]),
    ...(
      [
        [-0.4, 628, 92],
        [-0.2, 636, 66],
        [0.3, 652, 84],
        [0.44, 640, 58],
      ] as const
    ).flatMap(([share, y, size]) => agave(pen, [across(share), y], size)),
  ];
}
