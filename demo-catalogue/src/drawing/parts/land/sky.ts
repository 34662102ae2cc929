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
    ...Array.from({ length: clouds }, (_, index) => driftingCloud(pen, horizon, index, clouds)),
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
