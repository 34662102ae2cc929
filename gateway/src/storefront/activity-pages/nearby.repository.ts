import type { ActivityDetail } from '@detour/shared-contracts/api';
import { kilometresBetween, wordingOf } from '@detour/shared-contracts/catalogue';
import { productPath, type Locale } from '@detour/shared-contracts/sites';
import { coverImage } from '../../catalogue/stay-images';
import type { Database } from '../../database/open-database';
import type { ActivityRecord } from './activity-detail';

type Nearby = NonNullable<ActivityDetail['nearby']>[number];

/** Most neighbours. */
const most = 3;
/** Radius (km) of places that can be reached on the same day. */
const radius = 80;
/** Kilometres of a degree of latitude. */
const degree = 111;

const perPerson = (prices: ActivityRecord['prices']): number => {
  const [adults, price] = Object.entries(prices).find(([people]) => Number(people) >= 2) ??
    Object.entries(prices)[0] ?? ['1', { sellPrice: 0 }];
  return Math.ceil(price.sellPrice / Number(adults));
};

/** Other activities on sale around one, the nearest first. */
export const findNearby = async (
  db: Database,
  { id, lat, lng }: ActivityRecord,
  locale: Locale,
): Promise<Nearby[]> => {
  const wording = wordingOf(locale);
  const width = radius / (degree * Math.cos((lat * Math.PI) / 180));
  const rows = await db
    .selectFrom('activity')
    .innerJoin('place', 'place.id', 'activity.place_id')
    .selectAll('activity')
    .select('place.names')
    .where('activity.published', '=', true)
    .where('activity.id', '<>', id)
    .where('activity.lat', '>=', lat - radius / degree)
    .where('activity.lat', '<=', lat + radius / degree)
    .where('activity.lng', '>=', lng - width)
    .where('activity.lng', '<=', lng + width)
    .execute();
  return rows
    .map((row) => ({ row, distance: kilometresBetween({ lat, lng }, row) }))
    .filter(({ distance }) => distance <= radius)
    .sort((one, other) => one.distance - other.distance || one.row.id.localeCompare(other.row.id))
    .slice(0, most)
    .map(({ row, distance }) => ({
      id: row.id,
      uri: productPath(locale, row.id, { kind: 'activity' }),
      label: row.texts[wording].label,
      image: coverImage(row.photos, row.scene, locale),
      place: row.names[wording] ?? '',
      distance: Math.round(distance * 10) / 10,
      pricePerPerson: perPerson(row.prices),
    }));
};
