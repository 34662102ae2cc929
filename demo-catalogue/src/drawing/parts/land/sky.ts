import { mix } from '../../kit/colour';
import { fill, group, line, type Mark, type Marks, stipple, wash } from '../../kit/marks';
import { box, disc, type Path, type Point, round, smooth } from '../../kit/paths';
import type { Pen } from '../../kit/pen';

export interface SkyOptions {
  readonly sunX?: number;
  readonly sunY?: number;
  readonly sunRadius?: number;
  readonly clouds?: number;
}

/** Draws the sky down to the sheet's foot: sun or moon with one halo, stars at night, clouds with flat bottoms. */
export function sky(pen: Pen, horizon: number, options: SkyOptions = {}): Marks {
  const { width, height, palette, random } = pen;
  const depth = Math.min(1, horizon / height + 0.08);
  const whole = box(-20, -20, width + 40, height + 40);
  const upper = box(-20, -20, width + 40, horizon * 0.85 + 20);
  const clouds = options.clouds ?? (pen.hour === 'mist' ? 1 : random.whole(2, 3));
  return [
    wash(whole, [
      [0, palette.sky[0]],
      [0.55 * depth, palette.sky[1]],
      [depth, palette.sky[2]],
    ]),
    stipple(upper, mix(palette.sky[0], palette.shade, 0.2), pen.calm ? 0.22 : 0.32, 'top'),
    ...(pen.hour === 'night' ? stars(pen, horizon) : []),
    ...sun(pen, horizon, options),
    ...cloudsOf(pen, horizon, clouds),
  ];
}

function sun(pen: Pen, horizon: number, options: SkyOptions): Marks {
  const { palette, random, light } = pen;
  const isMoon = pen.hour === 'night';
  const radius = options.sunRadius ?? (isMoon ? 30 : random.between(40, 56));
  const x = options.sunX ?? pen.sunX;
  const y = options.sunY ?? horizon * (palette.sunHeight + random.between(-0.04, 0.04));
  const disk = [fill(disc(x, y, radius * 1.9), palette.sun, 0.17), fill(disc(x, y, radius), palette.sun)];
  if (!isMoon) return disk;
  const dark = mix(palette.sky[0], palette.sky[1], 0.42);
  return [...disk, fill(disc(x - light * 12, y - 7, radius * 0.88), dark)];
}

const stars = ({ width, palette, random }: Pen, horizon: number): Marks =>
  Array.from({ length: Math.round(width / 20) }, () =>
    fill(
      disc(random.between(0, width), random.between(0, horizon * 0.75), random.between(0.8, 2)),
      palette.sun,
      random.between(0.35, 0.9),
    ),
  );

const cloudsOf = (pen: Pen, horizon: number, count: number): Marks => {
  if (pen.clouds === 'streaks') return streaks(pen, horizon);
  if (pen.clouds === 'bank') return bank(pen, horizon);
  if (pen.clouds === 'heap') return [heap(pen, horizon), driftingCloud(pen, horizon, 0, 2)];
  return Array.from({ length: count }, (_, index) => driftingCloud(pen, horizon, index, count));
};

/** Thin clouds that the wind has drawn out. */
function streaks(pen: Pen, horizon: number): Marks {
  const { width, palette, random } = pen;
  return Array.from({ length: random.whole(5, 7) }, (_, index): Mark => {
    const [x, y] = [
      width * random.between(0.05, 0.95),
      horizon * (0.1 + index * 0.1 + random.between(0, 0.06)),
    ];
    const half = random.between(110, 250);
    const thick = random.between(5, 13);
    const path = `M${round(x - half)} ${round(y)}Q${round(x - half * 0.2)} ${round(y - thick * 1.8)} ${round(x + half)} ${round(y - thick)}Q${round(x + half * 0.1)} ${round(y + thick * 0.7)} ${round(x - half)} ${round(y)}Z`;
    return fill(path, palette.cloud, random.between(0.5, 0.85));
  });
}

/** A long, thin bank of clouds over the horizon. */
const bank = (pen: Pen, horizon: number): Marks => {
  const { width, random } = pen;
  const y = horizon * random.between(0.5, 0.66);
  return [0.08, 0.3, 0.52, 0.74, 0.95].map((share, index) =>
    cloud(
      pen,
      [width * share + random.between(-30, 30), y + (index % 2) * 22 + random.between(-6, 6)],
      random.between(190, 290),
      pen.hour === 'night' ? 0.35 : 0.85,
    ),
  );
};

/** A heap of round clouds with a flat foot, as on a summer's day. */
function heap(pen: Pen, horizon: number): Mark {
  const { random, palette, across, width } = pen;
  const [x, y] = [across(random.between(-0.36, -0.12)), horizon * random.between(0.44, 0.6)];
  const balls = [
    [-98, 6, 30],
    [-62, -12, 40],
    [-16, -34, 52],
    [40, -22, 46],
    [84, -4, 36],
    [118, 8, 24],
  ] as const;
  const discs = balls.map(([dx, dy, radius]) =>
    disc(x + dx * random.between(0.9, 1.1), y + dy, radius * random.between(0.88, 1.1)),
  );
  const path = discs.join('');
  return group(
    [
      fill(path, palette.cloud),
      ...discs.map((ball) => stipple(ball, palette.sky[1], 0.5, { from: 'bottom', reach: 0.7 })),
    ],
    { opacity: pen.hour === 'night' ? 0.35 : 0.92, clip: box(-20, -20, width + 40, y + 34) },
  );
}

/** Each cloud has its own share of the width, so that none covers another. */
function driftingCloud(pen: Pen, horizon: number, index: number, count: number): Mark {
  const { width, random, hour } = pen;
  const [from, to] = pen.calm ? [width * 0.66, width * 1.02] : [0, width];
  const lane = (to - from) / count;
  const x = from + lane * (index + random.between(0.15, 0.85));
  const y = horizon * random.between(0.14, 0.5);
  const opacity = hour === 'night' ? 0.4 : random.between(0.7, 0.95);
  return cloud(pen, [x, y], random.between(130, 240), opacity);
}

/** Draws a cloud with a flat bottom and tapered ends. */
function cloud(pen: Pen, [x, y]: Point, width: number, opacity: number): Mark {
  const { random, palette } = pen;
  const height = width * 0.17;
  const humps = random.whole(4, 6);
  const top = Array.from({ length: humps - 1 }, (_, index): Point => {
    const share = (index + 1) / humps;
    const swell = random.between(0.65, 1.15) * (index % 2 === 0 ? 1.2 : 0.78);
    return [x - width / 2 + width * share, y - Math.sin(Math.PI * share) * height * swell];
  });
  const path = `${smooth([[x - width * 0.62, y], ...top, [x + width * 0.6, y]])}Q${round(x + width * 0.2)} ${round(y + height * 0.22)} ${round(x)} ${round(y + height * 0.12)}T${round(x - width * 0.62)} ${round(y)}Z`;
  return group(
    [fill(path, palette.cloud), stipple(path, palette.sky[1], 0.8, { from: 'bottom', reach: 1 })],
    { opacity },
  );
}

export function birds(pen: Pen, [x, y]: Point, count: number): Marks {
  if (pen.calm) return [];
  const { random, palette } = pen;
  const wings = Array.from({ length: count }, (): Path => {
    const [left, top] = [x + random.between(-60, 60), y + random.between(-24, 24)];
    const span = random.between(5, 9);
    const lift = round(span * 0.7);
    return `M${round(left - span)} ${round(top - span * 0.3)}q${round(span * 0.5)} ${-lift} ${round(span)} ${round(span * 0.3)}q${round(span * 0.5)} ${-lift} ${round(span)} ${round(-span * 0.3)}`;
  });
  return [line(wings.join(''), mix(palette.shade, palette.land[3], 0.3), 1.8)];
}
