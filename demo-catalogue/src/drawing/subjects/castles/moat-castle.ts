import { mix } from '../../kit/colour';
import { fill, type Marks } from '../../kit/marks';
import { box, type Point, round } from '../../kit/paths';
import type { Pen } from '../../kit/pen';
import { chateau } from '../../parts/buildings/chateaux';
import { plane, reeds, ridge } from '../../parts/land/ground';
import { sky } from '../../parts/land/sky';
import { bushes, poplar, roundTree } from '../../parts/plants/trees';
import { glitter, reflection, ripples, water } from '../../parts/land/water';

/** Draws a château in a moat, with swans and with reeds in the dark corner. */
export function moatCastle(pen: Pen): Marks {
  const { width, palette, random, light } = pen;
  const shore = 418;
  const focus = pen.across(pen.vary(-0.07, 0.12));
  const bank: Marks = [
    ...woods(pen, shore),
    fill(box(-20, shore - 14, width + 40, 18), palette.land[2]),
    fill(box(focus - 232, shore - 20, 464, 24), mix(palette.walls[3], palette.shade, 0.2)),
    ...chateau(pen, [focus, shore - 16], pen.vary(440, 84)),
  ];
  const swans = [0, 1, 2].flatMap((index) =>
    swan(pen, [focus + light * (40 + index * 74), shore + 92 + random.between(-10, 22)], 22),
  );
  const reedSide: readonly [number, number] = light < 0 ? [width - 350, width + 10] : [-10, 350];
  return [
    ...sky(pen, shore - 60),
    ...plane(pen, ridge(pen, shore - 92, 22, 1).path, palette.land[0], 0.3),
    ...bank,
    ...water(pen, shore),
    reflection(pen, bank, shore, 0.55),
    ...glitter(pen, shore + 10, 630),
    ...ripples(pen, shore, 640, 26),
    ...swans,
    ...plane(pen, ridge(pen, 632, 8, 1).path, palette.land[4], 0.3),
    ...reeds(pen, reedSide, 650),
  ];
}

function woods(pen: Pen, y: number): Marks {
  const { width, palette, random } = pen;
  const far = Array.from({ length: Math.round(width / 34) }, (_, index): Point => [
    index * 34 + random.between(-10, 10),
    y - 26,
  ]);
  const near = Array.from({ length: Math.round(width / 62) + 1 }, (_, index) => {
    const x = index * 62 + random.between(-16, 16);
    return random.chance(0.3)
      ? poplar(pen, [x, y - 4], random.between(76, 108), palette.land[3])
      : roundTree(
          pen,
          [x, y - 4],
          random.between(24, 36),
          mix(palette.land[2], palette.land[3], random.between(0, 0.5)),
        );
  });
  return [...bushes(pen, far, 34, mix(palette.land[1], palette.land[2], 0.4)), ...near.flat()];
}

function swan({ palette, light }: Pen, [x, y]: Point, size: number): Marks {
  const side = -light;
  const white = mix(palette.cloud, '#ffffff', 0.4);
  const body = `M${round(x - side * size)} ${round(y - size * 0.5)}Q${round(x - side * size * 0.4)} ${round(y - size * 0.62)} ${round(x + side * size * 0.35)} ${round(y - size * 0.3)}Q${round(x + side * size * 0.42)} ${round(y - size)} ${round(x + side * size * 0.2)} ${round(y - size * 1.15)}Q${round(x + side * size * 0.5)} ${round(y - size * 1.42)} ${round(x + side * size * 0.62)} ${round(y - size * 1.02)}Q${round(x + side * size * 0.85)} ${round(y - size * 0.3)} ${round(x + side * size * 0.5)} ${round(y)}H${round(x - side * size * 0.5)}Q${round(x - side * size * 0.8)} ${round(y - size * 0.1)} ${round(x - side * size)} ${round(y - size * 0.5)}Z`;
  return [
    fill(box(x - size * 0.6, y + 3, size * 1.1, 2.5), white, 0.5),
    fill(body, white),
    fill(
      `M${round(x + side * size * 0.6)} ${round(y - size * 1.12)}l${round(side * size * 0.24)} ${round(size * 0.14)}l${round(-side * size * 0.26)} ${round(size * 0.04)}z`,
      palette.roofs[0],
    ),
  ];
}
