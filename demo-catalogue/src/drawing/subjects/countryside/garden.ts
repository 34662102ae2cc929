import { mix } from '../../kit/colour';
import { fill, line, type Marks } from '../../kit/marks';
import { box, type Path, type Point, round } from '../../kit/paths';
import type { Pen } from '../../kit/pen';
import { plane, ridge, tuft } from '../../parts/land/ground';
import { house } from '../../parts/buildings/houses';
import { lane } from '../../parts/buildings/lanes';
import { birds, sky } from '../../parts/land/sky';
import { bushes, cypress, roundTree } from '../../parts/plants/trees';

/** Draws a garden path between flower borders to a bench under an apple tree. */
export function garden(pen: Pen): Marks {
  const { across, palette, width, random } = pen;
  const hedge = Array.from({ length: Math.round(width / 40) + 1 }, (_, index): Point => [
    index * 40 + random.between(-8, 8),
    414,
  ]);
  return [
    ...sky(pen, 330),
    ...birds(pen, [across(0.04), 140], 4),
    ...plane(pen, ridge(pen, 340, 20, 1.1).path, palette.land[0], 0.35),
    ...house(pen, [across(-0.2) - 100, 402], [200, 108], {
      wall: palette.walls[1],
      roof: palette.slate,
      storeys: 2,
      windows: 4,
      chimney: true,
      shutters: mix(palette.water[1], palette.cloud, 0.3),
    }),
    ...[-0.38, -0.34].flatMap((share) =>
      cypress(pen, [across(share), 404], random.between(120, 170), palette.land[3]),
    ),
    ...bushes(pen, hedge, 30, mix(palette.land[2], palette.land[3], 0.55)),
    ...plane(pen, ridge(pen, 418, 4, 0.6).path, mix(palette.land[2], palette.lit, 0.16), 0.4),
    ...lane(pen, [
      [-0.14, 414, 12],
      [-0.12, 440, 20],
      [-0.05, 478, 34],
      [-0.04, 530, 58],
      [-0.08, 590, 96],
      [-0.06, 664, 150],
    ]),
    ...bench(pen, across(0.25), 486),
    ...appleTree(pen, across(0.3), 500),
    ...border(pen, -0.56, -0.2),
    ...border(pen, 0.14, 0.56),
  ];
}

function appleTree(pen: Pen, x: number, y: number): Marks {
  const { palette, random } = pen;
  const apples = Array.from({ length: 20 }, () => {
    const angle = random.between(0, 6.3);
    const far = Math.sqrt(random.next()) * 92;
    return `M${round(x + Math.cos(angle) * far)} ${round(y - 172 + Math.sin(angle) * far * 0.85)}h.1`;
  });
  return [...roundTree(pen, [x, y], 130, palette.land[3]), line(apples.join(''), palette.roofs[0], 10)];
}

function bench({ palette, light }: Pen, x: number, y: number): Marks {
  const wood = mix(palette.cloud, palette.walls[0], 0.3);
  const slats = [y - 74, y - 60, y - 46].map((top) => box(x - 84, top, 168, 8));
  return [
    fill(`M${round(x - 90 - light * 20)} ${y + 2}h190l-20 10h-160Z`, palette.shade, 0.2),
    fill([-80, 70].map((dx) => box(x + dx, y - 76, 9, 78)).join(''), mix(wood, palette.shade, 0.25)),
    fill(slats.join(''), wood),
    fill(box(x - 90, y - 30, 180, 12), mix(wood, palette.shade, 0.14)),
  ];
}

/** Draws a border of tall flowers, larger towards the viewer. */
function border(pen: Pen, from: number, to: number): Marks {
  const { across, palette, random } = pen;
  const [left, right] = [Math.min(across(from), across(to)), Math.max(across(from), across(to))];
  const inks = [palette.roofs[0], palette.cloud, palette.lit, mix('#8a5a84', palette.sky[2], 0.3)];
  const spikes = inks.map((ink) => {
    const heads: Path[] = [];
    const stems: Path[] = [];
    for (let index = 0; index < 26; index++) {
      const depth = random.next();
      const x = random.between(left, right);
      const foot = 540 + depth * 110;
      const tall = 40 + depth * 54;
      stems.push(`M${round(x)} ${round(foot)}V${round(foot - tall)}`);
      heads.push(`M${round(x)} ${round(foot - tall)}v${round(tall * random.between(0.05, 0.45))}`);
    }
    return [line(stems.join(''), palette.land[3], 2.6), line(heads.join(''), ink, 10)];
  });
  const grass = Array.from({ length: 22 }, () =>
    tuft(pen, [random.between(left, right), 652], random.between(60, 130), 8),
  );
  const mounds = Array.from({ length: 8 }, (_, index): Point => [
    left + ((right - left) * index) / 7,
    566 + (index % 2) * 14,
  ]);
  return [
    ...bushes(pen, mounds, 34, mix(palette.land[2], palette.land[3], 0.4)),
    fill(box(left - 30, 580, right - left + 60, 80), palette.land[4]),
    line(grass.join(''), palette.land[3], 3),
    ...spikes.flat(),
  ];
}
