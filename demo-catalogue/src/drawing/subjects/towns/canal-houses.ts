import { mix } from '../../kit/colour';
import { fill, line, type Marks } from '../../kit/marks';
import { box, type Path } from '../../kit/paths';
import type { Pen } from '../../kit/pen';
import { parkedBicycle } from '../../parts/objects/bicycles';
import { plane } from '../../parts/land/ground';
import { birds, sky } from '../../parts/land/sky';
import { townRow } from '../../parts/buildings/town-rows';
import { roundTree } from '../../parts/plants/trees';
import { launch } from '../../parts/objects/vessels';
import { campanile } from '../../parts/buildings/landmarks';
import { church, spire } from '../../parts/buildings/country/villages';
import { reflection, ripples, water } from '../../parts/land/water';

/** Draws gabled houses along a canal, lime trees on the quay, a launch, an iron railing with a bicycle. */
export function canalHouses(pen: Pen): Marks {
  const { across, palette, width, random } = pen;
  const quay = 412;
  const brick = mix(palette.roofs[1], palette.walls[2], 0.3);
  const town: Marks = [
    ...tower(pen, across(pen.vary(-0.18, 0.2)), quay),
    ...townRow(pen, {
      y: quay,
      from: -24,
      to: width + 24,
      widths: [46, 66],
      storeys: [3, 4],
      storeyHeight: 34,
      tops: ['step', 'bell', 'gable', 'bell', 'step', 'mansard'],
      walls: [
        palette.walls[0],
        palette.walls[1],
        palette.walls[2],
        brick,
        mix(brick, palette.shade, 0.25),
        palette.walls[3],
      ],
      roofs: [palette.roofs[0], palette.slate, palette.roofs[2]],
    }),
    fill(box(-20, quay - 2, width + 40, 16), mix(palette.roofs[2], palette.walls[3], 0.4)),
    ...Array.from({ length: Math.round(width / 190) + 1 }, (_, index) =>
      roundTree(
        pen,
        [index * 190 + random.between(20, 60), quay + 2],
        random.between(24, 31),
        mix(palette.land[3], palette.land[4], 0.3),
      ),
    ).flat(),
    ...lamps(pen, quay),
  ];
  return [
    ...sky(pen, quay - 130),
    ...birds(pen, [across(0.3), 120], 4),
    ...town,
    ...water(pen, quay + 12),
    reflection(pen, town, quay + 12, 0.5),
    ...ripples(pen, quay + 12, 640, 40),
    ...launch(pen, [across(pen.vary(0.13, 0.14)), 518], 150, true),
    ...launch(pen, [across(-0.24), 484], 96, false),
    ...railing(pen),
  ];
}

/** Draws a steeple, a church with a ridge turret, or a carillon tower. */
function tower(pen: Pen, x: number, quay: number): Marks {
  const { palette, tower: kind } = pen;
  const roof = palette.slate;
  if (kind === 1) return church(pen, [x - 100, quay - 60], 200, { wall: palette.walls[2], roof });
  if (kind === 2)
    return [
      ...campanile(pen, [x, quay], [62, 250], mix(palette.roofs[1], palette.walls[2], 0.4)),
      ...spire(pen, [x, quay - 270], { width: 34, height: 22, roofHeight: 84, wall: palette.walls[0], roof }),
    ];
  return spire(pen, [x, quay], { width: 58, height: 286, roofHeight: 124, wall: palette.walls[1], roof });
}

function lamps({ palette, width, lamps: isLit }: Pen, y: number): Marks {
  const xs = Array.from({ length: Math.round(width / 240) }, (_, index) => 130 + index * 240);
  return [
    line(xs.map((x) => `M${x} ${y}v-54`).join(''), palette.shade, 2.6),
    fill(xs.map((x) => `M${x - 6} ${y - 54}h12l-2 -14h-8Z`).join(''), isLit ? palette.pane : palette.cloud),
  ];
}

/** Draws the dark railing in the foreground, with a bicycle against it. */
function railing(pen: Pen): Marks {
  const { palette, width, across } = pen;
  const iron = mix(palette.land[4], palette.shade, 0.5);
  const bars: Path[] = Array.from(
    { length: Math.round(width / 22) + 1 },
    (_, index) => `M${index * 22} 586v40`,
  );
  return [
    ...plane(pen, box(-20, 622, width + 40, 40), iron, 0.2),
    line(bars.join(''), iron, 3),
    line(`M-20 584H${width + 20}M-20 602H${width + 20}`, iron, 5),
    ...parkedBicycle(pen, across(-0.36), 622, 1),
  ];
}
