import { sql } from 'kysely';
import type { Gauge } from 'prom-client';
import type { Database } from '../database/open-database';

/**
 * `buyer`: the buyer or the provider has not decided yet. `capture`: authorised, and the money is not taken. `refund`: the provider has not
 * reported that it arrived. `refund-failed`: staff must act.
 */
type WaitingPayment = 'buyer' | 'capture' | 'refund' | 'refund-failed';

/** Counts the payments that wait. Each count reads a partial index of rows that leave it soon. */
export const measurePayments = async (db: Database, gauge: Gauge<'state'>): Promise<void> => {
  const { rows } = await sql<{ state: WaitingPayment; count: number }>`
    select 'buyer' as state, count(*) as count from payment where status in ('processing', 'requires_action')
    union all select 'capture', count(*) from payment where status = 'authorised' and not captured
    union all select 'refund', count(*) from refund where state in ('planned', 'pending')
    union all select 'refund-failed', count(*) from refund where state = 'failed'`.execute(db);
  for (const { state, count } of rows) gauge.set({ state }, count);
};
