import { sql } from 'kysely';
import pg from 'pg';
import { openPostgres, startTimeout, type TestDatabase } from '../../test/databases/test-databases';
import { transact } from './transaction';

/** Names under which `work` sends its statements, on any connection. Null for a statement without one. */
const namesOf = async (work: () => Promise<unknown>): Promise<readonly (string | null)[]> => {
  const spy = jest.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return spy.mock.calls.map(([query]) => (query as unknown as pg.QueryConfig).name ?? null);
  } finally {
    spy.mockRestore();
  }
};

const times = async (count: number, work: () => Promise<unknown>): Promise<void> => {
  for (let n = 0; n < count; n += 1) await work();
};

describe('prepared statements', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openPostgres();
    await sql`create table thing (id int primary key, word text)`.execute(database.db);
    await sql`insert into thing values (1, 'a'), (2, 'b')`.execute(database.db);
  }, startTimeout);
  afterAll(() => database.close());

  const find = async (id: number): Promise<unknown> =>
    (await sql`select * from thing where id = ${id}`.execute(database.db)).rows;

  it('are sent by name from their third use on, and answer the same', async () => {
    const names = await namesOf(() =>
      times(4, async () => expect(await find(1)).toMatchObject([{ word: 'a' }])),
    );
    expect(names).toEqual([null, null, expect.any(String), expect.any(String)]);
    expect(names[2]).toBe(names[3]);
    expect(await find(2)).toMatchObject([{ word: 'b' }]);
  });

  it('have no name without values, or when they are long', async () => {
    const long = sql.raw(`/* ${'x'.repeat(4000)} */`);
    const names = await namesOf(() =>
      times(4, async () => {
        await sql`select 1`.execute(database.db);
        await sql`select ${1}::int ${long}`.execute(database.db);
      }),
    );
    expect(new Set(names)).toEqual(new Set([null]));
  });

  it('have a name when they become frequent late, after thousands of others that come once', async () => {
    await database.db.connection().execute(async (connection) => {
      for (let n = 0; n < 2100; n += 1)
        await sql`select ${1}::int as ${sql.ref(`once${n}`)}`.execute(connection);
    });
    const late = () => sql`select ${1}::int as late`.execute(database.db);
    expect((await namesOf(() => times(3, late)))[2]).not.toBeNull();
  });

  it('survive a migration that adds a column to their result', async () => {
    await times(4, () => find(1));
    await sql`alter table thing add column more int default 7`.execute(database.db);
    expect(await find(1)).toEqual([{ id: 1, word: 'a', more: 7 }]);
    await times(4, async () => expect(await find(2)).toEqual([{ id: 2, word: 'b', more: 7 }]));
  });

  it('repeat a transaction whose statement a migration outdated', async () => {
    await times(4, () => find(1));
    await sql`alter table thing add column last int default 8`.execute(database.db);
    let attempts = 0;
    const rows = await transact(database.db, async (trx) => {
      attempts += 1;
      await sql`insert into thing (id) values (${10 + attempts})`.execute(trx);
      return (await sql`select * from thing where id = ${1}`.execute(trx)).rows;
    });
    expect(rows).toEqual([{ id: 1, word: 'a', more: 7, last: 8 }]);
    expect(attempts).toBe(2);
    expect((await sql`select from thing`.execute(database.db)).rows).toHaveLength(3);
  });

  it('are at most 200 for each connection', async () => {
    const names = await namesOf(() =>
      times(3, () =>
        database.db.connection().execute(async (connection) => {
          for (let n = 0; n < 230; n += 1)
            await sql`select ${n}::int as ${sql.ref(`n${n}`)}`.execute(connection);
        }),
      ),
    );
    expect(new Set(names.filter((name) => name !== null)).size).toBeLessThanOrEqual(200);
    expect(names.slice(460, 560).every((name) => name !== null)).toBe(true);
  });
});
