import { mix } from '../../kit/colour';
import { fill, line, type Marks, stipple } from '../../kit/marks';
import { box, disc, ellipse, type Path, type Point, polygon, round } from '../../kit/paths';
import type { Pen } from '../../kit/pen';
import { plane } from '../../parts/land/ground';
import { bottle, castShadow, fruit, glass } from '../../parts/objects/tableware';

/** Draws a cellar: barrels under a vault, and in the foreground a cask with a bottle, two glasses, cheese and grapes. */
export function tasting(pen: Pen): Marks {
  const { across, palette, width } = pen;
  const stone = mix(palette.walls[2], palette.shade, 0.3);
  const vault = `M-20 430V250Q${round(width / 2)} -90 ${width + 20} 250V430Z`;
  const barrels: readonly (readonly [number, number, number])[] = [
    [-0.34, 330, 78],
    [-0.17, 330, 78],
    [0.0, 330, 78],
    [0.17, 330, 78],
    [0.34, 330, 78],
    [-0.42, 410, 84],
    [-0.25, 410, 84],
    [-0.08, 410, 84],
    [0.09, 410, 84],
    [0.26, 410, 84],
    [0.43, 410, 84],
  ];
  return [
    ...plane(pen, box(-20, -20, width + 40, 700), mix(stone, palette.shade, 0.34), {
      strength: 0.6,
      from: 'top',
    }),
    ...plane(pen, vault, stone, { strength: 0.7, from: 'top' }),
    ...courses(pen, stone),
    ...lamp(pen, [across(0.08), 150]),
    ...barrels.flatMap(([share, y, radius]) => barrel(pen, [across(share), y], radius)),
    ...board(pen),
    ...labelled(pen, across(-0.16)),
    ...glass(pen, across(0.02), 566, true),
    ...glass(pen, across(0.16), 580, false),
    ...cheese(pen, across(-0.33)),
    ...grapes(pen, [across(0.33), 556]),
  ];
}

function courses({ palette, width, random }: Pen, stone: string): Marks {
  const bricks: Path[] = [];
  for (let y = 60; y < 300; y += 26) {
    for (let x = -20 + random.between(0, 40); x < width; x += random.between(60, 120)) {
      if (random.chance(0.35)) bricks.push(box(x, y, random.between(30, 54), 16));
    }
  }
  return [fill(bricks.join(''), mix(stone, palette.lit, 0.16), 0.6)];
}

const lamp = ({ palette }: Pen, [x, y]: Point): Marks => [
  line(`M${round(x)} -20V${y - 26}`, palette.shade, 4),
  fill(ellipse(x, y, 190, 150), palette.lit, 0.14),
  fill(ellipse(x, y + 6, 74, 60), palette.lit, 0.3),
  fill(`M${round(x - 42)} ${y}q6 -30 42 -30t42 30Z`, palette.shade),
  fill(disc(x, y + 6, 15), palette.sun),
];

function barrel(pen: Pen, [x, y]: Point, radius: number): Marks {
  const { palette, light } = pen;
  const wood = mix(palette.roofs[2], palette.walls[2], 0.4);
  const staves = [-0.62, -0.32, 0, 0.32, 0.62].map((share) => {
    const half = Math.sqrt(1 - share * share) * radius * 0.86;
    return `M${round(x + share * radius)} ${round(y - half)}V${round(y + half)}`;
  });
  return [
    fill(disc(x, y, radius), mix(palette.shade, palette.roofs[2], 0.3)),
    fill(disc(x, y, radius * 0.88), wood),
    stipple(disc(x, y, radius * 0.88), mix(wood, palette.shade, 0.6), 0.95, {
      from: light < 0 ? 'round-left' : 'round-right',
      reach: 0.8,
    }),
    line(staves.join(''), mix(wood, palette.shade, 0.4), 2),
    fill(disc(x, y + radius * 0.3, radius * 0.09), mix(wood, palette.shade, 0.6)),
  ];
}

function board(pen: Pen): Marks {
  const { palette, width } = pen;
  const wood = mix(palette.walls[2], palette.roofs[1], 0.35);
  const grain = [536, 560, 590, 628].map(
    (y) => `M-20 ${y}Q${round(width * 0.4)} ${y - 6} ${width + 20} ${y + 3}`,
  );
  return [
    ...plane(pen, box(-20, 512, width + 40, 150), wood, 0.6),
    line(grain.join(''), mix(wood, palette.shade, 0.25), 2.4),
    fill(box(-20, 506, width + 40, 9), mix(wood, palette.lit, 0.4)),
  ];
}

/** A bottle whose label shows a hill and a sun. */
function labelled(pen: Pen, x: number): Marks {
  const { palette } = pen;
  const green = mix(palette.land[4], palette.shade, 0.3);
  return [
    ...bottle(pen, [x, 576], 262, [green, mix(palette.cloud, palette.walls[0], 0.4)]),
    fill(`M${round(x - 24)} 518q14 -26 24 -18t24 18Z`, palette.land[2]),
    fill(disc(x + 8, 482, 9), palette.roofs[0]),
  ];
}

function cheese(pen: Pen, x: number): Marks {
  const { palette } = pen;
  const rind = mix(palette.lit, palette.roofs[0], 0.25);
  const top = polygon([
    [x - 84, 552],
    [x + 40, 522],
    [x + 76, 552],
  ]);
  const side = polygon([
    [x - 84, 552],
    [x + 76, 552],
    [x + 76, 590],
    [x - 84, 590],
  ]);
  return [
    ...castShadow(pen, [x, 594], 112, 15),
    fill(ellipse(x, 594, 124, 18), mix(palette.slate, palette.shade, 0.2)),
    fill(top, mix(rind, palette.cloud, 0.5)),
    fill(side, mix(rind, palette.cloud, 0.2)),
    stipple(side, mix(rind, palette.shade, 0.4), 0.6, 'bottom'),
    fill(disc(x - 40, 572, 7) + disc(x + 6, 578, 5) + disc(x + 40, 568, 8), mix(rind, palette.shade, 0.25)),
  ];
}

function grapes(pen: Pen, [x, y]: Point): Marks {
  const { palette } = pen;
  const ink = mix(palette.roofs[2], '#4a2a52', 0.6);
  const places: readonly Point[] = [
    [-44, 0],
    [-20, 4],
    [6, 6],
    [32, 2],
    [54, 6],
    [-32, 18],
    [-8, 22],
    [18, 24],
    [42, 22],
    [4, 40],
    [-18, 38],
  ];
  return [
    ...castShadow(pen, [x, y + 44], 84, 13),
    fill(`M${round(x + 20)} ${y - 16}q30 -34 62 -14q-4 34 -62 14Z`, palette.land[3]),
    ...places.flatMap(([dx, dy]) => fruit({ ...pen }, [x + dx, y + dy], 15, ink).slice(1)),
  ];
}
