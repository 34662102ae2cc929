import { type Colour, mix } from '../../kit/colour';
import { fill, group, line, type Marks, stipple } from '../../kit/marks';
import { box, ellipse, type Path, type Point, polygon, round } from '../../kit/paths';
import type { Pen } from '../../kit/pen';

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The pen's view, scaled to the height of a frame and clipped to the frame. */
function viewIn(pen: Pen, { x, y, width, height }: Frame): Marks {
  if (!pen.view) return [];
  const scale = (height / pen.height) * 1.12;
  // Places the view's subject off the window's centre, away from the light.
  const left = x + width / 2 - (pen.centre - pen.light * 60) * scale;
  const marks = pen.view({ ...pen, calm: false, view: null });
  return [
    group(
      [
        group(marks, {
          transform: `translate(${round(left)} ${round(y - height * 0.06)}) scale(${round(scale * 100) / 100})`,
        }),
      ],
      {
        clip: box(x, y, width, height),
      },
    ),
  ];
}

/** Draws a window with glazing bars from the inside. */
export function casement(pen: Pen, frame: Frame, paint: Colour): Marks {
  const { x, y, width, height } = frame;
  const { palette } = pen;
  const bars = `M${round(x + width / 2)} ${round(y)}v${round(height)}M${round(x)} ${round(y + height * 0.36)}h${round(width)}`;
  return [
    ...viewIn(pen, frame),
    line(bars, paint, 7),
    line(box(x, y, width, height), paint, 14),
    fill(box(x - 22, y + height + 2, width + 44, 16), mix(paint, palette.lit, 0.1)),
    fill(box(x - 22, y + height + 18, width + 44, 7), mix(paint, palette.shade, 0.3)),
  ];
}

/** Draws a curtain with three folds between two x coordinates. */
export function curtain(
  pen: Pen,
  [left, right]: readonly [number, number],
  [top, foot]: readonly [number, number],
  cloth: Colour,
): Marks {
  const { palette, random } = pen;
  const flare = (right - left) * 0.12;
  const path = polygon([
    [left, top],
    [right, top],
    [right + flare, foot],
    [left - flare, foot],
  ]);
  const folds: Path[] = [0.22, 0.46, 0.74].map((share) => {
    const x = left + (right - left) * share;
    const sway = random.between(-6, 6);
    return `M${round(x)} ${round(top)}Q${round(x + sway)} ${round((top + foot) / 2)} ${round(x + (share - 0.5) * flare * 2)} ${round(foot)}l${round((right - left) * 0.09)} 0Q${round(x + sway + 4)} ${round((top + foot) / 2)} ${round(x + 3)} ${round(top)}Z`;
  });
  return [
    fill(path, cloth),
    stipple(path, mix(cloth, palette.shade, 0.4), 0.7, pen.light < 0 ? 'right' : 'left'),
    fill(folds.join(''), mix(cloth, palette.shade, 0.2)),
  ];
}

/** Draws a framed picture with three flat shapes. */
export function wallPicture(pen: Pen, { x, y, width, height }: Frame): Marks {
  const { palette } = pen;
  const hill = `M${round(x)} ${round(y + height)}V${round(y + height * 0.7)}Q${round(x + width * 0.3)} ${round(y + height * 0.46)} ${round(x + width * 0.56)} ${round(y + height * 0.7)}T${round(x + width)} ${round(y + height * 0.62)}V${round(y + height)}Z`;
  return [
    fill(box(x - 9, y - 9, width + 18, height + 18), mix(palette.roofs[2], palette.shade, 0.2)),
    fill(box(x, y, width, height), palette.sky[2]),
    fill(ellipse(x + width * 0.64, y + height * 0.36, height * 0.15, height * 0.15), palette.roofs[0]),
    group([fill(hill, palette.land[2])], { clip: box(x, y, width, height) }),
  ];
}

/** Draws a lamp with a cloth shade on a small table. `y` is the top of the table. */
export function tableLamp(pen: Pen, [x, y]: Point, size: number): Marks {
  const { palette, lamps } = pen;
  const shade = polygon([
    [x - size * 0.3, y - size],
    [x + size * 0.3, y - size],
    [x + size * 0.46, y - size * 0.5],
    [x - size * 0.46, y - size * 0.5],
  ]);
  const foot = `M${round(x - size * 0.12)} ${round(y)}Q${round(x - size * 0.26)} ${round(y - size * 0.3)} ${round(x - size * 0.04)} ${round(y - size * 0.5)}h${round(size * 0.08)}Q${round(x + size * 0.26)} ${round(y - size * 0.3)} ${round(x + size * 0.12)} ${round(y)}Z`;
  const halo = lamps ? [fill(ellipse(x, y - size * 0.7, size * 1.2, size * 1.1), palette.pane, 0.16)] : [];
  return [
    ...halo,
    fill(foot, palette.roofs[0]),
    stipple(foot, mix(palette.roofs[0], palette.shade, 0.6), 0.8, pen.light < 0 ? 'right' : 'left'),
    fill(shade, lamps ? palette.pane : mix(palette.cloud, palette.walls[1], 0.3)),
    stipple(shade, mix(palette.walls[2], palette.shade, 0.2), 0.4, 'bottom'),
  ];
}
