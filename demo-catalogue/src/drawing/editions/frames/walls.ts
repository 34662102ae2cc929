import { mix } from '../../kit/colour';
import { fill, line, type Marks, stipple } from '../../kit/marks';
import { box, disc, type Path, polygon, round } from '../../kit/paths';
import type { Pen } from '../../kit/pen';
import { plane } from '../../parts/land/ground';
import type { Frame } from './frame';

/** A low wall with a ledge along the foot of the sheet. */
export const lowWall = (pen: Pen, top: number): Marks => {
  const { palette, width, random } = pen;
  const stone = mix(palette.walls[1], palette.shade, 0.42);
  const joints = Array.from(
    { length: 18 },
    (_, index) => `M${round(index * 60 + random.between(-14, 14))} ${round(top + 34)}v22`,
  );
  return [
    ...plane(pen, box(-20, top + 16, width + 40, 140), stone, 0.6),
    line(
      joints.join('') + `M-20 ${round(top + 56)}H${round(width + 20)}`,
      mix(stone, palette.shade, 0.35),
      2,
    ),
    fill(box(-20, top, width + 40, 20), mix(palette.walls[0], palette.shade, 0.22)),
  ];
};

/** A low wall with pots on it. */
export const parapet: Frame = (pen, place) => {
  const top = pen.random.between(562, 586);
  return [
    ...lowWall(pen, top),
    ...[0.09, 0.19].flatMap((share, index) => pot(pen, place.at(share), top + 2, index)),
  ];
};

const pot = (pen: Pen, x: number, y: number, index: number): Marks => {
  const { palette, random } = pen;
  const clay = mix(palette.roofs[0], palette.walls[2], 0.2);
  const size = index === 0 ? 1 : 0.78;
  const leaves: Path[] = Array.from({ length: 13 }, () =>
    disc(
      x + random.between(-44, 44) * size,
      y - (62 + random.between(0, 52)) * size,
      random.between(12, 19) * size,
    ),
  );
  const flowers: Path[] = Array.from({ length: 15 }, () =>
    disc(
      x + random.between(-46, 46) * size,
      y - (66 + random.between(0, 54)) * size,
      random.between(4, 7.5) * size,
    ),
  );
  const body = polygon([
    [x - 38 * size, y - 60 * size],
    [x + 38 * size, y - 60 * size],
    [x + 26 * size, y],
    [x - 26 * size, y],
  ]);
  return [
    fill(leaves.join(''), palette.land[4]),
    fill(
      flowers.join(''),
      index === 0 ? mix(palette.roofs[0], '#d8506a', 0.4) : mix(palette.cloud, palette.walls[0], 0.3),
    ),
    fill(body, clay),
    stipple(body, mix(clay, palette.shade, 0.55), 0.7, pen.light < 0 ? 'right' : 'left'),
    fill(box(x - 42 * size, y - 68 * size, 84 * size, 14 * size), mix(clay, palette.lit, 0.16)),
  ];
};

/** An iron railing with boxes of flowers. */
export const balcony: Frame = (pen, place) => {
  const { palette, width, random } = pen;
  const iron = mix(palette.land[4], palette.shade, 0.6);
  const top = random.between(508, 536);
  const bars: Path[] = Array.from(
    { length: Math.round(width / 30) + 1 },
    (_, index) => `M${index * 30} ${round(top)}V650`,
  );
  const curls: Path[] = Array.from(
    { length: Math.round(width / 60) + 1 },
    (_, index) => `M${index * 60 - 15} ${round(top + 70)}a15 15 0 1 1 30 0a15 15 0 1 1 -30 0`,
  );
  const from = place.side < 0 ? place.at(0.03) : place.at(0.39);
  const flowers = (count: number): Path =>
    Array.from({ length: count }, () =>
      disc(from + random.between(4, 340), top - random.between(2, 40), random.between(6, 10)),
    ).join('');
  return [
    line(bars.join(''), iron, 4),
    line(curls.join(''), iron, 3),
    line(`M-20 ${round(top)}H${round(width + 20)}M-20 ${round(top + 40)}H${round(width + 20)}`, iron, 8),
    fill(
      Array.from({ length: 34 }, () =>
        disc(from + random.between(0, 345), top - random.between(0, 34), random.between(10, 17)),
      ).join(''),
      mix(palette.land[4], palette.land[3], 0.3),
    ),
    fill(flowers(20), mix(palette.roofs[0], '#d8506a', 0.45)),
    fill(flowers(12), mix(palette.cloud, palette.walls[0], 0.3)),
    fill(box(from, top - 4, 346, 34), mix(palette.roofs[2], palette.shade, 0.3)),
  ];
};

/** A stone arch through which one looks. */
export const arch: Frame = (pen, { side }) => {
  const { palette, width, random, light } = pen;
  const stone = mix(palette.walls[2], palette.shade, 0.52);
  const wide = random.between(620, 720);
  const left = side < 0 ? random.between(170, 215) : width - wide - random.between(170, 215);
  const [spring, half] = [random.between(250, 300), wide / 2];
  const hole = `M${round(left)} 680V${round(spring)}A${round(half)} ${round(spring + 10)} 0 0 1 ${round(left + wide)} ${round(spring)}V680Z`;
  const wall = `M-30 -30V680H${round(left)}V${round(spring)}A${round(half)} ${round(spring + 10)} 0 0 1 ${round(left + wide)} ${round(spring)}V680H${round(width + 30)}V-30Z`;
  const reveal = light < 0 ? left + wide : left;
  return [
    fill(wall, stone),
    stipple(wall, mix(stone, palette.shade, 0.5), 0.55, { from: 'top', reach: 0.9 }),
    line(hole, mix(stone, palette.lit, 0.2), 12),
    fill(box(reveal - 13, spring, 26, 400), mix(stone, palette.shade, 0.35)),
    ...plane(pen, box(-30, 618, width + 60, 60), mix(stone, palette.shade, 0.3), 0.4),
  ];
};

/** A wooden fence of two rails. */
export const fence: Frame = (pen, place) => {
  const { palette, width, random } = pen;
  const wood = mix(palette.roofs[2], palette.shade, 0.42);
  const step = random.between(120, 150);
  const posts: Path[] = Array.from({ length: Math.ceil(width / step) + 1 }, (_, index) => {
    const x = index * step + random.between(-8, 8);
    return polygon([
      [x - 8, 668],
      [x - 7, 512 + random.between(-8, 8)],
      [x + 7, 508],
      [x + 9, 668],
    ]);
  });
  const slope = place.side * random.between(8, 26);
  const rail = (y: number): Path =>
    `M-20 ${round(y - slope)}Q${round(width / 2)} ${round(y + 8)} ${round(width + 20)} ${round(y + slope)}`;
  const grass: Path[] = Array.from({ length: 90 }, () => {
    const x = random.between(0, width);
    return `M${round(x)} 650q${round(random.between(-8, 8))} ${round(-random.between(20, 50))} ${round(random.between(-20, 20))} ${round(-random.between(44, 84))}`;
  });
  return [
    line(rail(540) + rail(596), wood, 11),
    line(rail(536) + rail(592), mix(wood, palette.lit, 0.3), 3),
    fill(posts.join(''), mix(wood, palette.shade, 0.25)),
    line(grass.join(''), mix(palette.land[4], palette.land[3], 0.4), 4),
  ];
};
