import { mix } from '../../kit/colour';
import { fill, type Marks } from '../../kit/marks';
import { box, type Path, type Point, polygon } from '../../kit/paths';
import type { Pen } from '../../kit/pen';
import { plane } from '../land/ground';

export function cobbles(pen: Pen, y: number): Marks {
  const { palette, width, random } = pen;
  const stone = mix(palette.walls[3], palette.shade, 0.28);
  const [dark, pale]: [Path[], Path[]] = [[], []];
  for (let line = y + 12, size = 6; line < 640; line += size * 0.9, size *= 1.09) {
    for (let x = random.between(-30, 0); x < width; x += size * random.between(2.4, 4.6)) {
      (random.chance(0.5) ? dark : pale).push(box(x, line, size * random.between(1.2, 2), size * 0.42));
    }
  }
  return [
    ...plane(pen, box(-20, y, width + 40, 660 - y), stone, 0.6),
    fill(dark.join(''), mix(stone, palette.shade, 0.22)),
    fill(pale.join(''), mix(stone, palette.lit, 0.26)),
  ];
}

export function parasol({ palette, light }: Pen, [x, y]: Point, index: number): Marks {
  const ink = index % 2 ? palette.cloud : palette.roofs[0];
  const top = y - 74;
  return [
    fill(box(x - 1.5, top + 6, 3, 70), palette.shade),
    fill(
      polygon([
        [x - 40, top + 24],
        [x, top],
        [x + 40, top + 24],
      ]),
      ink,
    ),
    fill(
      polygon([
        [x, top],
        [x - light * 40, top + 24],
        [x - light * 6, top + 24],
      ]),
      mix(ink, palette.shade, 0.26),
    ),
    fill(box(x - 24, y - 26, 48, 5) + box(x - 2, y - 22, 4, 22), mix(palette.walls[1], palette.shade, 0.45)),
    fill(
      [-1, 1]
        .map(
          (side) =>
            box(x + side * 30 - 2, y - 30, 4, 30) + box(x + side * 30 - (side < 0 ? 2 : 10), y - 16, 12, 3.5),
        )
        .join(''),
      mix(palette.roofs[2], palette.shade, 0.3),
    ),
  ];
}
