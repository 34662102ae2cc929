import type { Clock } from '@detour/shared-contracts/base';
import { CompiledQuery } from 'kysely';
import type PgBoss from 'pg-boss';
import type { Database } from '../database/open-database';

const execute = async (db: Database, text: string, values: readonly unknown[]) => {
  const { rows } = await db.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, [...values]));
  return { rows };
};

/** Runs several statements in a transaction of their own: after a failure, the connection must not return to the pool inside of it. */
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
 * pg-boss on the shop's clock: replaces `now()` in its statements. Not for the creation of tables, whose defaults would become
 * constant.
 */
export const toClockedQueueDatabase = (db: Database, clock: Clock): PgBoss.Db => {
  const queueDatabase = toQueueDatabase(db);
  return {
    // pg-boss treats only earlier times as due, so 1 ms is added for messages due now.
    executeSql: (text, values = []) =>
      queueDatabase.executeSql(
        text.replaceAll('now()', `'${new Date(clock.now() + 1).toISOString()}'::timestamptz`),
        values,
      ),
  };
};
