import { sql } from 'kysely';
import type { Database } from '../database/open-database';

interface Claim {
  readonly name: string;
  readonly now: Date;
  /** Seconds since the last start; an earlier claim fails. */
  readonly everySeconds: number;
  readonly leaseSeconds: number;
}

/** Claims a job for one run. Returns false while another gateway runs it, and before its interval is over. */
export const claimJob = async (
  db: Database,
  { name, now, everySeconds, leaseSeconds }: Claim,
): Promise<boolean> => {
  const before = (seconds: number): Date => new Date(now.getTime() - seconds * 1000);
  const { rows } = await sql`
    insert into timed_job (name, started_at, lease_until) values (${name}, ${now}, ${before(-leaseSeconds)})
    on conflict (name) do update
      set started_at = excluded.started_at, lease_until = excluded.lease_until, finished_at = null
      where (timed_job.lease_until <= ${now} or timed_job.finished_at is not null)
        and timed_job.started_at <= ${before(everySeconds)}
        -- The clock of a demonstration starts anew with each process.
        or timed_job.started_at > ${before(-60)}
    returning name`.execute(db);
  return rows.length === 1;
};

/** Releases a job. `error` is null after a success. */
export const finishJob = async (
  db: Database,
  { name, now, error }: { readonly name: string; readonly now: Date; readonly error: string | null },
): Promise<void> => {
  await db
    .updateTable('timed_job')
    .set({ finished_at: now, last_error: error?.slice(0, 500) ?? null })
    .where('name', '=', name)
    .execute();
};
