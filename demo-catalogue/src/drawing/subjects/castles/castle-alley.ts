import { mix } from '../../kit/colour';
import { fill, type Marks, stipple } from '../../kit/marks';
import { type Point, polygon } from '../../kit/paths';
import type { Pen } from '../../kit/pen';
import { chateau } from '../../parts/buildings/chateaux';
import { blooms, plane, ridge } from '../../parts/land/ground';
import { birds, sky } from '../../parts/land/sky';
import { bushes, cypress, roundTree } from '../../parts/plants/trees';

/** Draws a formal park: a gravel path to a château between clipped yews. */
export function castleAlley(pen: Pen): Marks {
  const { across, palette, random } = pen;
  const ground = 430;
  const focus = across(pen.vary(-0.06, 0.1));
  const lawn = ridge(pen, ground, 3, 0.6);
  return [
    ...sky(pen, ground - 70),
    ...birds(pen, [across(0.34), 130], 4),
    ...plane(pen, ridge(pen, ground - 96, 20, 1).path, palette.land[0], 0.3),
    ...woods(pen, ground),
    ...chateau(pen, [focus, ground + 2], 420),
    ...plane(pen, lawn.path, palette.land[2], 0.5),
    ...parterre(pen, focus, ground),
    ...gravel(pen, focus, ground),
    ...yews(pen, focus, ground),
    ...blooms(pen, lawn, [palette.cloud, palette.roofs[0]], { count: 40, low: 150, high: 220 }),
    ...roundTree(
      pen,
      [across(-0.46), 654],
      118,
      mix(palette.land[3], palette.land[4], random.between(0.4, 0.6)),
    ),
  ];
}

function woods(pen: Pen, y: number): Marks {
  const { width, palette, random } = pen;
  const far = Array.from({ length: Math.round(width / 38) + 1 }, (_, index): Point => [
    index * 38 + random.between(-10, 10),
    y - 18,
  ]);
  const near = Array.from({ length: Math.round(width / 50) + 1 }, (_, index): Point => [
    index * 50 + random.between(-14, 14),
    y + 2,
  ]);
  return [
    ...bushes(pen, far, 40, mix(palette.land[1], palette.land[2], 0.45)),
    ...bushes(pen, near, 32, mix(palette.land[2], palette.land[3], 0.3)),
  ];
}

/** Returns a trapezoid of ground between two rays from the door, from share `top` to share `foot` of the depth. */
function wedge(
  focus: number,
  ground: number,
  [left, right]: readonly [number, number],
  [top, foot]: readonly [number, number],
): string {
  const depth = 660 - ground;
  const at = (side: number, share: number): Point => [focus + side * (0.12 + share), ground + depth * share];
  return polygon([at(left, top), at(right, top), at(right, foot), at(left, foot)]);
}

function parterre({ palette }: Pen, focus: number, ground: number): Marks {
  const lawns = [
    wedge(focus, ground, [-620, -220], [0.1, 0.42]),
    wedge(focus, ground, [220, 620], [0.1, 0.42]),
    wedge(focus, ground, [-620, -240], [0.54, 1.1]),
    wedge(focus, ground, [240, 620], [0.54, 1.1]),
  ];
  const rims = lawns.map((path) => fill(path, mix(palette.land[3], palette.land[4], 0.3)));
  const fields = [
    wedge(focus, ground, [-590, -246], [0.125, 0.395]),
    wedge(focus, ground, [246, 590], [0.125, 0.395]),
    wedge(focus, ground, [-590, -266], [0.57, 1.1]),
    wedge(focus, ground, [266, 590], [0.57, 1.1]),
  ];
  return [
    ...rims,
    ...fields.flatMap((path) => [
      fill(path, mix(palette.land[2], palette.lit, 0.16)),
      stipple(path, palette.land[3], 0.6, 'bottom'),
    ]),
  ];
}

function gravel({ palette }: Pen, focus: number, ground: number): Marks {
  const path = wedge(focus, ground, [-150, 150], [0, 1.1]);
  const tone = mix(palette.walls[1], palette.lit, 0.35);
  return [fill(path, tone), stipple(path, mix(tone, palette.shade, 0.4), 0.6, 'bottom')];
}

function yews(pen: Pen, focus: number, ground: number): Marks {
  const { palette } = pen;
  const shares = [0.02, 0.1, 0.21, 0.36, 0.56, 0.82];
  return shares.flatMap((share) => {
    const y = ground + 230 * share + 4;
    const height = 44 + share * 128;
    return [-1, 1].flatMap((side) => {
      const x = focus + side * 196 * (0.12 + share);
      const shadow = `M${(x - height * 0.12).toFixed(1)} ${y}q${(-pen.light * height * 0.3).toFixed(1)} ${(height * 0.05).toFixed(1)} ${(-pen.light * height * 0.5).toFixed(1)} ${(height * 0.11).toFixed(1)}l${(height * 0.3).toFixed(1)} 0Z`;
      return [
        fill(shadow, palette.shade, 0.25),
        ...cypress(pen, [x, y], height, share > 0.5 ? palette.land[4] : palette.land[3]),
      ];
    });
  });
}
