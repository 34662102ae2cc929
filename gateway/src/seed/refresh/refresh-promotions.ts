import type { IsoDate } from '@detour/shared-contracts/base';
import { sql } from 'kysely';
import type { Database } from '../../database/open-database';
import { promotionOn } from '../demonstration';

/**
 * Sets today's promotions of the demonstration stays. One that has ended stays until the next one, because its price is part of the last
 * 30 days (record 0951). Promotions of imported hotels belong to their operator.
 */
export const refreshPromotions = async (db: Database, seed: string, today: IsoDate): Promise<void> => {
  const stays = await db
    .selectFrom('package')
    .innerJoin('hotel', 'hotel.id', 'package.hotel_id')
    .where('hotel.origin', '=', 'demo')
    .select(['package.id', 'package.promo_percent', 'package.promo_from', 'package.promo_until'])
    .execute();
  const changed = stays.flatMap((stay) => {
    const promotion = promotionOn(seed, stay.id, today);
    const hasEnded = stay.promo_until !== null && stay.promo_until < today;
    const same =
      (!promotion && hasEnded) ||
      ((promotion?.from ?? null) === stay.promo_from && (promotion?.percent ?? 0) === stay.promo_percent);
    return same
      ? []
      : [
          {
            id: stay.id,
            percent: promotion?.percent ?? 0,
            from: promotion?.from ?? null,
            until: promotion?.until ?? null,
          },
        ];
  });
  if (changed.length === 0) return;
  await sql`
    update package set promo_percent = given.percent, promo_from = given.first_day, promo_until = given.last_day, reference_bp = 10000
    from jsonb_to_recordset(${JSON.stringify(changed.map((row) => ({ id: row.id, percent: row.percent, first_day: row.from, last_day: row.until })))}::jsonb)
      as given (id text, percent int, first_day date, last_day date)
    where package.id = given.id`.execute(db);
};

/**
 * Writes the price history for the 30 days before a running promotion, so that reference prices have a record from the first
 * day.
 */
export const writePriceHistory = async (db: Database, today: IsoDate): Promise<void> => {
  await sql`
    insert into price_history (package_id, day, price)
    select id, promo_from - 30, from_ref_price from package
    where promo_from is not null and promo_from <= ${today}::date and from_ref_price is not null
    on conflict (package_id, day) do nothing`.execute(db);
};
