import type { LedgerTable } from '../../database/schema';
import type { Trx } from '../../database/transaction';

export interface LedgerEntry {
  readonly order_uuid: string;
  readonly kind: LedgerTable['kind'];
  /** Cents; positive towards us. */
  readonly amount: number;
  readonly intent_id: string;
  /** Id of the refund. */
  readonly movement?: string;
  readonly at: Date;
}

/** One line in the books; the same movement of the same intent is never written twice. True when it was new. */
export const writeLedger = async (trx: Trx, entry: LedgerEntry): Promise<boolean> => {
  const written = await trx
    .insertInto('ledger')
    .values(entry)
    .onConflict((conflict) => conflict.columns(['intent_id', 'kind', 'movement']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return written !== undefined;
};
