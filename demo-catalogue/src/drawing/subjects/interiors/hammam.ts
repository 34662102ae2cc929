import { mix } from '../../kit/colour';
import { fill, line, type Marks, stipple } from '../../kit/marks';
import { box, disc, ellipse, type Path, type Point, polygon, round } from '../../kit/paths';
import type { Pen } from '../../kit/pen';
import { steam } from '../../parts/objects/baths';
import { plane } from '../../parts/land/ground';
import { castShadow } from '../../parts/objects/tableware';

/** Draws a tiled steam room: star-shaped lights in the dome, beams in the steam, a warm slab with towels and a bowl. */
export function hammam(pen: Pen): Marks {
  const { palette, width, across } = pen;
  const tile = mix(palette.water[1], palette.land[2], 0.4);
  const slab = mix(palette.walls[0], palette.lit, 0.2);
  const bench = polygon([
    [across(-0.4), 470],
    [across(0.4), 470],
    [across(0.5), 530],
    [across(-0.5), 530],
  ]);
  return [
    ...plane(pen, box(-20, -20, width + 40, 700), tile, { strength: 0.7, from: 'top' }),
    ...vault(pen, tile),
    ...frieze(pen, tile),
    ...plane(pen, box(-20, 440, width + 40, 220), mix(tile, palette.walls[1], 0.35), 0.6),
    fill(
      polygon([
        [across(-0.5), 530],
        [across(0.5), 530],
        [across(0.48), 610],
        [across(-0.48), 610],
      ]),
      mix(slab, palette.shade, 0.3),
    ),
    fill(bench, slab),
    stipple(bench, mix(slab, palette.shade, 0.35), 0.5, pen.light < 0 ? 'right' : 'left'),
    ...towels(pen, across(-0.2), 500),
    ...bowl(pen, [across(0.16), 506]),
    ...steam(pen, [across(-0.04), 440], 3),
    ...steam(pen, [across(0.27), 430], 2),
  ];
}

function vault(pen: Pen, tile: string): Marks {
  const { palette, width } = pen;
  const focus = width / 2;
  const dome = `M${round(focus - 330)} 262Q${round(focus - 300)} 24 ${round(focus)} 12Q${round(focus + 300)} 24 ${round(focus + 330)} 262Z`;
  const star = (x: number, y: number, size: number): Path =>
    polygon(
      Array.from({ length: 12 }, (_, index): Point => {
        const angle = (index * Math.PI) / 6 + 0.26;
        const far = index % 2 ? size : size * 0.5;
        return [x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.8];
      }),
    );
  const stars: readonly Point[] = [
    [0, 70],
    [-92, 104],
    [92, 104],
    [-180, 158],
    [-60, 168],
    [60, 168],
    [180, 158],
  ];
  const beams = stars.slice(0, 5).map(([dx, y]) =>
    polygon([
      [focus + dx - 10, y],
      [focus + dx + 10, y],
      [focus + dx * 0.5 - pen.light * 90 + 66, 470],
      [focus + dx * 0.5 - pen.light * 90 - 44, 470],
    ]),
  );
  return [
    fill(dome, mix(tile, palette.shade, 0.28)),
    stipple(dome, mix(tile, palette.shade, 0.6), 0.6, 'bottom'),
    fill(stars.map(([dx, y]) => star(focus + dx, y, 19)).join(''), palette.sun),
    ...beams.map((path) => fill(path, palette.sun, 0.1)),
  ];
}

/** Draws a frieze of tiles: two rows of lozenges between bands. */
function frieze(pen: Pen, tile: string): Marks {
  const { palette, width } = pen;
  const inks = [palette.cloud, palette.roofs[0], mix(palette.lit, palette.walls[1], 0.4)];
  const count = Math.round(width / 40) + 2;
  const lozenge = (x: number, y: number): Path =>
    polygon([
      [x, y - 22],
      [x + 17, y],
      [x, y + 22],
      [x - 17, y],
    ]);
  const rows = inks.map((ink, group) =>
    fill(
      Array.from({ length: count }, (_, index) => index)
        .filter((index) => index % 3 === group)
        .map((index) => lozenge(index * 40 - 20, 318) + lozenge(index * 40, 352))
        .join(''),
      ink,
      0.85,
    ),
  );
  return [
    fill(box(-20, 276, width + 40, 118), mix(tile, palette.shade, 0.2)),
    ...rows,
    fill(
      box(-20, 270, width + 40, 9) + box(-20, 390, width + 40, 9),
      mix(palette.cloud, palette.walls[0], 0.3),
    ),
  ];
}

function towels(pen: Pen, x: number, y: number): Marks {
  const { palette } = pen;
  const inks = [
    mix(palette.cloud, '#ffffff', 0.3),
    palette.roofs[0],
    mix(palette.cloud, palette.walls[1], 0.4),
  ];
  return [
    ...castShadow(pen, [x, y + 4], 110, 15),
    ...inks.flatMap((ink, index) => {
      const top = y - 34 - index * 32;
      const roll: Path = `M${round(x - 84)} ${top + 30}q-18 -15 0 -30h168q18 15 0 30Z`;
      return [
        fill(roll, ink),
        stipple(roll, mix(ink, palette.shade, 0.4), 0.7, 'bottom'),
        line(disc(x + pen.light * 84, top + 15, 8), mix(ink, palette.shade, 0.3), 3),
      ];
    }),
  ];
}

function bowl(pen: Pen, [x, y]: Point): Marks {
  const { palette, light } = pen;
  const copper = mix(palette.roofs[0], palette.lit, 0.25);
  const path: Path = `M${round(x - 74)} ${y - 56}q8 56 52 60h44q44 -4 52 -60Z`;
  return [
    ...castShadow(pen, [x, y + 4], 84, 13),
    fill(path, copper),
    stipple(path, mix(copper, palette.shade, 0.6), 0.9, light < 0 ? 'right' : 'left'),
    fill(ellipse(x, y - 56, 74, 15), mix(copper, palette.shade, 0.4)),
    fill(ellipse(x, y - 54, 64, 11), palette.water[0]),
    fill(ellipse(x + 12, y - 54, 9, 3.5) + ellipse(x - 20, y - 56, 7, 3), palette.roofs[0]),
  ];
}
