import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays, isoDate } from '@detour/shared-contracts/base';
import { sql } from 'kysely';
import { collectStatements, findFullReads } from '../../test/plans';
import { openSharedDatabase } from '../../test/databases/shared-cluster';
import { seedShop, testNow, today } from '../../test/shop.fixture';
import { newTemporaryFolder } from '../../test/temporary-folder';
import { startTimeout, testDatabases, type TestDatabase } from '../../test/databases/test-databases';
import { createMovingClock } from '../../test/moving-clock';
import { deleteOldPersonalData } from '../customers/privacy/delete-old-personal-data';
import { deleteInBatches } from '../database/delete-in-batches';
import { readConfig } from '../settings/read-config';
import { deleteOldPrices, priceHistoryDays } from './delete-old-prices';
import { deleteOldRecords } from './delete-old-records';
import { deletePastNights } from './delete-past-nights';

const daysAgo = (days: number): Date => new Date(Date.parse(testNow) - days * 86_400_000);

describe.each(testDatabases)('old rows on %s', (_name, open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  }, startTimeout);
  beforeEach(async () => {
    await database.clear();
    await seedShop(database.db);
  });
  afterAll(() => database.close());

  const missing = async (...days: readonly number[]): Promise<void> => {
    await database.db
      .insertInto('page_not_found')
      .values(days.map((count) => ({ uri: `/${count}`, locale: 'fr_FR', last_at: daysAgo(count) })))
      .execute();
  };
  const left = async (): Promise<readonly string[]> =>
    (await database.db.selectFrom('page_not_found').select('uri').orderBy('uri').execute()).map(
      ({ uri }) => uri,
    );

  it('are deleted in batches, all of them, and no younger ones', async () => {
    await missing(89, 91, 92, 93, 94, 95);
    await deleteOldRecords(database.db, new Date(testNow), { size: 2 });
    expect(await left()).toEqual(['/89']);
  });

  it('stay when a stop comes first, and when the last batch ends at the last row', async () => {
    await missing(91, 92);
    const stopped = { signal: AbortSignal.abort() };
    await expect(deleteOldRecords(database.db, new Date(testNow), stopped)).rejects.toThrow();
    expect(await left()).toEqual(['/91', '/92']);
    const old = { where: sql`last_at < ${daysAgo(90)}` };
    expect(await deleteInBatches(database.db, 'page_not_found', old, { size: 1 })).toBe(2);
  });

  it('of prices leave after 400 days; the price in force then stays, and so does the newest one', async () => {
    const { db } = database;
    const packages = await db.selectFrom('package').select('id').orderBy('id').limit(2).execute();
    const [changing, constant] = packages.map(({ id }) => id);
    await db.deleteFrom('price_history').execute();
    const price = (package_id: string | undefined, days: number) => ({
      package_id: package_id ?? '',
      day: addDays(isoDate(today), -days),
      price: days,
    });
    await db
      .insertInto('price_history')
      .values([
        ...[0, priceHistoryDays - 1, priceHistoryDays + 3, 500, 600].map((days) => price(changing, days)),
        price(constant, 900),
      ])
      .execute();
    const rest = async () =>
      (await db.selectFrom('price_history').select('price').orderBy('price').execute()).map(
        ({ price: days }) => days,
      );
    expect(await deleteOldPrices(db, isoDate(today), { size: 1 })).toBe(2);
    expect(await rest()).toEqual([0, priceHistoryDays - 1, priceHistoryDays + 3, 900]);
    expect(await deleteOldPrices(db, isoDate(today))).toBe(0);
  });
});

/** Tables that are read as a whole, and why they stay small. */
const small: Readonly<Record<string, string>> = {
  alarm: 'one row for each broken rule and subject',
  captcha_solution: 'rows of minutes',
  care_login: 'rows of minutes',
  care_note: 'written by hand; leaves with its order',
  care_request: 'written by hand; leaves with its order',
  care_session: 'members of staff',
  care_staff: 'members of staff',
  content_version: 'written by staff',
  photo_part: 'rows of a day, of staff',
  reminder: 'one row at most for a voucher that is valid',
  stay_change: 'rows of an hour',
};

describe('the jobs that delete old rows', () => {
  it('find them by an index, in tables that grow', async () => {
    const { log, statements } = collectStatements(() => true);
    const database = await openSharedDatabase(2, { log });
    await seedShop(database.db);
    const clock = createMovingClock(testNow);
    const config = { ...readConfig({}), dataDir: await newTemporaryFolder() };
    await deleteOldPersonalData({ db: database.db, clock, config });
    await deleteOldRecords(database.db, new Date(testNow));
    await deletePastNights(database.db, isoDate(today));
    await deleteOldPrices(database.db, isoDate(today));
    const deleting = statements().filter(({ text }) => !/^\s*insert/.test(text));
    const reads = await findFullReads(database.db, deleting);
    await database.close();
    expect(reads.filter(({ table }) => !(table in small))).toEqual([]);
    expect([...new Set(reads.map(({ table }) => table))].sort()).toEqual(Object.keys(small));
  });

  it('are named for each table in docs/scale.md, or why its rows stay', async () => {
    const database = await openSharedDatabase(2);
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(database.db);
    await database.close();
    const text = readFileSync(join(import.meta.dirname, '../../../docs/scale.md'), 'utf8');
    const start = text.indexOf('## How long rows stay');
    const section = text.slice(start, text.indexOf('\n## ', start + 3));
    const named = [...section.matchAll(/^\|([^|]+)\|[^|]+\|[^|]+\|[^|]+\|$/gm)]
      .flatMap(([, cell]) => [...(cell ?? '').matchAll(/`(\w+)`/g)])
      .map(([, name]) => name);
    expect([...named].sort()).toEqual(rows.map(({ name }) => name).sort());
    const jobs = readFileSync(join(import.meta.dirname, '../jobs/gateway-jobs.ts'), 'utf8');
    const claimed = [...section.matchAll(/`([a-z]+(?:-[a-z]+)+)`/g)].map(([, name]) => name ?? '');
    expect(new Set(claimed).size).toBeGreaterThan(6);
    for (const name of claimed) expect(jobs).toContain(`'${name}'`);
  });
});
