import type { Hotel } from '../hotels/hotel';
import type { ProgramItem } from '../texts/programme/program-item';
import { settings } from '../texts/settings/settings';
import type { ThemeKey } from '@detour/shared-contracts/catalogue';

/** Themes of a hotel, the most characteristic ones first. */
export const themesOfHotel = (hotel: Hotel): readonly [ThemeKey, ...ThemeKey[]] => {
  const themes = new Set<ThemeKey>(settings[hotel.setting].themes);
  if (hotel.type === 'castle') themes.add('castle');
  if (hotel.facilities.includes('spa')) themes.add('wellness');
  if (hotel.facilities.includes('restaurant') || hotel.type === 'guesthouse') themes.add('gastronomy');
  if (hotel.rooms.some((room) => room.maxCapacity >= 3)) themes.add('family');
  themes.add('romantic');
  const [first = 'romantic', ...others] = themes;
  return [first, ...others];
};

/**
 * All themes of a stay: its own, those of the setting (sea, mountain, town…) and those of its items. The theme family requires a
 * room for three.
 */
export const themesOfStay = (
  hotel: Hotel,
  own: ThemeKey,
  items: readonly ProgramItem[],
  guestsAtMost: number,
): readonly ThemeKey[] => {
  const ground = settings[hotel.setting].themes.filter((theme) =>
    ['sea', 'nature', 'mountain', 'city', 'castle'].includes(theme),
  );
  const [, ...extras] = items;
  const wellness = items.some((item) => item.themes?.includes('wellness')) ? (['wellness'] as const) : [];
  const gastronomy = extras.some((item) => item.themes?.includes('gastronomy'))
    ? (['gastronomy'] as const)
    : [];
  const unusual = items.some((item) => item.themes?.includes('unusual')) ? (['unusual'] as const) : [];
  const sport = items.some((item) => item.themes?.includes('sport')) ? (['sport'] as const) : [];
  const family = items.some((item) => item.tag !== undefined && item.themes?.includes('family'))
    ? (['family'] as const)
    : [];
  const castle = hotel.type === 'castle' ? (['castle'] as const) : [];
  const all = new Set<ThemeKey>([
    own,
    ...ground,
    ...wellness,
    ...gastronomy,
    ...unusual,
    ...sport,
    ...family,
    ...castle,
  ]);
  if (guestsAtMost < 3) all.delete('family');
  return [...all];
};
