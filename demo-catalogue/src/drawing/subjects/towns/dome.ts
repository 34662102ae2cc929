import { mix } from '../../kit/colour';
import { fill, type Marks } from '../../kit/marks';
import { box } from '../../kit/paths';
import type { Pen } from '../../kit/pen';
import { stoneBridge } from '../../parts/buildings/bridges';
import { plane, ridge } from '../../parts/land/ground';
import { campanile, dome as domeOf } from '../../parts/buildings/landmarks';
import { birds, sky } from '../../parts/land/sky';
import { townRow } from '../../parts/buildings/town-rows';
import { cypress, umbrellaPine } from '../../parts/plants/trees';
import { glitter, reflection, ripples, water } from '../../parts/land/water';
import { itemAt } from '../../../item-at';

/** Draws a southern town with a large dome, ochre fronts on the river, and hills with cypresses. */
export function dome(pen: Pen): Marks {
  const { across, palette } = pen;
  const quay = 420;
  const town = oldTown(pen, quay);
  const [one, other] = [across(0.2), across(0.62)];
  return [
    ...sky(pen, 340),
    ...birds(pen, [across(0.24), 130], 5),
    ...town,
    ...water(pen, quay + 16),
    reflection(pen, town, quay + 16, 0.46),
    ...stoneBridge(pen, {
      from: Math.min(one, other),
      to: Math.max(one, other),
      y: quay + 6,
      rise: 20,
      waterline: quay + 60,
      arches: 4,
      stone: palette.walls[1],
    }),
    ...glitter(pen, quay + 70, 620),
    ...ripples(pen, quay + 20, 640, 36),
    ...plane(pen, ridge(pen, 622, 8, 1).path, palette.land[4], 0.3),
    ...umbrellaPine(pen, [across(-0.42), 650], 400, { colour: palette.land[4], lean: pen.light * 0.05 }),
  ];
}

/** Draws two rows of houses with the basilica and the campanile between them, and hills behind. */
function oldTown(pen: Pen, quay: number): Marks {
  const { across, palette, width } = pen;
  const hill = ridge(pen, 330, 26, 1.1);
  const cypresses = [0.24, 0.28, 0.33, 0.41, 0.46].flatMap((share, index) =>
    cypress(
      pen,
      [across(share), hill.at(across(share)) + 8],
      itemAt([40, 54, 44, 50, 38], index),
      palette.land[3],
    ),
  );
  const ochres = [
    palette.walls[0],
    palette.walls[1],
    palette.walls[2],
    mix(palette.walls[1], palette.roofs[0], 0.25),
    mix(palette.walls[2], palette.lit, 0.3),
  ];
  const row = {
    widths: [44, 72] as const,
    tops: ['eaves'] as const,
    roofs: [palette.roofs[0], palette.roofs[1], mix(palette.roofs[0], palette.walls[2], 0.4)],
  };
  return [
    ...plane(pen, ridge(pen, 292, 24, 0.9).path, palette.land[0], 0.35),
    ...cypresses,
    ...plane(pen, hill.path, palette.land[1], 0.5),
    ...townRow(pen, {
      ...row,
      y: quay - 44,
      from: -40,
      to: width + 40,
      storeys: [2, 3],
      storeyHeight: 26,
      walls: ochres.map((ink) => mix(ink, palette.sky[2], 0.28)),
    }),
    ...campanile(pen, [across(pen.vary(0.06, 0.05)), quay - 6], [40, pen.vary(218, 40)], palette.walls[0]),
    ...basilica(pen, across(pen.vary(-0.12, 0.06)), quay),
    ...townRow(pen, {
      ...row,
      y: quay,
      from: -24,
      to: width + 24,
      storeys: [2, 3],
      storeyHeight: 30,
      walls: ochres,
      shutters: [palette.land[3], palette.roofs[2]],
    }),
    fill(box(-20, quay - 2, width + 40, 20), mix(palette.walls[3], palette.shade, 0.3)),
  ];
}

function basilica(pen: Pen, x: number, y: number): Marks {
  const { palette, light } = pen;
  const stone = mix(palette.walls[0], palette.lit, 0.14);
  const apse = (dx: number, radius: number): Marks =>
    domeOf(pen, [x + dx, y - 112], radius, palette.roofs[1]);
  return [
    fill(box(x - 60, y - 178, 120, 180), stone),
    fill(box(light < 0 ? x + 24 : x - 60, y - 178, 36, 180), mix(stone, palette.shade, 0.3)),
    ...domeOf(pen, [x, y - 186], 84, palette.roofs[0]),
    ...apse(-92, 36),
    ...apse(92, 36),
    fill(box(x - 130, y - 96, 260, 98), stone),
  ];
}
