import type { PromotionBody, PromotionProduct, PromotionProductsQuery } from '@detour/shared-contracts/api';
import { languageOf, type Locale } from '@detour/shared-contracts/sites';
import { sql } from 'kysely';
import type { Database } from '../../database/open-database';

/** Products of a response. */
const most = 10;

/** True when a name contains the text, ignoring case and accents. */
const holds = (name: ReturnType<typeof sql>, text: string) =>
  sql<boolean>`position(care_fold(${text}) in care_fold(coalesce(${name}, ''))) > 0`;

const labelOf = (locale: Locale) => sql<string>`package.texts -> ${sql.lit(languageOf(locale))} ->> 'label'`;

const hotels = (db: Database) =>
  db.selectFrom('hotel').select(['hotel.id as id', 'hotel.label as name', 'hotel.area_label as place']);

/** A stay is found by its own name and by that of its hotel. */
const packages = (db: Database, locale: Locale) =>
  db
    .selectFrom('package')
    .innerJoin('hotel', 'hotel.id', 'package.hotel_id')
    .select([
      'package.id as id',
      sql<string>`coalesce(${labelOf(locale)}, package.uri)`.as('name'),
      'hotel.label as place',
    ]);

/** Hotels or stays whose name contains a text, also those that are not on sale now. At most ten, by name. */
export const searchPromotionProducts = async (
  db: Database,
  { kind, text, locale }: PromotionProductsQuery,
): Promise<PromotionProduct[]> =>
  kind === 'hotels'
    ? hotels(db)
        .where(holds(sql`hotel.label`, text))
        .orderBy('hotel.label')
        .limit(most)
        .execute()
    : packages(db, locale)
        .where(({ or }) => or([holds(sql`hotel.label`, text), holds(labelOf(locale), text)]))
        .orderBy('hotel.label')
        .orderBy('package.id')
        .limit(most)
        .execute();

/** Hotels and stays that bodies name, once each. Those that left the catalogue are missing. */
export const namePromotionProducts = async (
  db: Database,
  bodies: readonly PromotionBody[],
  locale: Locale,
): Promise<PromotionProduct[]> => {
  const hotelIds = [...new Set(bodies.flatMap(({ products }) => products.hotels))];
  const packageIds = [...new Set(bodies.flatMap(({ products }) => products.packages))];
  const found = await Promise.all([
    hotelIds.length === 0 ? [] : hotels(db).where('hotel.id', 'in', hotelIds).execute(),
    packageIds.length === 0 ? [] : packages(db, locale).where('package.id', 'in', packageIds).execute(),
  ]);
  return found.flat();
};
