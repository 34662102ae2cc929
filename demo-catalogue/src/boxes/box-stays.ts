import type { Hotel } from '../hotels/hotel';
import type { Stay } from '../stays/stay';
import { boxThemes, themeIds } from '@detour/shared-contracts/catalogue';
import { boxFamilies, type BoxFamily } from './box-texts';

/** Latitude in degrees. Olive trees grow only south of it. */
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
 * Families of boxes for a stay, by its themes and the hotel's setting. The other conditions of a box (nights, dinner, price) are
 * checked in the database (`box-pages/box-offers.repository` of the gateway), because prices change.
 */
export const boxFamiliesOf = (
  stay: Pick<Stay, 'themes'>,
  hotel: Pick<Hotel, 'setting' | 'lat'>,
): readonly string[] => boxFamilies.filter((family) => opens(family, stay, hotel)).map(({ key }) => key);
