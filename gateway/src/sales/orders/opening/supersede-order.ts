import type { Trx } from '../../../database/transaction';
import { writeEvent } from '../../records/order-event.repository';
import type { HeldOrder } from '../../records/order.repository';
import { releaseOrder } from '../release-order';

/** Cancels an unpaid order of the visitor in favour of a newer one. Its nights must be locked. */
export const supersedeOrder = async (trx: Trx, order: Pick<HeldOrder, 'uuid'>, now: Date): Promise<void> => {
  await releaseOrder(trx, order.uuid, now);
  await trx
    .updateTable('orders')
    .set({ status: 'cancelled', closed_at: now })
    .where('uuid', '=', order.uuid)
    .execute();
  await writeEvent(trx, { orderUuid: order.uuid, kind: 'cancelled', actor: 'system', at: now });
};
