import type { LedgerTable } from '../../database/tables/sales/payment-tables';
import type { Trx } from '../../database/transaction';

export interface LedgerEntry {
  readonly order_uuid: string;
  readonly kind: LedgerTable['kind'];
  /** Cents; positive amounts come to us. */
  readonly amount: number;
  readonly intent_id: string;
  /** Id of the refund. */
  readonly movement?: string;
  readonly at: Date;
}

/** Writes a ledger entry unless the same movement of the same intent exists. Returns true when it is new. */
export const writeLedger = async (trx: Trx, entry: LedgerEntry): Promise<boolean> => {
  const written = await trx
    .insertInto('ledger')
    .values(entry)
    .onConflict((conflict) => conflict.columns(['intent_id', 'kind', 'movement']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return written !== undefined;
};
