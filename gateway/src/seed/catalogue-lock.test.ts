import { sql } from 'kysely';
import { openSharedDatabase } from '../../test/databases/shared-cluster';
import { today } from '../../test/shop.fixture';
import { startTimeout } from '../../test/databases/test-databases';
import { createMovingClock } from '../../test/moving-clock';
import type { OpenDatabase } from '../database/open-database';
import { catalogueVersion, stateKey, writeState } from './catalogue-state';
import { ensureCatalogue } from './ensure-catalogue';
import { horizonOf } from './horizon';

const waitMs = 150;

describe('a gateway that starts while another one writes the catalogue', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openSharedDatabase(2, { waitMs });
  }, startTimeout);
  afterAll(() => database.close());

  /** Resolves when a connection has waited for the lock of the catalogue for longer than a call may. */
  const waitsLonger = async (db: OpenDatabase['db']): Promise<void> => {
    for (;;) {
      const { rows } = await sql`
        select from pg_locks where locktype = 'advisory' and not granted
          and waitstart < now() - make_interval(secs => ${(waitMs * 3) / 1000})`.execute(db);
      if (rows.length > 0) return;
    }
  };

  it('waits longer than a call may, finds it written, and leaves the limits of its connection', async () => {
    const clock = createMovingClock(`${today}T09:00:00Z`);
    const config = { catalogueSeed: 'seed', catalogueSize: 'small' } as const;
    const ensured = await database.db.connection().execute(async (other) => {
      await sql`select pg_advisory_lock(hashtext(${stateKey}))`.execute(other);
      const waiting = ensureCatalogue({ db: database.db, clock, config });
      await waitsLonger(other);
      await writeState(other, {
        seed: 'seed',
        size: 'small',
        version: catalogueVersion,
        day: today,
        horizon: horizonOf(today),
        refreshed: today,
      });
      await sql`select pg_advisory_unlock(hashtext(${stateKey}))`.execute(other);
      return waiting;
    });
    expect(ensured).toBe('up-to-date');
    const limits = () => sql`show lock_timeout`.execute(database.db);
    const both = await Promise.all([limits(), limits()]);
    expect(both.flatMap(({ rows }) => rows)).toEqual([{ lock_timeout: '150ms' }, { lock_timeout: '150ms' }]);
  });
});
