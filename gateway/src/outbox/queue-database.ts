import type { Clock } from '@detour/shared-contracts/base';
import { CompiledQuery } from 'kysely';
import type PgBoss from 'pg-boss';
import type { Database } from '../database/open-database';

const execute = async (db: Database, text: string, values: readonly unknown[]) => {
  const { rows } = await db.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, [...values]));
  return { rows };
};

/** Several statements with a transaction of their own: when one fails, the connection must not go back to the pool inside it. */
const executeScript = (db: Database, text: string) =>
  db.connection().execute(async (connection) => {
    try {
      return await execute(connection, text, []);
    } catch (error) {
      await execute(connection, 'rollback', []);
      throw error;
    }
  });

/** pg-boss on our own connections: inside a transaction when `db` is one. */
export const toQueueDatabase = (db: Database): PgBoss.Db => ({
  executeSql: (text, values = []) =>
    /^\s*begin\b/i.test(text) ? executeScript(db, text) : execute(db, text, values),
});

/**
 * The same, on the shop's clock: pg-boss writes `now()` wherever it means the present, and the shop's clock may be moved. Not for
 * creating tables, whose defaults would stand still.
 */
export const toClockedQueueDatabase = (db: Database, clock: Clock): PgBoss.Db => {
  const queueDatabase = toQueueDatabase(db);
  return {
    // Due is what lies before the present, so that what is due at this very millisecond needs the next one.
    executeSql: (text, values) =>
      queueDatabase.executeSql(
        text.replaceAll('now()', `'${new Date(clock.now() + 1).toISOString()}'::timestamptz`),
        values,
      ),
  };
};
