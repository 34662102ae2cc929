import type { Hotel } from '../hotels/hotel';
import type { Stay } from '../stays/stay';
import { themeIds } from '../texts/vocabulary';
import { boxFamilies, type BoxRule } from './box-texts';

/** Degrees north: olive trees grow below. */
const oliveLine = 45;

/** What the boxes of a family open; null for a family that is not of this catalogue. */
export const boxRuleOf = (family: string): BoxRule | null =>
  boxFamilies.find(({ key }) => key === family)?.opens ?? null;

const opens = (
  { themes = [], settings = [], south }: BoxRule,
  stay: Pick<Stay, 'themes'>,
  hotel: Pick<Hotel, 'setting' | 'lat'>,
): boolean =>
  (themes.some((theme) => stay.themes.includes(themeIds[theme])) || settings.includes(hotel.setting)) &&
  (!south || hotel.lat < oliveLine);

/**
 * The families of boxes that a stay belongs to, by its themes and by what surrounds the house: the first half of what a box opens. The
 * other half (nights, dinner, price) is asked of the database by `boxes/box-offers.repository`, because prices move.
 */
export const boxFamiliesOf = (
  stay: Pick<Stay, 'themes'>,
  hotel: Pick<Hotel, 'setting' | 'lat'>,
): readonly string[] =>
  boxFamilies.filter((family) => opens(family.opens, stay, hotel)).map(({ key }) => key);
