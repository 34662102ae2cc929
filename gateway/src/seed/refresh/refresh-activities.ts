import type { IsoDate } from '@detour/shared-contracts/base';
import { sql } from 'kysely';
import type { Database } from '../../database/open-database';
import { type DayActivity, promotionOn } from '../demonstration';

/** Reduced prices are whole euros for each person, so that a party pays a multiple of the price on the card. */
const reduced = (cents: number, people: number, percent: number): number =>
  Math.round((cents * (100 - percent)) / (people * 10_000)) * people * 100;

/**
 * Sets today's prices of the demonstration's activities. As with boxes, a reduction starts at least 45 days after the last one, so
 * the regular price is the lowest of the 30 days before and may be shown as the reference price.
 */
export const refreshActivityPrices = async (
  db: Database,
  {
    seed,
    today,
    activities,
  }: {
    readonly seed: string;
    readonly today: IsoDate;
    readonly activities: readonly Pick<DayActivity, 'id' | 'prices'>[];
  },
): Promise<void> => {
  const rows = activities.map(({ id, prices }) => {
    const percent = promotionOn(seed, id, today)?.percent ?? 0;
    const entries = Object.entries(prices).map(([people, price]) => [
      people,
      { barPrice: price, sellPrice: percent > 0 ? reduced(price, Number(people), percent) : price },
    ]);
    return { id, prices: Object.fromEntries(entries) as object };
  });
  await sql`
    update activity set prices = given.prices
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id text, prices jsonb)
    where activity.id = given.id and activity.prices <> given.prices`.execute(db);
};
