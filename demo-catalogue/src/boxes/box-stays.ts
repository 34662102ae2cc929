import type { Hotel } from '../hotels/hotel';
import type { Stay } from '../stays/stay';
import { boxThemes, themeIds } from '@detour/shared-contracts/catalogue';
import { boxFamilies, type BoxFamily } from './box-texts';

/** Degrees north: olive trees grow below. */
const oliveLine = 45;

const opens = (
  { key, opens: { settings = [], south } }: BoxFamily,
  stay: Pick<Stay, 'themes'>,
  hotel: Pick<Hotel, 'setting' | 'lat'>,
): boolean =>
  ((boxThemes[key] ?? []).some((theme) => stay.themes.includes(themeIds[theme])) ||
    settings.includes(hotel.setting)) &&
  (!south || hotel.lat < oliveLine);

/**
 * The families of boxes that a stay belongs to, by its themes and by what surrounds the house: the first half of what a box opens. The
 * other half (nights, dinner, price) is asked of the database by `boxes/box-offers.repository`, because prices move.
 */
export const boxFamiliesOf = (
  stay: Pick<Stay, 'themes'>,
  hotel: Pick<Hotel, 'setting' | 'lat'>,
): readonly string[] => boxFamilies.filter((family) => opens(family, stay, hotel)).map(({ key }) => key);
