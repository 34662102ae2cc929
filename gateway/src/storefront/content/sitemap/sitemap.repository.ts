import { sql } from 'kysely';
import type { SitemapPage, SitemapResponse } from '@detour/shared-contracts/api';
import type { Database } from '../../../database/open-database';

type Entry = SitemapResponse['entries'][number];

interface Row {
  readonly id: string;
  readonly changed: string | null;
}

const toEntry =
  (page: SitemapPage) =>
  ({ id, changed }: Row): Entry => ({ page, id, changed });

/** Stays on sale, each with the day of its last price. Plain nights belong to their hotel's page. */
const findStays = (db: Database): Promise<Row[]> =>
  db
    .selectFrom('package')
    .leftJoin('price_history', 'price_history.package_id', 'package.id')
    .select(['package.id', sql<string | null>`to_char(max(price_history.day), 'YYYY-MM-DD')`.as('changed')])
    .where('package.published', '=', true)
    .where('package.kind', '=', 'stay')
    .groupBy('package.id')
    .orderBy('package.id')
    .execute();

/** Open hotels, each with the day of its last review or of the last price of one of its stays. */
const findHotels = (db: Database): Promise<Row[]> =>
  db
    .selectFrom('hotel')
    .select([
      'hotel.id',
      sql<string | null>`to_char(greatest(
        (select max(review.day) from review where review.hotel_id = hotel.id),
        (select max(price_history.day) from price_history
          join package on package.id = price_history.package_id where package.hotel_id = hotel.id)
      ), 'YYYY-MM-DD')`.as('changed'),
    ])
    .where('hotel.active', '=', true)
    .orderBy('hotel.id')
    .execute();

/** The catalogue does not record when an activity changed. */
const findActivities = async (db: Database): Promise<Row[]> => {
  const rows = await db
    .selectFrom('activity')
    .select('id')
    .where('published', '=', true)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => ({ id, changed: null }));
};

/** Everything of the catalogue that has a page of its own. A stay also has a page as a gift. */
export const findSitemapEntries = async (db: Database): Promise<readonly Entry[]> => {
  const stays = await findStays(db);
  return [
    ...(await findHotels(db)).map(toEntry('hotel')),
    ...stays.map(toEntry('product')),
    ...stays.map(toEntry('single-voucher')),
    ...(await findActivities(db)).map(toEntry('activity')),
  ];
};
