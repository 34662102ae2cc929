import type { Hour } from '../../pictures/hour';
import { itemAt } from '../../item-at';
import { type Colour, mix } from '../kit/colour';
import type { Palette } from '../kit/palettes';
import type { MannerStyle } from './manner-styles';

/** Share of a region's own colours at each hour: dusk and night keep their mood. */
const shares: Readonly<Record<Hour, number>> = {
  dawn: 0.5,
  day: 0.66,
  golden: 0.44,
  dusk: 0.26,
  night: 0.12,
  mist: 0.44,
};

/** The inks of an hour in the colours of a region: its walls, its roofs, its land. */
export function tintPalette(palette: Palette, hour: Hour, style: MannerStyle): Palette {
  const share = shares[hour];
  const lean = (colour: Colour, to: Colour): Colour => mix(colour, to, share);
  const [tint, depth] = style.land;
  const land = (index: number): Colour =>
    mix(itemAt(palette.land, index), tint, depth * share * (1 - index * 0.18));
  const wall = (index: number): Colour => lean(itemAt(palette.walls, index), itemAt(style.walls, index));
  const roof = (index: number): Colour => lean(itemAt(palette.roofs, index), itemAt(style.roofs, index));
  return {
    ...palette,
    land: [land(0), land(1), land(2), land(3), land(4)],
    walls: [wall(0), wall(1), wall(2), wall(3)],
    roofs: [roof(0), roof(1), roof(2)],
    slate: lean(palette.slate, style.slate),
  };
}
