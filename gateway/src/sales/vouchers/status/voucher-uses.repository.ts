import type { Cents } from '@detour/shared-contracts/base';
import { sql } from 'kysely';
import type { Database } from '../../../database/open-database';

export interface SpentPart {
  /** Cents that the order keeps, without refunds. */
  readonly amount: Cents;
  readonly at: Date;
}

/** What confirmed orders took from a voucher, oldest first. */
export const findVoucherUses = (db: Database, voucherId: string): Promise<readonly SpentPart[]> =>
  db
    .selectFrom('voucher_use as used')
    .innerJoin('orders', 'orders.uuid', 'used.order_uuid')
    .select(({ ref }) => [
      sql<Cents>`${ref('used.amount')} - ${ref('used.returned')}`.as('amount'),
      sql<Date>`${ref('orders.confirmed_at')}`.as('at'),
    ])
    .where('used.voucher_id', '=', voucherId)
    .where('used.state', '=', 'spent')
    .whereRef('used.amount', '>', 'used.returned')
    .orderBy('orders.confirmed_at')
    .execute();
