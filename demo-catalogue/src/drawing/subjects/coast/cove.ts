import { mix } from '../../kit/colour';
import { fill, line, type Marks, stipple } from '../../kit/marks';
import { type Point, smooth } from '../../kit/paths';
import type { Pen } from '../../kit/pen';
import { birds, sky } from '../../parts/land/sky';
import { roundTower } from '../../parts/buildings/castles';
import { plane, ridge } from '../../parts/land/ground';
import { house } from '../../parts/buildings/houses';
import { church } from '../../parts/buildings/country/villages';
import { bushes, cypress, umbrellaPine } from '../../parts/plants/trees';
import { sailboat } from '../../parts/objects/vessels';
import { glitter, ripples, water } from '../../parts/land/water';

/** Draws a Mediterranean bay: a headland with two houses on the side away from the light, and an umbrella pine. */
export function cove(pen: Pen): Marks {
  const { across, palette, random, light, calm, width } = pen;
  const horizon = 352;
  const coast = headland(pen);
  return [
    ...sky(pen, horizon, calm ? { sunX: width * 0.6 } : {}),
    ...birds(pen, [across(0.1), 130], 3),
    ...plane(pen, ridge(pen, horizon - pen.vary(16, 14), pen.vary(18, 12), 1.2).path, palette.land[0], 0.2),
    ...water(pen, horizon),
    ...glitter(pen, horizon, 600, calm ? width * 0.6 : pen.sunX),
    ...ripples(pen, horizon, 640),
    ...coast,
    ...sailboat(pen, [across(-0.06), horizon + 34], 62),
    ...sailboat(pen, [across(0.24), horizon + 16], 30),
    ...nearShore(pen),
    ...(calm
      ? []
      : umbrellaPine(pen, [across(pen.vary(0.36, 0.08)), 640], pen.vary(random.between(470, 520), 110), {
          colour: palette.land[4],
          lean: -light * 0.06,
        })),
  ];
}

function headland(pen: Pen): Marks {
  const { across, palette, light, random } = pen;
  // With space for a title, the headland is at the other edge and there is no pine.
  const x = (share: number): number => (pen.calm ? pen.width - (1.02 - share) * 960 : across(0.5 - share));
  const rise = pen.vary(0, 46);
  const outline: Point[] = [
    [x(1.04), 232 + rise],
    [x(0.92), 250 + rise],
    [x(0.82), 274 + rise * 0.5],
    [x(0.7), 322],
    [x(0.6), 366],
    [x(0.54), 384],
  ];
  const hill = `${smooth(outline)}L${x(1.04)} 420Z`;
  const sand: Point[] = [
    [x(1.04), 372],
    [x(0.84), 382],
    [x(0.7), 390],
    [x(0.635), 416],
    [x(0.7), 448],
    [x(0.86), 478],
    [x(1.04), 492],
  ];
  const beach = `${smooth(sand)}L${x(1.04)} 372Z`;
  const foam = smooth(sand.slice(2).map(([px, py]): Point => [px + (pen.calm ? -6 : light * 6), py + 4]));
  const sandTone = mix(palette.walls[1], palette.lit, 0.4);
  const trees = Array.from({ length: 12 }, (_, index): Point => {
    const share = 0.66 + index * 0.033;
    return [x(share), 386 - (share - 0.66) * 40];
  });
  return [
    ...plane(pen, hill, palette.land[2], 0.62),
    stipple(hill, mix(palette.land[2], palette.lit, 0.6), 0.35, { from: 'top', reach: 0.3 }),
    ...bushes(pen, trees, 13, palette.land[3]),
    ...settlement(pen, x),
    ...bushes(
      pen,
      [
        [x(0.9), 340],
        [x(0.985), 322],
      ],
      12,
      palette.land[3],
    ),
    line(foam, mix(palette.water[0], palette.cloud, 0.7), 5),
    ...plane(pen, beach, sandTone, 0.4),
    ...parasols(pen, [x(0.8), x(0.96)], random.between(418, 426)),
  ];
}

/** Draws two villas, a chapel with cypresses, or a watchtower, depending on the variant. */
function settlement(pen: Pen, x: (share: number) => number): Marks {
  const { palette, variant } = pen;
  const villa = { wall: palette.walls[0], roof: palette.roofs[0], storeys: 2 };
  const trees = [
    ...cypress(pen, [x(0.8), 344], 70, palette.land[3]),
    ...cypress(pen, [x(0.775), 350], 50, palette.land[4]),
  ];
  if (variant % 3 === 1)
    return [
      ...church(pen, [x(0.88) - 36, 330], 62, { wall: palette.walls[0], roof: palette.roofs[1] }),
      ...house(pen, [x(0.97) - 26, 306], [52, 30], villa),
      ...trees,
    ];
  if (variant % 3 === 2)
    return [
      ...roundTower(pen, [x(0.93), 292], {
        width: 40,
        height: 70,
        roofHeight: 0,
        wall: palette.walls[1],
        roof: palette.slate,
      }),
      ...house(pen, [x(0.83) - 30, 344], [60, 30], { ...villa, storeys: 1 }),
      ...trees,
    ];
  return [
    ...house(pen, [x(0.86) - 35, 334], [70, 40], { ...villa, chimney: true }),
    ...house(pen, [x(0.94) - 34, 318], [68, 54], {
      ...villa,
      wall: palette.walls[1],
      roof: palette.roofs[1],
      windows: 2,
    }),
    ...trees,
  ];
}

function parasols({ palette, light }: Pen, xs: readonly number[], y: number): Marks {
  return xs.flatMap((x, index) => [
    line(`M${x} ${y}l${-light * 3} -24`, palette.roofs[2], 2),
    fill(`M${x - light * 3 - 19} ${y - 20}q19 -24 38 0z`, index % 2 ? palette.cloud : palette.roofs[0]),
  ]);
}

function nearShore(pen: Pen): Marks {
  const { palette, random } = pen;
  const edge = ridge(pen, 618, 10, 1.1);
  const scrub = Array.from({ length: 9 }, (_, index): Point => [
    pen.across(0.2 + index * 0.04) + random.between(-10, 10),
    632,
  ]);
  return [
    ...plane(pen, edge.path, palette.land[4], 0.3),
    ...bushes(pen, scrub, 20, mix(palette.land[4], palette.land[3], 0.35)),
  ];
}
