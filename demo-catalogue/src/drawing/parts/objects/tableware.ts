import { type Colour, mix } from '../../kit/colour';
import { fill, line, type Marks, stipple } from '../../kit/marks';
import { box, ellipse, type Path, type Point, round } from '../../kit/paths';
import type { Pen } from '../../kit/pen';
import { plane } from '../land/ground';

interface Sprig {
  /** Angle of the stem, in radians from the horizontal. */
  readonly angle: number;
  readonly ink: Colour;
}

/** Draws a stem with paired leaves, for vases. */
export function sprig(pen: Pen, [x, y]: Point, length: number, leaning: Sprig): Marks {
  const { angle, ink } = leaning;
  const [dx, dy] = [Math.cos(angle), -Math.sin(angle)];
  const stem = `M${round(x)} ${round(y)}Q${round(x + dx * length * 0.4)} ${round(y + dy * length * 0.6)} ${round(x + dx * length)} ${round(y + dy * length)}`;
  const leaf = (share: number, side: number): Path => {
    const [px, py] = [x + dx * length * share, y + dy * length * (share * 1.02)];
    const turn = angle + side * 0.85;
    const size = length * 0.17 * (1.15 - share * 0.5);
    const [tx, ty] = [px + Math.cos(turn) * size, py - Math.sin(turn) * size];
    const [nx, ny] = [-Math.sin(turn) * size * 0.3, -Math.cos(turn) * size * 0.3];
    return `M${round(px)} ${round(py)}Q${round((px + tx) / 2 + nx)} ${round((py + ty) / 2 + ny)} ${round(tx)} ${round(ty)}Q${round((px + tx) / 2 - nx)} ${round((py + ty) / 2 - ny)} ${round(px)} ${round(py)}Z`;
  };
  const shares = [0.34, 0.48, 0.62, 0.76, 0.9];
  const leaves = shares.flatMap((share) => [leaf(share, 1), leaf(share, -1)]);
  return [line(stem, mix(ink, pen.palette.shade, 0.25), 2.2), fill(leaves.join('') + leaf(1, 0), ink)];
}

/** Draws a round vase. `y` is its foot. */
export function vase(pen: Pen, [x, y]: Point, size: number, clay: Colour): Marks {
  const { palette, light } = pen;
  const path = `M${round(x - size * 0.2)} ${round(y - size)}h${round(size * 0.4)}q${round(-size * 0.04)} ${round(size * 0.14)} ${round(size * 0.02)} ${round(size * 0.22)}q${round(size * 0.34)} ${round(size * 0.34)} ${round(-size * 0.04)} ${round(size * 0.78)}h${round(-size * 0.36)}q${round(-size * 0.38)} ${round(-size * 0.44)} ${round(-size * 0.04)} ${round(-size * 0.78)}q${round(size * 0.06)} ${round(-size * 0.08)} ${round(size * 0.02)} ${round(-size * 0.22)}Z`;
  return [fill(path, clay), stipple(path, mix(clay, palette.shade, 0.55), 0.9, light < 0 ? 'right' : 'left')];
}

/** Returns the shadow of an object on the table, on the side away from the light. */
export const castShadow = (pen: Pen, [x, y]: Point, width: number, height: number): Marks => [
  fill(ellipse(x - pen.light * width * 0.35, y, width, height), pen.palette.shade, 0.2),
];

/** Draws a cup on a saucer, with steam. */
export function cup(pen: Pen, [x, y]: Point, size: number): Marks {
  const { palette, light } = pen;
  const white = mix(palette.cloud, '#ffffff', 0.35);
  const body = `M${round(x - size * 0.5)} ${round(y - size * 0.72)}h${round(size)}q${round(-size * 0.04)} ${round(size * 0.7)} ${round(-size * 0.34)} ${round(size * 0.72)}h${round(-size * 0.32)}q${round(-size * 0.3)} ${round(-size * 0.02)} ${round(-size * 0.34)} ${round(-size * 0.72)}Z`;
  const handle = `M${round(x - light * size * 0.46)} ${round(y - size * 0.58)}q${round(-light * size * 0.36)} ${round(size * 0.02)} ${round(-light * size * 0.12)} ${round(size * 0.38)}`;
  const thread = `M${round(x - size * 0.12)} ${round(y - size * 0.95)}q${round(size * 0.16)} ${round(-size * 0.24)} 0 ${round(-size * 0.5)}M${round(x + size * 0.14)} ${round(y - size)}q${round(size * 0.16)} ${round(-size * 0.24)} 0 ${round(-size * 0.5)}`;
  return [
    ...castShadow(pen, [x, y + size * 0.04], size * 0.95, size * 0.18),
    fill(ellipse(x, y, size * 0.86, size * 0.2), mix(white, palette.walls[1], 0.35)),
    line(handle, white, size * 0.1),
    fill(body, white),
    stipple(body, mix(palette.walls[2], palette.shade, 0.35), 0.6, light < 0 ? 'right' : 'left'),
    fill(ellipse(x, y - size * 0.72, size * 0.5, size * 0.13), mix(white, palette.shade, 0.1)),
    fill(ellipse(x, y - size * 0.71, size * 0.42, size * 0.09), mix(palette.roofs[2], palette.shade, 0.35)),
    line(thread, white, size * 0.055, 0.45),
  ];
}

/** Draws a round fruit or bread roll. */
export function fruit(pen: Pen, [x, y]: Point, radius: number, ink: Colour): Marks {
  const path = ellipse(x, y - radius * 0.9, radius, radius * 0.94);
  return [
    ...castShadow(pen, [x, y], radius * 1.1, radius * 0.26),
    fill(path, mix(ink, pen.palette.lit, 0.1)),
    stipple(path, mix(ink, pen.palette.shade, 0.5), 0.95, {
      from: pen.light < 0 ? 'round-left' : 'round-right',
      reach: 0.75,
    }),
  ];
}

/** Draws a croissant on a plate. */
export function croissant(pen: Pen, [x, y]: Point, size: number): Marks {
  const { palette } = pen;
  const crust = mix('#c98546', palette.roofs[0], 0.25);
  const path = `M${round(x - size * 0.5)} ${round(y)}Q${round(x - size * 0.4)} ${round(y - size * 0.42)} ${round(x)} ${round(y - size * 0.44)}Q${round(x + size * 0.4)} ${round(y - size * 0.42)} ${round(x + size * 0.5)} ${round(y)}Q${round(x + size * 0.3)} ${round(y - size * 0.16)} ${round(x)} ${round(y - size * 0.13)}Q${round(x - size * 0.3)} ${round(y - size * 0.16)} ${round(x - size * 0.5)} ${round(y)}Z`;
  const creases = [-0.26, -0.08, 0.1, 0.28].map(
    (share) =>
      `M${round(x + share * size)} ${round(y - size * (0.4 - share * share * 0.8))}q${round(size * 0.05)} ${round(size * 0.14)} ${round(-share * size * 0.12)} ${round(size * 0.24)}`,
  );
  return [
    ...castShadow(pen, [x, y + size * 0.08], size * 0.85, size * 0.2),
    fill(ellipse(x, y, size * 0.82, size * 0.24), mix(palette.cloud, '#ffffff', 0.3)),
    fill(ellipse(x, y - size * 0.01, size * 0.62, size * 0.16), mix(palette.cloud, palette.walls[1], 0.3)),
    fill(path, crust),
    stipple(path, mix(crust, palette.shade, 0.5), 0.8, 'bottom'),
    line(creases.join(''), mix(crust, palette.shade, 0.35), size * 0.025),
  ];
}

export function glass(pen: Pen, x: number, y: number, red: boolean): Marks {
  const { palette } = pen;
  const clear = mix(palette.cloud, palette.water[0], 0.3);
  const bowl = `M${round(x - 34)} ${y - 152}h68q10 70 -34 84q-44 -14 -34 -84Z`;
  const wine = `M${round(x - 36)} ${y - 116}h72q-2 40 -36 47q-34 -7 -36 -47Z`;
  const ink = red ? mix(palette.roofs[2], '#5c1f2b', 0.5) : mix(palette.lit, '#d8b24a', 0.4);
  return [
    ...castShadow(pen, [x, y], 50, 10),
    fill(ellipse(x, y, 36, 8), clear, 0.8),
    line(`M${round(x)} ${y - 2}V${y - 70}`, clear, 5, 0.9),
    fill(bowl, clear, 0.4),
    fill(wine, ink, 0.92),
    line(
      `M${round(x + pen.light * 22)} ${y - 142}q${pen.light * 6} 34 ${-pen.light * 4} 54`,
      mix(palette.cloud, '#ffffff', 0.5),
      4,
      0.7,
    ),
  ];
}

/** Draws a bottle of height `tall`, with a label and a capsule. */
export function bottle(
  pen: Pen,
  [x, y]: Point,
  tall: number,
  inks: readonly [body: Colour, label: Colour],
): Marks {
  const { palette, light } = pen;
  const [ink, label] = inks;
  const at = (dx: number, share: number): string => `${round(x + dx)} ${round(y - tall * share)}`;
  const body = `M${at(-36, 0)}L${at(-36, 0.56)}Q${at(-34, 0.7)} ${at(-13, 0.76)}L${at(-13, 1)}L${at(13, 1)}L${at(13, 0.76)}Q${at(34, 0.7)} ${at(36, 0.56)}L${at(36, 0)}Z`;
  const gleam = `M${at(light * 22, 0.12)}L${at(light * 22, 0.16)}M${at(light * 22, 0.5)}L${at(light * 20, 0.6)}`;
  return [
    ...castShadow(pen, [x, y], 60, 10),
    ...plane(pen, body, ink, { strength: 0.8, from: light < 0 ? 'right' : 'left' }),
    fill(box(x - 36, y - tall * 0.46, 72, tall * 0.26), label),
    fill(box(x - 15, y - tall - 4, 30, tall * 0.1), mix(label, palette.shade, 0.3)),
    line(gleam, mix(ink, '#ffffff', 0.5), 5),
  ];
}
