import type { Trx } from '../../database/transaction';
import { writeEvent } from './order-event.repository';

/** Marks a paid order as confirmed, in its journal too. The order must be locked and open. */
export const confirmOrder = async (trx: Trx, uuid: string, now: Date): Promise<void> => {
  await trx
    .updateTable('orders')
    .set({ status: 'confirmed', confirmed_at: now })
    .where('uuid', '=', uuid)
    .execute();
  await writeEvent(trx, { orderUuid: uuid, kind: 'confirmed', actor: 'system', at: now });
};
