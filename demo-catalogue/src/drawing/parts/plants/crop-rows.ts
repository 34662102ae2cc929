import { type Colour, mix } from '../../kit/colour';
import { fill, line, type Marks } from '../../kit/marks';
import { ellipse, type Path, round } from '../../kit/paths';
import type { Pen } from '../../kit/pen';

export interface Rows {
  /** Point where the rows meet, behind the far edge. */
  readonly vanishing: readonly [x: number, y: number];
  /** y coordinate of the field's far edge, and the depth to which it is visible. */
  readonly top: number;
  readonly foot: number;
  /** Distance between rows at the foot of the picture. */
  readonly spacing: number;
  /** Half height and half width of a plant at the foot of the picture. */
  readonly plant: readonly [high: number, wide: number];
  readonly colour: Colour;
  /** Colour of a plant's lit side. */
  readonly highlight: Colour;
}

/** Draws planted rows that run to a vanishing point: lines in the distance, single plants near the viewer. */
export function rows(pen: Pen, options: Rows): Marks {
  const { random, width, light } = pen;
  const { vanishing, top, foot, spacing, plant, colour, highlight } = options;
  const depth = foot - vanishing[1];
  const farShare = (top - vanishing[1]) / depth;
  const reach = Math.ceil(Math.max(vanishing[0], width - vanishing[0]) / (spacing * farShare)) + 1;
  const [bodies, lights]: [Path[], Path[]] = [[], []];
  const steps = 30;
  for (let step = 0; step <= steps; step++) {
    const share = farShare + (1 - farShare) * (step / steps) ** 1.75;
    const y = vanishing[1] + depth * share;
    const [high, wide] = [plant[0] * share ** 1.1, plant[1] * share ** 1.1];
    for (let row = -reach; row <= reach; row++) {
      const x = vanishing[0] + (row + 0.5) * spacing * share;
      if (x < -40 || x > width + 40) continue;
      const size = random.between(0.82, 1.14);
      const lift = random.between(-0.12, 0.12) * high;
      bodies.push(ellipse(x, y - high * 0.7 + lift, wide * size, high * size));
      lights.push(
        ellipse(x + light * wide * 0.3, y - high * 0.98 + lift, wide * 0.52 * size, high * 0.5 * size),
      );
    }
  }
  const farLines = Array.from({ length: reach * 2 + 1 }, (_, index) => {
    const row = index - reach + 0.5;
    const until = Math.min(1, farShare * 3.2);
    const at = (share: number): string =>
      `${round(vanishing[0] + row * spacing * share)} ${round(vanishing[1] + depth * share - plant[0] * share * 0.6)}`;
    return `M${at(farShare)}L${at(until)}`;
  });
  return [
    line(farLines.join(''), mix(colour, highlight, 0.25), Math.max(1.6, plant[1] * farShare * 1.6)),
    fill(bodies.join(''), colour),
    fill(lights.join(''), highlight),
  ];
}
