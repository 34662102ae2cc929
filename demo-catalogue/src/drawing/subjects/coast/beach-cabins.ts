import { mix } from '../../kit/colour';
import { fill, line, type Marks } from '../../kit/marks';
import { box, ground, type Path, type Point, polygon, round } from '../../kit/paths';
import type { Pen } from '../../kit/pen';
import { cabin } from '../../parts/buildings/country/cabins';
import { plane, ridgeThrough, tuft } from '../../parts/land/ground';
import { birds, sky } from '../../parts/land/sky';
import { sailboat } from '../../parts/objects/vessels';
import { glitter, ripples, water } from '../../parts/land/water';
import { itemAt } from '../../../item-at';

/** Draws a wide North Sea beach: low sun, breakwater posts, a row of bathing cabins, a kite. */
export function beachCabins(pen: Pen): Marks {
  const { across, palette } = pen;
  const horizon = 322;
  const inks = [
    palette.roofs[0],
    palette.slate,
    mix(palette.land[3], palette.water[1], 0.4),
    palette.roofs[2],
    palette.water[1],
  ];
  const cabins = Array.from({ length: 6 }, (_, index) => {
    const share = -0.41 + index * 0.074;
    return scaled(
      cabin(pen, [0, 0], itemAt(inks, index % inks.length)),
      [across(share), 482 - index * 8],
      1.75 - index * 0.13,
    );
  });
  return [
    ...sky(pen, horizon, { clouds: 3 }),
    ...birds(pen, [across(0.3), 210], 5),
    ...water(pen, horizon, 470),
    ...glitter(pen, horizon, 420),
    ...ripples(pen, horizon, 420, 24),
    ...sailboat(pen, [across(0.06), horizon + 22], 34),
    ...sailboat(pen, [across(0.22), horizon + 12], 22),
    ...sand(pen),
    ...breakwater(pen),
    ...cabins.reverse().flat(),
    ...kite(pen, [across(0.2), 120]),
    ...dune(pen),
  ];
}

const scaled = (marks: Marks, [x, y]: Point, size: number): Marks => [
  {
    kind: 'group',
    marks,
    opacity: 1,
    clip: null,
    transform: `translate(${round(x)} ${round(y)}) scale(${round(size * 10) / 10})`,
  },
];

function sand(pen: Pen): Marks {
  const { palette, width, light, random } = pen;
  const tone = mix(palette.walls[1], palette.lit, 0.5);
  const edge = Array.from({ length: 11 }, (_, index): Point => {
    const share = index / 10;
    const far = light < 0 ? 1 - share : share;
    return [-20 + (width + 40) * share, 388 + 46 * far + Math.sin(share * 9) * 5 + random.between(-2, 2)];
  });
  const pools: Path[] = Array.from({ length: 9 }, () => {
    const x = random.between(0, width);
    const y = random.between(452, 540);
    return `M${round(x)} ${round(y)}q${round(30 + (y - 440) * 0.4)} -5 ${round(60 + (y - 440) * 0.8)} 0q${round(-30 - (y - 440) * 0.4)} 6 ${round(-60 - (y - 440) * 0.8)} 0Z`;
  });
  return [
    fill(
      ground(
        edge.map(([x, y]): Point => [x, y - 8]),
        660,
      ),
      mix(palette.water[0], palette.cloud, 0.8),
    ),
    fill(ground(edge, 660), mix(tone, palette.water[0], 0.35)),
    ...plane(
      pen,
      ground(
        edge.map(([x, y]): Point => [x, y + 26]),
        660,
      ),
      tone,
      0.5,
    ),
    fill(pools.join(''), mix(palette.water[0], tone, 0.35), 0.8),
  ];
}

/** Draws a row of posts into the sea, taller towards the viewer. */
function breakwater(pen: Pen): Marks {
  const { across, palette, light } = pen;
  const count = 17;
  const posts = Array.from({ length: count }, (_, index) => {
    const share = index / (count - 1);
    const near = share ** 1.6;
    const x = across(0.1 + near * 0.33);
    const y = 368 + near * 158;
    const [wide, tall] = [4 + near * 9, 15 + near * 44];
    return {
      body: box(x - wide / 2, y - tall, wide, tall),
      dark: box(light < 0 ? x : x - wide / 2, y - tall, wide / 2, tall),
    };
  });
  const wood = mix(palette.shade, palette.roofs[2], 0.35);
  return [
    fill(posts.map(({ body }) => body).join(''), mix(wood, palette.lit, 0.25)),
    fill(posts.map(({ dark }) => dark).join(''), wood),
  ];
}

function kite({ palette, light }: Pen, [x, y]: Point): Marks {
  return [
    line(`M${round(x)} ${y + 30}q${-light * 40} 120 ${-light * 120} 210`, palette.cloud, 1.2, 0.8),
    line(`M${round(x)} ${y + 30}q10 14 0 28q-10 14 0 28`, palette.roofs[0], 2.2),
    fill(
      polygon([
        [x, y - 30],
        [x + 20, y - 2],
        [x, y + 30],
        [x - 20, y - 2],
      ]),
      palette.roofs[0],
    ),
    fill(
      polygon([
        [x, y - 30],
        [x - light * 20, y - 2],
        [x, y + 30],
      ]),
      mix(palette.roofs[0], palette.shade, 0.3),
    ),
  ];
}

function dune(pen: Pen): Marks {
  const { palette, light, width, random } = pen;
  const tone = mix(palette.walls[1], palette.roofs[0], 0.14);
  const points: Point[] = [
    [-20, 548],
    [width * 0.3, 586],
    [width * 0.62, 604],
    [width + 20, 570],
  ];
  const edge = ridgeThrough(
    pen,
    light < 0 ? points.map(([x, y]): Point => [width - x, y]).reverse() : points,
  );
  const grass = Array.from({ length: 38 }, () => {
    const x = random.between(0, width);
    const below = random.next();
    return tuft(pen, [x, edge.at(x) + 4 + below * 62], 34 + below * 36, 9);
  });
  return [
    ...plane(pen, edge.path, tone, 0.75),
    line(grass.slice(0, 20).join(''), mix(palette.land[2], palette.land[3], 0.5), 2.6),
    line(grass.slice(20).join(''), mix(palette.land[3], palette.land[4], 0.4), 3),
  ];
}
