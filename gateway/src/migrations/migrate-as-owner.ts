import { sql } from 'kysely';
import { migrate } from './migrate';
import { openDatabase, type Database } from '../database/open-database';

/** Schemas of the shop and of its queue. */
const schemas = 'public, pgboss';

const nameOf = async (db: Database): Promise<string> => {
  const { rows } = await sql<{ role: string }>`select current_user as role`.execute(db);
  return rows[0]?.role ?? '';
};

/** Rights of the shop: read and write rows, append to the ledgers. It owns no table and changes none. */
const grantRights = async (owner: Database, role: string): Promise<void> => {
  const to = sql.id(role);
  const all = sql.raw(schemas);
  await owner.transaction().execute(async (trx) => {
    await sql`revoke all on all tables in schema ${all} from ${to}`.execute(trx);
    await sql`grant usage on schema ${all} to ${to}`.execute(trx);
    await sql`grant select, insert, update, delete on all tables in schema ${all} to ${to}`.execute(trx);
    await sql`grant usage, select on all sequences in schema ${all} to ${to}`.execute(trx);
    await sql`revoke update, delete on ledger, voucher_ledger, order_event, content_version from ${to}`.execute(
      trx,
    );
    await sql`revoke insert, update, delete on kysely_migration, kysely_migration_lock from ${to}`.execute(
      trx,
    );
  });
};

interface Rights {
  readonly isMighty: boolean;
  readonly isMember: boolean;
  readonly owned: number;
}

/** A role that owns a table can remove its triggers, so it must own none and must not be able to become an owner. */
const checkRights = async (db: Database, ownerRole: string): Promise<void> => {
  const { rows } = await sql<Rights>`
    select (select rolsuper or rolcreaterole from pg_roles where rolname = current_user) as "isMighty",
      pg_has_role(current_user, ${ownerRole}, 'member') as "isMember",
      (select count(*) from pg_tables where tableowner = current_user) as owned`.execute(db);
  const [rights] = rows;
  if (!rights || rights.isMighty || rights.isMember)
    throw new Error(
      'The role of DATABASE_URL may become the one of MIGRATION_DATABASE_URL or is a superuser: give it a role of its own.',
    );
  if (rights.owned > 0)
    throw new Error(
      'The role of DATABASE_URL still owns tables: run "reassign owned by … to …" (docs/production.md).',
    );
};

/**
 * One gateway at a time migrates; the others wait here as long as it takes, and then find everything done. The queue's tables, which have
 * no lock of their own, cannot be made by two at once. A transaction holds the lock, so a pooler in transaction mode works too.
 */
const alone = (db: Database, work: () => Promise<unknown>): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await sql`select set_config('lock_timeout', '0', true), set_config('statement_timeout', '0', true),
      set_config('idle_in_transaction_session_timeout', '0', true)`.execute(trx);
    await sql`select pg_advisory_xact_lock(hashtext('detour migrations'))`.execute(trx);
    await work();
  });

/** Connections of its own: another gateway that starts at the same time waits longer than a call may. */
const withConnections = async (url: string, work: (db: Database) => Promise<void>): Promise<void> => {
  const opened = await openDatabase({ url, poolSize: 3, waitMs: 30_000, prepares: false });
  try {
    await work(opened.db);
  } finally {
    await opened.close();
  }
};

/**
 * Migrates the database with a separate role (`url`) and grants the shop's role (`db`) its rights at each start. Throws when
 * the shop's role has more rights.
 */
const migrateAsOwner = (url: string, db: Database): Promise<void> =>
  withConnections(url, async (owner) => {
    const [role, ownerRole] = [await nameOf(db), await nameOf(owner)];
    await checkRights(db, ownerRole);
    await alone(owner, async () => {
      await migrate(owner);
      await grantRights(owner, role);
    });
  });

interface DatabaseSettings {
  readonly databaseUrl: string | undefined;
  readonly migrationDatabaseUrl: string | undefined;
}

/** Migrates the opened database with the configured role. */
export const bringUpToDate = async (
  { databaseUrl, migrationDatabaseUrl }: DatabaseSettings,
  db: Database,
): Promise<void> => {
  if (!databaseUrl) await migrate(db);
  else if (migrationDatabaseUrl) await migrateAsOwner(migrationDatabaseUrl, db);
  else await withConnections(databaseUrl, (own) => alone(own, () => migrate(own)));
};
