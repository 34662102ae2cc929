import { mix } from '../../kit/colour';
import { fill, line, type Marks } from '../../kit/marks';
import { box, ellipse, round } from '../../kit/paths';
import type { Pen } from '../../kit/pen';
import { bushes } from '../plants/trees';

/** Draws stone balusters with an urn in the foreground. */
export function balustrade(pen: Pen): Marks {
  const { palette, width, across } = pen;
  const stone = mix(palette.walls[0], palette.shade, 0.34);
  const [rail, foot] = [566, 622];
  const balusters = Array.from({ length: Math.round(width / 30) + 1 }, (_, index) => {
    const x = index * 30 - 6;
    return `M${x} ${rail}h12l-2 8q8 14 3 28l-2 ${foot - rail - 36}h-10l-2 ${-(foot - rail - 36)}q-5 -14 3 -28Z`;
  });
  const pier = across(0.36);
  const pot = `M${round(pier - 26)} 530h52q-4 34 -18 38h-16q-14 -4 -18 -38Z`;
  return [
    fill(balusters.join(''), stone),
    fill(box(-20, rail - 16, width + 40, 18), mix(stone, palette.lit, 0.3)),
    fill(box(-20, rail, width + 40, 5), mix(stone, palette.shade, 0.4)),
    fill(box(-20, foot - 4, width + 40, 50), mix(stone, palette.shade, 0.18)),
    fill(box(pier - 32, rail - 16, 64, 90), stone),
    fill(box(pier - 38, rail - 24, 76, 18), mix(stone, palette.lit, 0.3)),
    fill(pot, mix(palette.roofs[0], palette.shade, 0.1)),
    ...bushes(
      pen,
      [
        [pier - 18, 526],
        [pier + 18, 524],
        [pier, 506],
      ],
      27,
      palette.land[3],
    ),
    line(`M${round(pier)} 500v-1`, palette.land[4], 1),
    fill(
      (
        [
          [-26, -26],
          [10, -34],
          [24, -8],
          [-6, -4],
          [-36, -2],
          [36, -24],
        ] as const
      )
        .map(([dx, dy]) => ellipse(pier + dx, 520 + dy, 4.5, 4.5))
        .join(''),
      palette.roofs[0],
    ),
  ];
}
