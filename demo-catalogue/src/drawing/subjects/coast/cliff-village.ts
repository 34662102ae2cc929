import { mix } from '../../kit/colour';
import { fill, line, type Marks } from '../../kit/marks';
import { box, type Point, round } from '../../kit/paths';
import type { Pen } from '../../kit/pen';
import { plane, ridge, ridgeThrough } from '../../parts/land/ground';
import { crag } from '../../parts/land/rocks';
import { sky } from '../../parts/land/sky';
import { stack } from '../../parts/buildings/country/hillside-houses';
import { bushes, umbrellaPine } from '../../parts/plants/trees';
import { launch, sailboat } from '../../parts/objects/vessels';
import { spire } from '../../parts/buildings/country/villages';
import { glitter, reflection, ripples, water } from '../../parts/land/water';

/** Draws coloured houses on a cliff above a small harbour, with terraces of vines and an umbrella pine at the edge. */
export function cliffVillage(pen: Pen): Marks {
  const { across, palette } = pen;
  const shore = 432;
  const village = onTheRock(pen, shore);
  return [
    ...sky(pen, 330),
    ...plane(pen, ridge(pen, 312, 26, 1.1).path, palette.land[0], 0.3),
    ...water(pen, 336),
    ...glitter(pen, 340, 600),
    ...village,
    reflection(pen, village, shore + 6, 0.34),
    ...ripples(pen, 344, 640, 40),
    ...launch(pen, [across(0.02), 494], 84, false),
    ...launch(pen, [across(-0.14), 532], 100, false),
    ...sailboat(pen, [across(0.24), 402], 56),
    ...nearLedge(pen),
    ...umbrellaPine(pen, [across(0.43), 650], 420, { colour: palette.land[4], lean: -pen.light * 0.05 }),
  ];
}

function onTheRock(pen: Pen, shore: number): Marks {
  const { across, palette, light } = pen;
  const [one, other] = [across(-0.56), across(0.06)];
  const [from, to] = [Math.min(one, other), Math.max(one, other)];
  const crest = (share: number): number => {
    const inland = light < 0 ? 1 - share : share;
    return 150 + 250 * inland ** 1.5;
  };
  const points = Array.from({ length: 12 }, (_, index): Point => [
    from + ((to - from) * index) / 11,
    crest(index / 11) - 12,
  ]);
  const rock = mix(palette.walls[3], palette.shade, 0.28);
  const cliff = ridgeThrough(
    { ...pen, height: shore - 14 },
    light < 0 ? [[from - 10, shore], ...points] : [...points, [to + 10, shore]],
  );
  const colours = [
    palette.walls[1],
    palette.walls[2],
    mix(palette.walls[2], palette.roofs[0], 0.35),
    palette.walls[0],
    mix(palette.walls[2], '#e8a9a0', 0.5),
    mix(palette.walls[1], palette.lit, 0.5),
  ];
  return [
    ...plane(pen, hillBehind(pen), palette.land[2], 0.6),
    ...terraces(pen),
    ...plane(pen, cliff.path, rock, 0.6),
    ...spire(pen, [across(-0.12), crest(light < 0 ? 0.3 : 0.7) + 20], {
      width: 30,
      height: 96,
      roofHeight: 30,
      wall: palette.walls[1],
      roof: palette.roofs[1],
    }),
    ...stack(pen, {
      crest,
      foot: shore - 18,
      from,
      to,
      size: 62,
      rows: 7,
      walls: colours,
      roofs: [palette.roofs[0], palette.roofs[1], mix(palette.roofs[0], palette.walls[2], 0.4)],
      green: [palette.land[3], palette.land[4]],
      greenery: 0.08,
    }),
    ...[-0.5, -0.4, -0.29, -0.19, -0.09, 0, 0.07].flatMap((share, index) =>
      crag(pen, [across(share), shore + 6], [116 - index * 4, 34 - index * 2], rock),
    ),
    fill(box(from - 40, shore + 4, to - from + 80, 4), mix(palette.water[0], palette.cloud, 0.6)),
  ];
}

const hillBehind = (pen: Pen): string => {
  const { across } = pen;
  const points: Point[] = [
    [across(-0.62), 96],
    [across(-0.4), 120],
    [across(-0.16), 214],
    [across(0.02), 300],
    [across(0.14), 340],
  ];
  return ridgeThrough({ ...pen, height: 330 }, pen.light < 0 ? [...points].reverse() : points).path;
};

function terraces({ across, palette }: Pen): Marks {
  const steps = Array.from({ length: 6 }, (_, index) => {
    const y = 132 + index * 30;
    return `M${round(across(-0.52))} ${y}Q${round(across(-0.36 + index * 0.03))} ${y + 8} ${round(across(-0.32 + index * 0.055))} ${y + 46}`;
  });
  return [line(steps.join(''), mix(palette.land[2], palette.lit, 0.4), 3)];
}

function nearLedge(pen: Pen): Marks {
  const { palette, across, random } = pen;
  const points: Point[] = [
    [across(0.16), 660],
    [across(0.26), 616],
    [across(0.4), 590],
    [across(0.58), 574],
  ];
  const edge = ridgeThrough(pen, pen.light < 0 ? [...points].reverse() : points);
  const scrub = Array.from({ length: 7 }, (_, index): Point => [
    across(0.28 + index * 0.04),
    620 - index * 3 + random.between(-4, 6),
  ]);
  return [
    ...plane(pen, edge.path, palette.land[4], 0.3),
    ...bushes(pen, scrub, 22, mix(palette.land[4], palette.land[3], 0.4)),
  ];
}
