import { sql } from 'kysely';
import type { Database } from '../database/open-database';
import { dropOldParts } from '../editing/photos/photo-parts.repository';
import { retentionDays } from '../settings/retention-terms';

// Days; longer than a dead letter can be repeated.
const markDays = 100;

const alarmDays = 365;

/** Deletes old idempotency keys, browser reports, records of mails, applied changes of stays, unfinished uploads and closed alarms. The queue deletes its sent messages itself. */
export const deleteOldRecords = async (db: Database, now: Date): Promise<void> => {
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * 86_400_000);
  await db.deleteFrom('idempotency').where('created_at', '<', daysAgo(retentionDays.idempotency)).execute();
  await db.deleteFrom('client_error').where('at', '<', daysAgo(retentionDays.clientError)).execute();
  await db.deleteFrom('mail_delivery').where('at', '<', daysAgo(markDays)).execute();
  // By the clock of the database, which dates its own log.
  await sql`delete from stay_change where at < now() - interval '15 minutes'`.execute(db);
  await dropOldParts(db, daysAgo(1));
  await db.deleteFrom('alarm').where('closed_at', '<', daysAgo(alarmDays)).execute();
};
