import { mix } from '../../kit/colour';
import { fill, line, type Marks, stipple } from '../../kit/marks';
import { arch, box, ellipse, type Path, polygon, round } from '../../kit/paths';
import type { Pen } from '../../kit/pen';
import { steam } from '../../parts/objects/baths';
import { plane } from '../../parts/land/ground';

/** Draws a vaulted indoor pool by lamplight: pillars on both sides, lamps in the niches. */
export function poolHall(pen: Pen): Marks {
  const { palette, width, across } = pen;
  const focus = width / 2;
  const wall = mix(palette.walls[2], palette.land[1], 0.3);
  const back = box(focus - 170, -20, 340, 460);
  return [
    ...plane(pen, box(-20, -20, width + 40, 700), mix(wall, palette.shade, 0.16), {
      strength: 0.6,
      from: 'top',
    }),
    fill(back, mix(wall, palette.lit, 0.18)),
    stipple(back, mix(wall, palette.shade, 0.4), 0.5, 'top'),
    ...niches(pen, focus),
    ...bays(pen, focus, wall),
    ...basin(pen, focus),
    ...steam(pen, [across(-0.08), 500], 3),
    ...steam(pen, [across(0.1), 520], 3),
  ];
}

function niches(pen: Pen, focus: number): Marks {
  const { palette } = pen;
  const openings = [-104, 0, 104].map((dx) => arch(focus + dx - 34, 424, 68, 190));
  return [
    fill(openings.join(''), mix(palette.shade, palette.land[3], 0.3)),
    ...[-104, 0, 104].flatMap((dx) => [
      fill(ellipse(focus + dx, 346, 58, 62), palette.pane, 0.22),
      fill(ellipse(focus + dx, 346, 30, 34), palette.pane, 0.35),
      fill(`M${round(focus + dx - 13)} 332h26l-4 34h-18Z`, palette.pane),
    ]),
  ];
}

/** Draws pillars and arches in perspective along both sides. */
function bays(pen: Pen, focus: number, wall: string): Marks {
  const { palette, light } = pen;
  const rings: readonly (readonly [number, number, number, number])[] = [
    [214, 84, 434, 26],
    [292, 40, 470, 38],
    [410, -30, 528, 58],
  ];
  return rings.flatMap(([half, top, foot, thick], index) => {
    const tone = mix(wall, palette.lit, 0.04 + index * 0.05);
    return [-1, 1].flatMap((side) => {
      const inner = focus + side * half;
      const pillar = box(Math.min(inner, inner + side * thick), top + 60, thick, foot - top - 60);
      const vault: Path = `M${round(inner)} ${top + 80}Q${round(inner - side * half * 0.04)} ${top - 20} ${round(focus)} ${top - 60}V${top - 60 - thick}Q${round(inner + side * thick)} ${top - 60} ${round(inner + side * thick)} ${top + 80}Z`;
      const isShaded = side === light;
      return [
        fill(vault, mix(tone, palette.shade, isShaded ? 0.3 : 0.1)),
        stipple(vault, mix(tone, palette.shade, 0.5), 0.5, 'top'),
        fill(pillar, mix(tone, palette.shade, isShaded ? 0.24 : 0)),
        stipple(pillar, mix(tone, palette.shade, 0.5), 0.6, side < 0 ? 'left' : 'right'),
        fill(
          box(Math.min(inner, inner + side * thick) - 4, top + 56, thick + 8, 10),
          mix(tone, palette.lit, 0.2),
        ),
        fill(
          box(Math.min(inner, inner + side * thick) - 5, foot - 10, thick + 10, 12),
          mix(tone, palette.lit, 0.14),
        ),
      ];
    });
  });
}

function basin(pen: Pen, focus: number): Marks {
  const { palette, random, width } = pen;
  const stone = mix(palette.walls[0], palette.shade, 0.12);
  const pave = polygon([
    [focus - 180, 428],
    [focus + 180, 428],
    [focus + width * 0.62, 660],
    [focus - width * 0.62, 660],
  ]);
  const shape = polygon([
    [focus - 128, 448],
    [focus + 128, 448],
    [focus + 372, 660],
    [focus - 372, 660],
  ]);
  const water = mix(palette.water[1], '#3f9a9c', 0.5);
  const lamps = [-104, 0, 104].map((dx) =>
    Array.from({ length: 9 }, (_, index) =>
      box(
        focus + dx * (0.8 + index * 0.16) - 13 - index * 2 + random.between(-5, 5),
        456 + index * index * 2.2,
        26 + index * 4,
        4 + index * 0.4,
      ),
    ).join(''),
  );
  const waves = Array.from({ length: 22 }, () => {
    const share = random.next();
    const long = 18 + share * 60;
    return `M${round(focus + random.between(-1, 1) * (110 + share * 210) - long / 2)} ${round(462 + share * 180)}q${round(long / 4)} -4 ${round(long / 2)} 0t${round(long / 2)} 0`;
  });
  return [
    ...plane(pen, pave, stone, 0.6),
    fill(shape, water),
    stipple(shape, mix(water, palette.shade, 0.55), 0.7, 'bottom'),
    fill(lamps.join(''), palette.pane, 0.65),
    line(waves.join(''), mix(palette.water[0], palette.cloud, 0.5), 2.6, 0.6),
    line(
      `M${round(focus - 372)} 660L${round(focus - 128)} 448H${round(focus + 128)}L${round(focus + 372)} 660`,
      mix(stone, palette.lit, 0.5),
      9,
    ),
  ];
}
