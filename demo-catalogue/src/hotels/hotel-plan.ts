import type { Country } from '@detour/shared-contracts/sites';
import type { Place } from '../places/place';
import { towns } from '../places/hotel-towns';
import { isSettingKey, type SettingKey } from '../texts/settings/settings';
import { itemAt, valueOf } from '../item-at';

/** Size of the catalogue: `full` for the shop, `small` for tests. */
export type CatalogueSize = 'full' | 'small';

/** Input for a hotel: town, number in the town, and setting. */
export interface HotelPlan {
  readonly town: Place;
  readonly setting: SettingKey;
  /** From 1. */
  readonly number: number;
}

const hotelsOf: Readonly<Record<CatalogueSize, Readonly<Record<Country, number>>>> = {
  full: { FR: 288, ES: 118, IT: 118, BE: 62, NL: 62 },
  small: { FR: 20, ES: 6, IT: 7, BE: 5, NL: 5 },
};

const countries: readonly Country[] = ['FR', 'ES', 'IT', 'BE', 'NL'];

interface TownPlan {
  readonly town: Place;
  readonly settings: readonly SettingKey[];
  readonly isBeloved: boolean;
}

/** Weight of a town: larger towns, popular ones and those with several settings get more hotels. */
const appetite = ({ town, settings, isBeloved }: TownPlan): number =>
  (Math.log10(Math.max(1000, town.population)) - 2.6 + 0.5 * (settings.length - 1) + (isBeloved ? 1.6 : 0)) **
  2;

const planCountry = (
  country: Country,
  count: number,
  places: ReadonlyMap<string, Place>,
): readonly HotelPlan[] => {
  const rows = towns[country].map(([id, , , text]): TownPlan => {
    const town = places.get(String(id));
    const settings = text.split(' ').filter(isSettingKey);
    if (!town || settings.length === 0) throw new Error(`Town ${id} has no place or no setting.`);
    return { town, settings, isBeloved: text.startsWith('*') };
  });
  if (count <= rows.length) {
    const belovedFirst = [...rows.filter((row) => row.isBeloved), ...rows.filter((row) => !row.isBeloved)];
    return belovedFirst
      .slice(0, count)
      .map(({ town, settings }) => ({ town, setting: itemAt(settings, 0), number: 1 }));
  }
  const numbers = new Map(rows.map(({ town }) => [town.id, 1]));
  const hunger = (row: TownPlan): number => appetite(row) / valueOf(numbers, row.town.id);
  for (let left = count - rows.length; left > 0; left -= 1) {
    const hungriest = rows.reduce((best, row) => (hunger(row) > hunger(best) ? row : best));
    numbers.set(hungriest.town.id, valueOf(numbers, hungriest.town.id) + 1);
  }
  return rows.flatMap(({ town, settings }) =>
    Array.from({ length: valueOf(numbers, town.id) }, (_, index) => ({
      town,
      setting: itemAt(settings, index % settings.length),
      number: index + 1,
    })),
  );
};

/** The hotels to build, in a fixed order. */
export const planHotels = (size: CatalogueSize, places: ReadonlyMap<string, Place>): readonly HotelPlan[] =>
  countries.flatMap((country) => planCountry(country, hotelsOf[size][country], places));
