import { sql } from 'kysely';
import { deleteInBatches, type BatchOptions } from '../database/delete-in-batches';
import type { Database } from '../database/open-database';
import { dropOldParts } from '../editing/photos/photo-parts.repository';
import { deleteUnusedPhotos } from '../photos/store/photo-history.repository';
import { daysBefore, retentionDays } from '../settings/retention-terms';

// Days; longer than a dead letter can be repeated.
const markDays = 100;

const alarmDays = 365;

/** Days since the last visit to an address that has no page. */
const notFoundDays = 90;

/** Tables, the column that dates their rows, and the age (days) at which they are deleted. */
const aged = [
  ['idempotency', 'created_at', retentionDays.idempotency],
  ['client_error', 'at', retentionDays.clientError],
  ['mail_delivery', 'at', markDays],
  ['page_not_found', 'last_at', notFoundDays],
  ['alarm', 'closed_at', alarmDays],
] as const;

/**
 * Deletes old idempotency keys, browser reports, addresses without a page, records of mails, applied changes of stays, unfinished uploads,
 * photos that nothing shows and closed alarms. The queue deletes its sent messages itself.
 */
export const deleteOldRecords = async (
  db: Database,
  now: Date,
  options: BatchOptions = {},
): Promise<void> => {
  for (const [table, column, days] of aged) {
    const where = sql`${sql.ref(column)} < ${daysBefore(now.getTime(), days)}`;
    await deleteInBatches(db, table, { where, oldest: column }, options);
  }
  // By the clock of the database, which dates its own log.
  await deleteInBatches(db, 'stay_change', { where: sql`at < now() - interval '15 minutes'` }, options);
  await dropOldParts(db, daysBefore(now.getTime(), 1));
  await deleteUnusedPhotos(db, now);
};
