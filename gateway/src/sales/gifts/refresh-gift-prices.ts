import { addDays, type IsoDate } from '@detour/shared-contracts/base';
import { sql } from 'kysely';
import { findNightFacts } from '../inventory/night-facts.repository';
import type { Database } from '../../database/open-database';
import { giftHorizonDays, giftPricesOf } from './gift-prices';

const roomTypesATime = 330;

const readPackages = (db: Database) =>
  db
    .selectFrom('package')
    .innerJoin('room_type', 'room_type.id', 'package.room_type_id')
    .innerJoin('hotel', 'hotel.id', 'package.hotel_id')
    .select([
      'package.id',
      'package.room_type_id',
      'package.min_nights',
      'package.max_nights',
      'package.supplement',
      'package.child_percent',
      'room_type.max_capacity',
      'hotel.tax',
    ])
    .where('package.published', '=', true)
    .orderBy('package.room_type_id')
    .execute();

interface GiftPriceLine {
  readonly id: string;
  readonly nights: number;
}

/** Replaces the price rows of the given packages. */
const writeGiftPrices = async (
  db: Database,
  packageIds: readonly string[],
  lines: readonly GiftPriceLine[],
): Promise<void> => {
  await sql`delete from gift_price where package_id = any(${[...packageIds]}::text[])`.execute(db);
  if (lines.length === 0) return;
  await sql`
    insert into gift_price (package_id, nights, essential, comfort, freedom, essential_share, comfort_share)
    select id, nights, essential, comfort, freedom, "essentialShare", "comfortShare"
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as given
      (id text, nights int, essential int, comfort int, freedom int, "essentialShare" int, "comfortShare" int)`.execute(
    db,
  );
};

/**
 * Recomputes the prices of gift stays. Runs once per day, so that the shown price is the charged one. Reads room types in batches to
 * bound memory.
 * @spec GIFT-048
 */
export const refreshGiftPrices = async (db: Database, today: IsoDate): Promise<void> => {
  const packages = await readPackages(db);
  const roomTypeIds = [...new Set(packages.map((pack) => pack.room_type_id))];
  for (let from = 0; from < roomTypeIds.length; from += roomTypesATime) {
    const ids = new Set(roomTypeIds.slice(from, from + roomTypesATime));
    const until = addDays(today, giftHorizonDays + 8);
    const nights = await findNightFacts(db, { roomTypeIds: [...ids], from: today, until });
    const some = packages.filter((pack) => ids.has(pack.room_type_id));
    const lines = some.flatMap((pack) =>
      giftPricesOf(pack, nights.get(pack.room_type_id) ?? []).map((price) => ({ ...price, id: pack.id })),
    );
    await writeGiftPrices(
      db,
      some.map(({ id }) => id),
      lines,
    );
  }
};
