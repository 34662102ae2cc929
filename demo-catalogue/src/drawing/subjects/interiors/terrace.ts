import { mix } from '../../kit/colour';
import { fill, group, line, type Marks, stipple } from '../../kit/marks';
import { box, ellipse, type Path, type Point, polygon, round } from '../../kit/paths';
import type { Pen } from '../../kit/pen';
import { plane } from '../../parts/land/ground';
import { cup, fruit } from '../../parts/objects/tableware';
import { ball } from '../../parts/plants/trees';

/** Draws a terrace with a table for two above the view, and vine or bougainvillea overhead. */
export function terrace(pen: Pen): Marks {
  const { across, palette, width } = pen;
  const view = pen.view ? pen.view({ ...pen, view: null }) : [];
  return [
    group(view, { transform: `translate(0 -60)` }),
    ...floor(pen),
    ...rail(pen),
    ...chair(pen, across(-0.3), 1),
    ...bistroTable(pen, across(-0.12)),
    ...chair(pen, across(0.07), -1),
    ...potted(pen, across(0.36), 612),
    ...pergola(pen),
    fill(box(-20, 636, width + 40, 24), mix(palette.walls[2], palette.shade, 0.5), 0.25),
  ];
}

function floor(pen: Pen): Marks {
  const { palette, width } = pen;
  const tile = mix(palette.walls[2], palette.roofs[0], 0.2);
  const focus = width / 2;
  const joints = Array.from(
    { length: 21 },
    (_, index) => `M${round(focus + (index - 10) * 64)} 520L${round(focus + (index - 10) * 118)} 660`,
  );
  const courses = [536, 558, 588, 630].map((y) => `M-20 ${y}H${width + 20}`);
  return [
    ...plane(pen, box(-20, 520, width + 40, 150), tile, 0.6),
    line(joints.join('') + courses.join(''), mix(tile, palette.lit, 0.4), 2),
  ];
}

function rail(pen: Pen): Marks {
  const { palette, width } = pen;
  const iron = mix(palette.land[4], palette.shade, 0.4);
  const bars: Path[] = Array.from(
    { length: Math.round(width / 24) + 1 },
    (_, index) => `M${index * 24} 404V522`,
  );
  return [
    line(bars.join(''), iron, 3),
    line(`M-20 402H${width + 20}`, iron, 8),
    line(`M-20 512H${width + 20}`, iron, 4),
  ];
}

function bistroTable(pen: Pen, x: number): Marks {
  const { palette, light } = pen;
  const top = mix(palette.cloud, '#ffffff', 0.2);
  const foot = mix(palette.shade, palette.land[4], 0.4);
  return [
    fill(ellipse(x - light * 40, 614, 130, 15), palette.shade, 0.22),
    line(
      `M${round(x)} 458V590M${round(x)} 588L${round(x - 54)} 612M${round(x)} 588L${round(x + 54)} 612`,
      foot,
      7,
    ),
    fill(ellipse(x, 462, 118, 26), mix(top, palette.shade, 0.35)),
    fill(ellipse(x, 455, 118, 26), top),
    stipple(
      ellipse(x, 455, 118, 26),
      mix(palette.walls[2], palette.shade, 0.3),
      0.5,
      light < 0 ? 'right' : 'left',
    ),
    ...cup(pen, [x - 50, 458], 42),
    ...cup(pen, [x + 48, 462], 42),
    ...fruit(pen, [x + 2, 452], 15, '#e0913f'),
    ...fruit(pen, [x - 16, 458], 14, palette.roofs[0]),
  ];
}

/** Draws a folding chair that faces the table. `side` is its direction. */
function chair({ palette, light }: Pen, x: number, side: 1 | -1): Marks {
  const turn = side * light;
  const at = (dx: number, y: number): Point => [x + turn * dx, y];
  const paint = mix(palette.land[3], palette.water[1], 0.3);
  const frame = [
    [at(-44, 404), at(-20, 522)],
    [at(-20, 522), at(42, 612)],
    [at(40, 514), at(-46, 614)],
  ] as const;
  const slats = [418, 444, 470].map((y, index) =>
    polygon([
      at(-46 + index * 6, y),
      at(-10 + index * 6, y - 6),
      at(-8 + index * 6, y + 8),
      at(-43 + index * 6, y + 14),
    ]),
  );
  const seat = polygon([at(-32, 520), at(46, 510), at(52, 522), at(-26, 534)]);
  return [
    fill(ellipse(x - light * 20, 616, 76, 9), palette.shade, 0.2),
    line(
      frame.map(([from, to]) => `M${round(from[0])} ${from[1]}L${round(to[0])} ${to[1]}`).join(''),
      mix(paint, palette.shade, 0.3),
      7,
    ),
    fill(slats.join(''), paint),
    fill(seat, mix(paint, palette.lit, 0.2)),
  ];
}

function potted(pen: Pen, x: number, y: number): Marks {
  const { palette, light, random } = pen;
  const pot = `M${round(x - 46)} ${y - 84}h92l-16 84h-60Z`;
  const blooms = Array.from(
    { length: 22 },
    () => `M${round(x + random.between(-64, 64))} ${round(y - 150 + random.between(-66, 50))}h.1`,
  ).join('');
  return [
    fill(ellipse(x - light * 30, y, 74, 10), palette.shade, 0.25),
    ...ball(pen, ellipse(x, y - 146, 84, 76), palette.land[3]),
    line(blooms, palette.roofs[0], 11),
    fill(pot, palette.roofs[1]),
    stipple(pot, mix(palette.roofs[1], palette.shade, 0.5), 0.8, light < 0 ? 'right' : 'left'),
    fill(box(x - 52, y - 92, 104, 14), mix(palette.roofs[0], palette.lit, 0.2)),
  ];
}

/** Draws beams with hanging leaves, as a dark frame at the top. */
function pergola(pen: Pen): Marks {
  const { palette, across, random, light, width } = pen;
  const wood = mix(palette.roofs[2], palette.shade, 0.5);
  const post = across(-0.46);
  const leaves = Array.from({ length: 64 }, () => {
    const along = random.next();
    const x = light < 0 ? width + 20 - along * width * 0.86 : -20 + along * width * 0.86;
    return [x, 44 + random.between(-44, 46) * (1 - along * 0.5), random.between(14, 30)] as const;
  });
  const climbing = Array.from(
    { length: 22 },
    (_, index) =>
      [post + random.between(-24, 24), 70 + index * 15, random.between(12, 24) * (1 - index * 0.02)] as const,
  );
  const leaf = ([x, y, size]: readonly [number, number, number]): Path => ellipse(x, y, size, size * 0.72);
  return [
    fill(box(post - 13, 20, 26, 620), wood),
    fill(box(-20, 26, width + 40, 20), wood),
    fill([...leaves, ...climbing].map(leaf).join(''), palette.land[4]),
    fill(
      [...leaves, ...climbing]
        .filter((_, index) => index % 2 === 0)
        .map(([x, y, size]) => leaf([x + light * 6, y - 5, size * 0.62]))
        .join(''),
      palette.land[3],
    ),
    line(
      [...leaves, ...climbing]
        .filter((_, index) => index % 3 === 0)
        .map(([x, y]) => `M${round(x)} ${round(y)}h.1`)
        .join(''),
      mix(palette.roofs[0], palette.cloud, 0.2),
      9,
    ),
  ];
}
