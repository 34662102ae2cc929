import { mix } from '../../kit/colour';
import { fill, line, type Marks, stipple } from '../../kit/marks';
import { box, ground, type Point, polygon, round } from '../../kit/paths';
import type { Pen } from '../../kit/pen';
import { blooms, plane, type Ridge, ridge, ridgeThrough, tuft } from '../../parts/land/ground';
import { house } from '../../parts/buildings/houses';
import { crag } from '../../parts/land/rocks';
import { birds, sky } from '../../parts/land/sky';
import { launch, sailboat } from '../../parts/objects/vessels';
import { glitter, ripples, water } from '../../parts/land/water';
import { itemAt } from '../../../item-at';

/** Draws a lighthouse on a headland, with dunes, marram grass and a leaning fence in front. */
export function lighthouse(pen: Pen): Marks {
  const { across, palette } = pen;
  const horizon = 330;
  const point = across(pen.vary(-0.27, 0.12));
  return [
    ...sky(pen, horizon),
    ...birds(pen, [across(0.06), 190], 5),
    ...plane(pen, ridge(pen, horizon - 12, 10, 1).path, palette.land[0], 0.2),
    ...water(pen, horizon),
    ...glitter(pen, horizon, 520),
    ...ripples(pen, horizon, 520, 30),
    ...islet(pen, point, horizon),
    ...(pen.lamps ? beam(pen, point, horizon - 176) : []),
    ...tower(pen, [point, horizon + 2], itemAt([190, 220, 176], pen.variant % 3)),
    ...sailboat(pen, [across(0.2), horizon + 40], 48),
    ...sailboat(pen, [across(0.05), horizon + 16], 24),
    ...dunes(pen),
  ];
}

function islet(pen: Pen, x: number, horizon: number): Marks {
  const { palette, light } = pen;
  const land = ridgeThrough(pen, [
    [x - 280, horizon + 30],
    [x - 120, horizon + 6],
    [x + 40, horizon - 4],
    [x + 160, horizon + 8],
    [x + 290, horizon + 32],
  ]);
  const clip = `${land.path}`;
  return [
    fill(box(x - 300, horizon + 28, 600, 5), mix(palette.water[0], palette.cloud, 0.6)),
    ...[-230, -180, 190, 236].flatMap((dx) =>
      crag(pen, [x + dx, horizon + 32], [62, 22], mix(palette.walls[3], palette.shade, 0.25)),
    ),
    ...plane(
      pen,
      clip.replace(/L[^L]*L[^L]*Z$/, `L${round(x + 290)} ${horizon + 30}L${round(x - 280)} ${horizon + 30}Z`),
      palette.land[2],
      0.6,
    ),
    ...house(pen, [light < 0 ? x + 24 : x - 110, horizon + 6], [86, 34], {
      wall: palette.walls[0],
      roof: palette.roofs[0],
      windows: 3,
      chimney: true,
    }),
  ];
}

function tower(pen: Pen, [x, y]: Point, height: number): Marks {
  const { palette, light } = pen;
  const [foot, head] = [19, 12.5];
  const half = (share: number): number => foot + (head - foot) * share;
  const band = (from: number, to: number): string =>
    polygon([
      [x - half(from), y - height * from],
      [x + half(from), y - height * from],
      [x + half(to), y - height * to],
      [x - half(to), y - height * to],
    ]);
  const shaft = band(0, 0.8);
  const dark = polygon([
    [x - light * foot * 0.25, y],
    [x - light * foot, y],
    [x - light * half(0.8), y - height * 0.8],
    [x - light * half(0.8) * 0.25, y - height * 0.8],
  ]);
  // Lighthouses differ by their bands: two red ones, a dark foot, or one broad band.
  const marks = [[band(0.16, 0.32), band(0.48, 0.64)], [band(0, 0.14), band(0.7, 0.8)], [band(0.28, 0.58)]];
  const bands = itemAt(marks, pen.variant % 3).join('');
  const lantern = pen.lamps ? palette.pane : mix(palette.pane, palette.sky[0], 0.3);
  return [
    fill(shaft, mix(palette.cloud, palette.walls[0], 0.3)),
    fill(bands, palette.roofs[0]),
    stipple(shaft, mix(palette.walls[0], palette.shade, 0.4), 0.3, { from: 'bottom', reach: 0.6 }),
    fill(dark, palette.shade, 0.32),
    fill(box(x - 18, y - height * 0.825, 36, 6), palette.slate),
    fill(box(x - 9, y - height * 0.925, 18, height * 0.1), lantern),
    line(`M${round(x)} ${round(y - height * 0.925)}v${round(height * 0.1)}`, palette.slate, 1.6),
    fill(
      polygon([
        [x - 13, y - height * 0.92],
        [x + 13, y - height * 0.92],
        [x, y - height],
      ]),
      palette.roofs[1],
    ),
  ];
}

function beam({ palette, light, width }: Pen, x: number, y: number): Marks {
  const far = light < 0 ? -20 : width + 20;
  return [
    fill(
      polygon([
        [x, y],
        [far, y - 62],
        [far, y + 26],
      ]),
      palette.pane,
      0.2,
    ),
  ];
}

function dunes(pen: Pen): Marks {
  const { palette, width, random, across, light } = pen;
  const sand = mix(palette.walls[1], palette.lit, 0.45);
  const back = ridge(pen, 500, 14, 1.1);
  const front = ridgeThrough(pen, [
    [-20, light < 0 ? 520 : 596],
    [width * 0.35, light < 0 ? 560 : 584],
    [width * 0.7, light < 0 ? 590 : 548],
    [width + 20, light < 0 ? 600 : 512],
  ]);
  const foam = ground(
    Array.from({ length: 40 }, (_, index): Point => [
      index * (width / 38) - 20,
      back.at(index * (width / 38)) - 8,
    ]),
    640,
  );
  const grass = Array.from({ length: 34 }, () => {
    const x = random.between(0, width);
    const below = random.between(0, 1) ** 1.3;
    return tuft(pen, [x, front.at(x) + 6 + below * 74], 26 + below * 34, 9);
  });
  return [
    fill(foam, mix(palette.water[0], palette.cloud, 0.75)),
    ...plane(pen, back.path, sand, 0.5),
    ...(pen.variant % 3 === 1
      ? boats(pen, back)
      : fence(pen, across(-0.36), across(0.16), (x) => back.at(x) + 34)),
    ...plane(pen, front.path, mix(sand, palette.roofs[0], 0.12), 0.8),
    line(grass.slice(0, 17).join(''), mix(palette.land[2], palette.land[3], 0.5), 2.6),
    line(grass.slice(17).join(''), palette.land[3], 3),
    ...blooms(pen, front, [palette.cloud, palette.roofs[0]], { count: 26, low: 20, high: 90 }),
  ];
}

/** Draws two dinghies on the sand. */
function boats(pen: Pen, shore: Ridge): Marks {
  const { across } = pen;
  return [-0.1, 0.02].flatMap((share, index) =>
    launch(pen, [across(share), shore.at(across(share)) + 46 + index * 18], 96 + index * 22, false),
  );
}

function fence({ palette, random }: Pen, from: number, to: number, at: (x: number) => number): Marks {
  const [left, right] = [Math.min(from, to), Math.max(from, to)];
  const posts: string[] = [];
  for (let x = left; x < right; x += random.between(22, 30)) {
    posts.push(
      `M${round(x)} ${round(at(x))}l${round(random.between(-4, 4))} ${-round(random.between(24, 32))}`,
    );
  }
  const wire = `M${round(left)} ${round(at(left) - 20)}Q${round((left + right) / 2)} ${round(at((left + right) / 2) - 10)} ${round(right)} ${round(at(right) - 20)}`;
  const wood = mix(palette.shade, palette.roofs[2], 0.5);
  return [line(posts.join(''), wood, 3), line(wire, wood, 1.2)];
}
