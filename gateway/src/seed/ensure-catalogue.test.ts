import { addDays, createFixedClock, isoDate } from '@detour/shared-contracts/base';
import { sql } from 'kysely';
import { catalogueConfig, openCatalogueDatabase } from '../../test/catalogue.fixture';
import { openSharedDatabase } from '../../test/databases/shared-cluster';
import { findNights, findStayProduct } from '../sales/inventory/stay-product.repository';
import { assessStay, momentOf } from '../sales/inventory/assess-stay';
import type { Database, OpenDatabase } from '../database/open-database';
import { ensureCatalogue } from './ensure-catalogue';
import { refreshFromPrices } from './refresh/refresh-prices';

const today = isoDate('2026-11-23');
const at = (day: string) => createFixedClock(`${day}T09:00:00Z`);
const run = (
  db: Database,
  day: string,
  config: Parameters<typeof ensureCatalogue>[0]['config'] = catalogueConfig,
) => ensureCatalogue({ db, clock: at(day), config });

const nightsIn = async (db: Database) => {
  const { rows } = await sql<{ count: number; first: string; last: string; rooms: number }>`
    select count(*)::int as count, min(night) as first, max(night) as last, count(distinct room_type_id)::int as rooms
    from room_night`.execute(db);
  return rows[0]!;
};

describe('an empty database', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openCatalogueDatabase();
  }, 120_000);
  afterAll(() => database.close());

  it('is filled to a year from today', async () => {
    const nights = await nightsIn(database.db);
    expect(nights).toMatchObject({ first: today, last: addDays(today, 365) });
    expect(nights.count).toBe(nights.rooms * 366);
  });

  it('is unchanged by the next call on the same day', async () => {
    const before = await nightsIn(database.db);
    expect(await run(database.db, today)).toBe('up-to-date');
    expect(await nightsIn(database.db)).toEqual(before);
  });

  it('has a from-price for every available stay, equal to the price of that stay', async () => {
    const packs = await database.db
      .selectFrom('package')
      .selectAll()
      .where('from_price', 'is not', null)
      .execute();
    expect(packs.length).toBeGreaterThan(90);
    const moment = momentOf(at(today).now(), 'Europe/Paris');
    for (const pack of packs.filter((_, index) => index % 5 === 0)) {
      const product = (await findStayProduct(database.db, pack.id))!;
      const checkin = isoDate(pack.from_checkin!);
      const until = addDays(checkin, pack.from_nights!);
      const nights = await findNights(database.db, { roomTypeId: pack.room_type_id, from: checkin, until });
      const request = { checkin, nights: pack.from_nights!, guests: { adults: 2, children: 0, babies: 0 } };
      const sellable = { ...product, pack: { ...product.pack, published: true, expiration: null } };
      expect(assessStay(sellable, nights, request, moment)).toMatchObject({
        ok: true,
        value: {
          price: {
            sellPrice: pack.from_price,
            refPrice: pack.from_ref_price,
            amountToPay: pack.from_amount_to_pay,
            localTaxTotalAmount: pack.from_tax,
          },
        },
      });
    }
  });

  it('removes a from-price when its nights are sold', async () => {
    const pack = await database.db
      .selectFrom('package')
      .selectAll()
      .where('from_price', 'is not', null)
      .where('min_nights', '=', 2)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const here = () =>
      database.db
        .updateTable('room_night')
        .where('room_type_id', '=', pack.room_type_id)
        .where('night', '=', pack.from_checkin!);
    await here()
      .set(({ ref }) => ({ sold: ref('capacity') }))
      .execute();
    await refreshFromPrices(database.db, today);
    const after = await database.db
      .selectFrom('package')
      .selectAll()
      .where('id', '=', pack.id)
      .executeTakeFirstOrThrow();
    expect(after.from_checkin).not.toBe(pack.from_checkin);
    expect(after.from_price).toBeGreaterThanOrEqual(pack.from_price!);
    await here().set({ sold: 0 }).execute();
    await refreshFromPrices(database.db, today);
  });

  it('keeps the price history that a reference price needs', async () => {
    const { rows } = await sql<{ days: number; price: number; ref: number }>`
      select package.promo_from - history.day as days, history.price, package.from_ref_price as ref
      from package join price_history as history on history.package_id = package.id
      where package.promo_percent > 0 and package.from_price is not null and history.day < package.promo_from`.execute(
      database.db,
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { days, price, ref } of rows) expect([days, price]).toEqual([30, ref]);
  });

  it('gets the missing nights, and keeps sold ones unchanged', async () => {
    const room = await database.db
      .selectFrom('room_type')
      .select('id')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const night = addDays(today, 200);
    const sold = { capacity: 9, sold: 3, price: 12_300 };
    const target = { room_type_id: room.id, night };
    await database.db
      .updateTable('room_night')
      .set(sold)
      .where('room_type_id', '=', room.id)
      .where('night', '=', night)
      .execute();
    const before = await nightsIn(database.db);
    expect(await run(database.db, addDays(today, 3))).toBe('extended');
    const after = await nightsIn(database.db);
    expect(after.last).toBe(addDays(today, 368));
    expect(after.count).toBe(before.count + 3 * before.rooms);
    const kept = await database.db
      .selectFrom('room_night')
      .selectAll()
      .where('room_type_id', '=', target.room_type_id)
      .where('night', '=', target.night)
      .executeTakeFirstOrThrow();
    expect(kept).toMatchObject(sold);
  });

  it('keeps the seed of its first start', async () => {
    const labels = () => database.db.selectFrom('hotel').select('label').orderBy('id').execute();
    const before = await labels();
    await run(database.db, addDays(today, 4), { catalogueSeed: 'umweg', catalogueSize: 'full' });
    expect(await labels()).toEqual(before);
  });
});

describe('a database of an older version', () => {
  it('is written again, and products that are no longer sold are unpublished', async () => {
    const { db, close } = await openCatalogueDatabase();
    const room = await db.selectFrom('room_type').selectAll().orderBy('id').executeTakeFirstOrThrow();
    const pack = await db.selectFrom('package').selectAll().orderBy('id').executeTakeFirstOrThrow();
    await db
      .updateTable('catalogue_state')
      .set({ value: sql`value || '{"version": 0}'` })
      .execute();
    await sql`insert into package select (jsonb_populate_record(package, '{"id": "old"}')).* from package where id = ${pack.id}`.execute(
      db,
    );
    await sql`insert into review select id || 'x', hotel_id, locale, customer, type, day, average, positive, negative from review limit 1`.execute(
      db,
    );
    await db.updateTable('package').set({ uri: 'wrong' }).where('id', '=', pack.id).execute();
    await db
      .deleteFrom('room_night')
      .where('room_type_id', '=', room.id)
      .where('night', '<', addDays(today, 30))
      .execute();
    expect(await run(db, today)).toBe('written');
    const packs = await db
      .selectFrom('package')
      .select(['id', 'published', 'uri'])
      .where('id', 'in', ['old', pack.id])
      .execute();
    expect(packs.find(({ id }) => id === 'old')!.published).toBe(false);
    expect(packs.find(({ id }) => id === pack.id)!.uri).toBe(pack.uri);
    const nights = await nightsIn(db);
    expect(nights.count).toBe(nights.rooms * 366);
    const written = await db.selectFrom('review').select('id').where('id', 'like', '%x').execute();
    expect(written).toHaveLength(1);
    await close();
  }, 90_000);
});

describe('an interrupted start', () => {
  it('is continued by the next start', async () => {
    const { db, close } = await openSharedDatabase();
    const broken = ensureCatalogue(
      { db, clock: at(today), config: catalogueConfig },
      {
        onProgress: (share) => {
          if (share > 0.5) throw new Error('power cut');
        },
      },
    );
    await expect(broken).rejects.toThrow('power cut');
    const shares: number[] = [];
    const resumed = ensureCatalogue(
      { db, clock: at(today), config: catalogueConfig },
      { onProgress: (share) => shares.push(share) },
    );
    expect(await resumed).toBe('written');
    const nights = await nightsIn(db);
    expect(nights.count).toBe(nights.rooms * 366);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
    await close();
  }, 60_000);

  it('writes nothing when the size is none', async () => {
    const { db, close } = await openSharedDatabase();
    expect(await run(db, today, { catalogueSeed: 'detour', catalogueSize: 'none' })).toBe('switched-off');
    expect((await nightsIn(db)).count).toBe(0);
    await close();
  });

  it('reports monotonic progress', async () => {
    const { db, close } = await openSharedDatabase();
    const shares: number[] = [];
    await ensureCatalogue(
      { db, clock: at(today), config: catalogueConfig },
      { onProgress: (share) => shares.push(share) },
    );
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
    await close();
  }, 60_000);
});
