import { mix } from '../../kit/colour';
import { fill, line, type Marks } from '../../kit/marks';
import { box, disc, ellipse, type Point, round } from '../../kit/paths';
import type { Pen } from '../../kit/pen';
import { plane, ridge } from '../../parts/land/ground';
import { campanile, dome } from '../../parts/buildings/landmarks';
import { birds, sky } from '../../parts/land/sky';
import { townRow } from '../../parts/buildings/town-rows';
import { launch, sailboat } from '../../parts/objects/vessels';
import { spire } from '../../parts/buildings/country/villages';
import { glitter, reflection, ripples, water } from '../../parts/land/water';
import { itemAt } from '../../../item-at';

/** Draws tall houses on a quay with their reflections, masts, a belfry, and a dark boat in the foreground. */
export function harbourTown(pen: Pen): Marks {
  const { across, palette, random } = pen;
  const quay = 388;
  const [from, to] = extentOf(pen);
  const town: Marks = [
    ...plane(
      pen,
      ridge(pen, quay - pen.vary(84, 40), pen.vary(26, 14), 1).path,
      mix(palette.land[1], palette.land[2], 0.3),
      0.4,
    ),
    ...landmark(pen, across(pen.vary(-0.12, 0.16)), quay),
    ...townRow(pen, {
      y: quay,
      from,
      to,
      widths: [40, 66],
      storeys: [3, 4],
      storeyHeight: 30,
      tops: ['eaves', 'eaves', 'mansard', 'gable'],
      walls: [
        ...palette.walls,
        mix(palette.walls[2], palette.roofs[0], 0.4),
        mix(palette.walls[3], palette.slate, 0.3),
      ],
      roofs: [palette.slate, palette.roofs[1], palette.roofs[2]],
      shutters: [palette.land[3], palette.slate, palette.roofs[2]],
    }),
    ...awnings(pen, quay),
    fill(box(from, quay - 2, to - from, 14), mix(palette.walls[3], palette.shade, 0.32)),
  ];
  return [
    ...sky(pen, quay - 90),
    ...birds(pen, [across(0.02), 130], 5),
    ...town,
    ...water(pen, quay + 10),
    reflection(pen, town, quay + 10, 0.5),
    ...glitter(pen, quay + 30, 620),
    ...ripples(pen, quay + 10, 640, 36),
    ...moored(pen, quay),
    ...sailboat(pen, [across(0.1), 470], 96),
    ...sailboat(pen, [across(0.3), 452], 66),
    ...launch(pen, [across(-0.28), 520 + random.between(-8, 8)], 130, true),
    ...sternRail(pen),
  ];
}

/** Where the houses stand: along the whole quay, or, in two of three editions, up to the mouth of the harbour. */
function extentOf({ style, variant, width, light, random }: Pen): readonly [from: number, to: number] {
  if (!style || variant % 3 === 0) return [-20, width + 20];
  const open = width * random.between(0.26, 0.42);
  return light < 0 ? [open, width + 20] : [-20, width - open];
}

/** Draws a steeple, a dome or a square belfry above the roofs. */
function landmark(pen: Pen, x: number, quay: number): Marks {
  const { palette, tower } = pen;
  const wall = palette.walls[1];
  if (tower === 1)
    return [fill(box(x - 66, quay - 170, 132, 170), wall), ...dome(pen, [x, quay - 186], 56, palette.slate)];
  if (tower === 2) return campanile(pen, [x, quay], [46, 236], wall);
  return spire(pen, [x, quay], { width: 46, height: 190, roofHeight: 74, wall, roof: palette.slate });
}

function awnings({ palette, width, random }: Pen, quay: number): Marks {
  const inks = [palette.roofs[0], palette.cloud, palette.land[3], palette.roofs[1]];
  return inks.map((ink, group) =>
    fill(
      Array.from({ length: Math.round(width / 240) }, (_, index) => {
        const x = index * 240 + group * 60 + random.between(0, 26);
        return `M${round(x)} ${quay - 22}h34l5 10h-44Z`;
      }).join(''),
      ink,
    ),
  );
}

/** Draws bare masts along the quay. */
function moored({ palette, width, random }: Pen, quay: number): Marks {
  const xs = Array.from({ length: Math.round(width / 64) }, (_, index) => index * 64 + random.between(4, 44));
  const masts = xs.map((x) => `M${round(x)} ${quay + 22}v${-round(random.between(70, 118))}`).join('');
  const stays = xs.map((x) => `M${round(x)} ${quay - 52}l16 74M${round(x)} ${quay - 52}l-14 74`).join('');
  const hulls = xs.map((x) => `M${round(x - 22)} ${quay + 14}h46q-4 16 -12 16h-24q-8 0 -10 -16Z`);
  const decks = xs.map((x) => box(x - 8, quay + 7, 16, 8)).join('');
  return [
    line(stays, mix(palette.shade, palette.walls[0], 0.25), 0.8, 0.7),
    line(masts, mix(palette.shade, palette.roofs[2], 0.4), 2.2),
    fill(decks, palette.walls[1]),
    fill(hulls.filter((_, index) => index % 3 === 0).join(''), palette.roofs[0]),
    fill(hulls.filter((_, index) => index % 3 === 1).join(''), palette.cloud),
    fill(hulls.filter((_, index) => index % 3 === 2).join(''), palette.slate),
  ];
}

/** Draws the dark edge of the near quay, with a row of fenders. */
function sternRail(pen: Pen): Marks {
  const { palette, width, across } = pen;
  const dark = mix(palette.land[4], palette.shade, 0.4);
  const posts: Point[] = Array.from({ length: 9 }, (_, index): Point => [across(-0.5 + index * 0.045), 596]);
  return [
    ...plane(pen, box(-20, 618, width + 40, 40), dark, 0.2),
    line(
      posts.map(([x, y]) => `M${round(x)} ${y}v34`).join('') +
        `M${round(itemAt(posts, 0)[0])} 600H${round(itemAt(posts, 8)[0])}`,
      dark,
      5,
    ),
    fill(disc(across(-0.33), 612, 13), palette.roofs[0]),
    fill(ellipse(across(-0.33), 612, 6, 6), dark),
  ];
}
