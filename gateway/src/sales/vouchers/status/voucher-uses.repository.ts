import type { Cents } from '@detour/shared-contracts/base';
import { sql } from 'kysely';
import type { Database } from '../../../database/open-database';

export interface SpentPart {
  /** Cents that the order keeps; what was given back is not counted. */
  readonly amount: Cents;
  readonly at: Date;
}

/** What confirmed orders took from a voucher, oldest first. */
export const findVoucherUses = async (db: Database, voucherId: string): Promise<readonly SpentPart[]> => {
  const { rows } = await sql<SpentPart>`
    select -sum(entry.amount)::int as amount, min(entry.at) as at
    from voucher_use as used
    join voucher_ledger as entry on entry.order_uuid = used.order_uuid and entry.voucher_id = used.voucher_id
    where used.voucher_id = ${voucherId} and used.state = 'spent' and entry.kind in ('spent', 'returned')
    group by used.order_uuid
    having sum(entry.amount) < 0
    order by min(entry.id)`.execute(db);
  return rows;
};
