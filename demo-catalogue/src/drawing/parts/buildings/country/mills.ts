import { mix } from '../../../kit/colour';
import { fill, group, line, type Marks, stipple } from '../../../kit/marks';
import { box, disc, type Path, type Point, polygon, round } from '../../../kit/paths';
import type { Pen } from '../../../kit/pen';
import { panes } from '../panes';

/** Height of the gallery as a share of the mill. */
const galleryUp = 0.3;

/** Draws a tower mill with a gallery. `height` is measured from the ground to the cap. */
export function windmillTower(pen: Pen, [x, y]: Point, height: number, turn: number): Marks {
  const { palette, light } = pen;
  const [foot, neck] = [height * 0.23, height * 0.12];
  const top = y - height * 0.82;
  const half = (up: number): number => foot + (neck - foot) * (up / 0.82);
  const body = polygon([
    [x - foot, y],
    [x + foot, y],
    [x + neck, top],
    [x - neck, top],
  ]);
  const dark = polygon([
    [x - light * foot * 0.2, y],
    [x - light * foot, y],
    [x - light * neck, top],
    [x - light * neck * 0.2, top],
  ]);
  const thatch = mix(palette.roofs[2], palette.walls[2], 0.35);
  return [
    fill(body, thatch),
    stipple(body, mix(thatch, palette.shade, 0.5), 0.5, { from: 'bottom', reach: 0.8 }),
    fill(dark, mix(thatch, palette.shade, 0.42)),
    ...panes(
      pen,
      [0.14, 0.46, 0.64].map((up) =>
        box(
          x + light * half(up) * 0.3 - height * 0.018,
          y - height * (up + 0.05),
          height * 0.036,
          height * 0.055,
        ),
      ),
      0.9,
    ),
    fill(
      box(x - height * 0.03, y - height * 0.11, height * 0.06, height * 0.11),
      mix(palette.roofs[2], palette.shade, 0.5),
    ),
    ...gallery(pen, [x, y - height * galleryUp], half(galleryUp), height),
    ...cap(pen, [x, top], neck, height),
    ...sails(pen, [x + light * neck * 0.25, top - height * 0.055], height * 0.56, turn),
  ];
}

/** Draws a deck with rails around the tower. `half` is half the tower's width there. */
function gallery({ palette }: Pen, [x, deck]: Point, half: number, height: number): Marks {
  const reach = half + height * 0.1;
  const rails = Array.from({ length: 11 }, (_, index) => {
    const dx = reach * (index / 5 - 1);
    return `M${round(x + dx)} ${round(deck)}v${round(-height * 0.05)}`;
  });
  return [
    fill(
      polygon([
        [x - reach, deck],
        [x + reach, deck],
        [x + half, deck + height * 0.05],
        [x - half, deck + height * 0.05],
      ]),
      mix(palette.shade, palette.roofs[2], 0.3),
    ),
    line(
      `${rails.join('')}M${round(x - reach)} ${round(deck - height * 0.05)}h${round(reach * 2)}`,
      mix(palette.cloud, palette.walls[0], 0.4),
      1.8,
    ),
  ];
}

function cap({ palette, light }: Pen, [x, y]: Point, neck: number, height: number): Marks {
  const half = neck * 1.24;
  const dome = `M${round(x - half)} ${round(y + 2)}Q${round(x - half)} ${round(y - height * 0.13)} ${round(x)} ${round(y - height * 0.15)}Q${round(x + half)} ${round(y - height * 0.13)} ${round(x + half)} ${round(y + 2)}Z`;
  const dark = `M${round(x - light * half)} ${round(y + 2)}Q${round(x - light * half)} ${round(y - height * 0.13)} ${round(x)} ${round(y - height * 0.15)}L${round(x - light * half * 0.2)} ${round(y + 2)}Z`;
  return [fill(dome, palette.roofs[2]), fill(dark, mix(palette.roofs[2], palette.shade, 0.45))];
}

/** Draws four lattice sails with canvas on one side of each stock. */
function sails({ palette }: Pen, [x, y]: Point, length: number, turn: number): Marks {
  const wide = length * 0.19;
  const bars = Array.from(
    { length: 8 },
    (_, index) => `M${round(length * (0.18 + index * 0.115))} 0v${round(wide)}`,
  ).join('');
  const canvas: Path = box(length * 0.18, 2, length * 0.81, wide - 2);
  const stock = mix(palette.shade, palette.roofs[2], 0.3);
  const blade: Marks = [
    fill(canvas, mix(palette.cloud, palette.walls[0], 0.4)),
    line(
      `${bars}M${round(length * 0.18)} ${round(wide)}H${round(length)}M${round(length * 0.18)} ${round(wide / 2)}H${round(length)}`,
      mix(palette.walls[1], palette.shade, 0.4),
      1.3,
    ),
    line(`M0 0H${round(length)}`, stock, length * 0.032),
  ];
  return [
    ...[0, 90, 180, 270].map((angle) =>
      group(blade, { transform: `translate(${round(x)} ${round(y)}) rotate(${angle + turn})` }),
    ),
    fill(disc(x, y, length * 0.045), palette.roofs[1]),
  ];
}
