import type { IsoDate } from '@detour/shared-contracts/base';
import { sql } from 'kysely';
import type { Database } from '../../database/open-database';
import { buildBoxes, promotionOn } from '../demonstration';

/** Reduced prices are whole euros. */
const reduced = (cents: number, percent: number): number =>
  Math.round((cents * (100 - percent)) / 10_000) * 100;

/**
 * Sets today's prices of the demonstration boxes. A reduction starts at least 45 days after the last one, so the regular price
 * is the lowest of the 30 days before and may be shown as the reference price.
 */
export const refreshBoxPrices = async (db: Database, seed: string, today: IsoDate): Promise<void> => {
  const rows = buildBoxes().map(({ code, price }) => {
    const promotion = promotionOn(seed, code, today);
    return {
      code,
      price: promotion ? reduced(price, promotion.percent) : price,
      reference: price,
      until: promotion?.until ?? null,
    };
  });
  await sql`
    update box set price = given.price, reference_price = given.reference, promo_until = given.until
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (code text, price int, reference int, until date)
    where box.code = given.code and box.origin = 'demo'`.execute(db);
};
