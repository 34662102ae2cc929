import { addDays, type IsoDate } from '@detour/shared-contracts/base';
import { roomsNeeded } from '@detour/shared-contracts/rules';
import { sql } from 'kysely';
import { priceStay, promoOn } from '../../sales/inventory/pricing';
import type { Database } from '../../database/open-database';
import { findNightFacts, type NightFact } from '../../sales/inventory/night-facts.repository';
import { cheapestStart } from './cheapest-start';

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
      'package.supplement',
      'package.child_percent',
      'package.promo_percent',
      'package.promo_from',
      'package.promo_until',
      'package.reference_bp',
      'room_type.max_capacity',
      'hotel.tax',
      'package.from_checkin',
      'package.from_amount_to_pay',
      'package.from_ref_price',
      'package.from_price',
    ])
    .orderBy('package.room_type_id')
    .execute();

type PackageRow = Awaited<ReturnType<typeof readPackages>>[number];

interface FromRow {
  readonly id: string;
  readonly price: number | null;
  readonly ref: number | null;
  readonly tax: number | null;
  readonly pay: number | null;
  readonly nights: number | null;
  readonly checkin: IsoDate | null;
}

const none = { price: null, ref: null, tax: null, pay: null, nights: null, checkin: null };

const fromPriceOf = (pack: PackageRow, nights: readonly NightFact[], today: IsoDate): FromRow => {
  const start = cheapestStart(nights, pack.min_nights);
  if (!start) return { id: pack.id, ...none };
  const price = priceStay({
    nightPrices: start.nightPrices,
    rooms: roomsNeeded({ adult: 2, child: 0 }, pack.max_capacity),
    adults: 2,
    children: 0,
    supplement: pack.supplement,
    childPercent: pack.child_percent,
    promoPercent: promoOn(pack, today),
    referenceBp: pack.reference_bp,
    tax: pack.tax,
  });
  return {
    id: pack.id,
    price: price.sellPrice,
    ref: price.refPrice,
    tax: price.localTaxTotalAmount,
    pay: price.amountToPay,
    nights: pack.min_nights,
    checkin: addDays(today, start.offset),
  };
};

const isNew = (row: FromRow, pack: PackageRow): boolean =>
  row.price !== pack.from_price ||
  row.ref !== pack.from_ref_price ||
  row.pay !== pack.from_amount_to_pay ||
  row.checkin !== pack.from_checkin;

const writeFromPrices = async (db: Database, rows: readonly FromRow[]): Promise<void> => {
  if (rows.length === 0) return;
  await sql`
    update package set from_price = given.price, from_ref_price = given.ref, from_tax = given.tax,
      from_amount_to_pay = given.pay, from_nights = given.nights, from_checkin = given.checkin
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given (id text, price int, ref int, tax int, pay int, nights int, checkin date)
    where package.id = given.id`.execute(db);
};

/** Adds each new price to the price history as of today. */
const recordPrices = async (db: Database, today: IsoDate): Promise<void> => {
  await sql`
    insert into price_history (package_id, day, price)
    select id, ${today}::date, from_price from package
    where published and from_price is not null and from_price is distinct from (
      select price from price_history where package_id = package.id order by day desc limit 1)
    on conflict (package_id, day) do nothing`.execute(db);
};

/**
 * Updates the from-prices: the cheapest available start of the coming year for two adults and the shortest stay. A
 * package without one has no price. Room types are read in chunks, so that memory does not grow with their number.
 */
export const refreshFromPrices = async (db: Database, today: IsoDate): Promise<void> => {
  const packages = await readPackages(db);
  const roomTypeIds = [...new Set(packages.map((pack) => pack.room_type_id))];
  for (let from = 0; from < roomTypeIds.length; from += roomTypesATime) {
    const ids = roomTypeIds.slice(from, from + roomTypesATime);
    const nights = await findNightFacts(db, { roomTypeIds: ids, from: today, until: addDays(today, 366) });
    const some = packages.filter((pack) => nights.has(pack.room_type_id) || ids.includes(pack.room_type_id));
    const rows = some.flatMap((pack) => {
      const row = fromPriceOf(pack, nights.get(pack.room_type_id) ?? [], today);
      return isNew(row, pack) ? [row] : [];
    });
    await writeFromPrices(db, rows);
  }
  await recordPrices(db, today);
};
