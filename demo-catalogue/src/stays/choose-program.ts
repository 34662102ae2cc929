import type { Hotel } from '../hotels/hotel';
import type { Random } from '../random';
import type { ProgramItem } from '../texts/programme/program-item';
import type { ItemType, ThemeKey } from '@detour/shared-contracts/catalogue';
import { programItems } from '../texts/programme/program-items';

/** Items that a stay of this hotel may include. */
export const possibleItems = (hotel: Hotel): readonly ProgramItem[] =>
  Object.values(programItems).filter(
    (item) =>
      (item.settings?.includes(hotel.setting) ?? true) &&
      (item.types?.includes(hotel.type) ?? true) &&
      (item.countries?.includes(hotel.country) ?? true) &&
      (item.regions?.includes(hotel.regionId ?? '') ?? true) &&
      !item.notInRegions?.includes(hotel.regionId ?? '') &&
      (item.needs === undefined || hotel.facilities.includes(item.needs)),
  );

interface Wish {
  readonly theme: ThemeKey;
  readonly nights: number;
  /** Items of the hotel's other stays, chosen last. */
  readonly used: ReadonlySet<ProgramItem>;
}

const choose = (
  items: readonly ProgramItem[],
  type: ItemType,
  { theme, used }: Wish,
  random: Random,
): ProgramItem | undefined => {
  const ofType = items.filter((item) => item.type === type);
  const rank = (item: ProgramItem): number =>
    (item.themes?.includes(theme) ? 2 : 0) - (used.has(item) ? 3 : 0) + random.next();
  return ofType.map((item) => ({ item, rank: rank(item) })).sort((a, b) => b.rank - a.rank)[0]?.item;
};

/** Chooses two to four items: usually breakfast, then dinner, activities and small extras by theme. No activity twice. */
export const chooseProgram = (
  items: readonly ProgramItem[],
  wish: Wish,
  random: Random,
): readonly ProgramItem[] => {
  const chosen: ProgramItem[] = [];
  const add = (type: ItemType): void => {
    const tags = chosen.map((item) => item.tag);
    const left = items.filter(
      (item) => !chosen.includes(item) && (item.tag === undefined || !tags.includes(item.tag)),
    );
    const item = choose(left, type, wish, random);
    if (item) chosen.push(item);
  };
  const tables = wish.theme === 'gastronomy' ? 0.95 : wish.theme === 'romantic' ? 0.7 : 0.4;
  const activities = wish.theme === 'gastronomy' || wish.theme === 'romantic' ? 0.55 : 0.9;
  add('breakfast');
  if (random.chance(tables)) add('dinner');
  if (random.chance(activities)) add('activity');
  if (wish.nights >= 2 && random.chance(0.3)) add('activity');
  if (chosen.length < 3 && random.chance(0.5)) add('extra');
  if (chosen.length < 2) add('extra');
  return chosen;
};
