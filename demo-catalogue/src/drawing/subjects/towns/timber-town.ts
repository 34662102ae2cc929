import { mix } from '../../kit/colour';
import { fill, line, type Marks } from '../../kit/marks';
import { box, type Path, round } from '../../kit/paths';
import type { Pen } from '../../kit/pen';
import { plane, ridge } from '../../parts/land/ground';
import { birds, sky } from '../../parts/land/sky';
import { type TownRow, townRow } from '../../parts/buildings/town-rows';
import { roundTree } from '../../parts/plants/trees';
import { launch } from '../../parts/objects/vessels';
import { spire } from '../../parts/buildings/country/villages';
import { reflection, ripples, water } from '../../parts/land/water';

/** Draws half-timbered houses over a narrow river, with flowers in window boxes. */
export function timberTown(pen: Pen): Marks {
  const { across, palette, width, random } = pen;
  const quay = 436;
  const beam = mix(palette.roofs[2], palette.shade, 0.45);
  const plaster = [
    palette.walls[0],
    palette.walls[1],
    palette.walls[2],
    mix(palette.walls[0], palette.water[0], 0.5),
    mix(palette.walls[1], palette.roofs[0], 0.3),
    mix(palette.walls[3], palette.land[1], 0.4),
  ];
  const row: TownRow = {
    y: quay,
    from: -20,
    to: width + 20,
    widths: [64, 92],
    storeys: [2, 3],
    storeyHeight: 46,
    tops: ['gable', 'gable', 'eaves'],
    walls: plaster,
    roofs: [palette.roofs[1], palette.roofs[2]],
    timber: beam,
  };
  const town: Marks = [
    ...plane(pen, ridge(pen, quay - 130, 26, 1).path, mix(palette.land[1], palette.land[2], 0.4), 0.4),
    ...spire(pen, [across(pen.vary(0.1, 0.2)), quay], {
      width: 52,
      height: 250,
      roofHeight: 150,
      wall: palette.walls[1],
      roof: mix(palette.roofs[1], palette.slate, 0.3),
    }),
    ...townRow(pen, {
      ...row,
      y: quay - 36,
      widths: [50, 70],
      storeyHeight: 40,
      walls: plaster.map((ink) => mix(ink, palette.sky[1], 0.35)),
    }),
    ...townRow(pen, row),
    ...flowers(pen, quay),
    fill(box(-20, quay - 3, width + 40, 26), mix(palette.walls[3], palette.shade, 0.34)),
    ...roundTree(pen, [across(pen.vary(-0.26, 0.1)), quay + 6], 44, palette.land[3]),
  ];
  return [
    ...sky(pen, quay - 150),
    ...birds(pen, [across(0.26), 110], 4),
    ...town,
    ...water(pen, quay + 20),
    reflection(pen, town, quay + 20, 0.48),
    ...ripples(pen, quay + 24, 640, 34),
    ...launch(pen, [across(0.14), 528 + random.between(-6, 6)], 120, false),
    ...footbridge(pen),
  ];
}

function flowers({ random, width, palette }: Pen, quay: number): Marks {
  const dots = (): Path =>
    Array.from(
      { length: Math.round(width / 7) },
      () => `M${round(random.between(0, width))} ${round(quay - 2 - random.between(0, 7))}h.1`,
    ).join('');
  return [
    line(dots(), palette.land[3], 6),
    line(dots(), palette.roofs[0], 5),
    line(dots(), palette.cloud, 3.4),
  ];
}

/** Draws the wooden rail of a bridge in the foreground, with a trough of flowers. */
function footbridge(pen: Pen): Marks {
  const { palette, width, random } = pen;
  const wood = mix(palette.roofs[2], palette.shade, 0.6);
  const posts = Array.from({ length: Math.round(width / 120) + 1 }, (_, index) =>
    box(index * 120 - 6, 572, 12, 80),
  ).join('');
  const leaves: Path[] = [];
  const petals: Path[] = [];
  for (let x = -10; x < width + 10; x += 9) {
    leaves.push(`M${round(x)} ${round(576 + random.between(-10, 12))}h.1`);
    if (random.chance(0.55))
      petals.push(`M${round(x + random.between(-4, 4))} ${round(570 + random.between(-12, 8))}h.1`);
  }
  return [
    fill(`${posts}${box(-20, 596, width + 40, 12)}${box(-20, 636, width + 40, 30)}`, wood),
    line(leaves.join(''), palette.land[3], 22),
    line(petals.filter((_, index) => index % 2 === 0).join(''), palette.roofs[0], 9),
    line(
      petals.filter((_, index) => index % 2 === 1).join(''),
      mix(palette.roofs[0], palette.cloud, 0.55),
      8,
    ),
    fill(box(-20, 584, width + 40, 16), mix(wood, palette.walls[2], 0.2)),
  ];
}
