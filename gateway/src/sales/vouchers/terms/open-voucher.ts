import type { Database } from '../../../database/open-database';
import { transact } from '../../../database/transaction';
import { writeEvent } from '../../records/order-event.repository';
import { tellGiver } from '../deliveries/tell-giver';
import type { VoucherRow } from '../voucher-row';

/** Keeps when the recipient unwrapped a gift. Only the first time counts: one conditional update. */
export const openVoucher = (
  db: Database,
  { id, order_uuid: orderUuid }: Pick<VoucherRow, 'id' | 'order_uuid'>,
  now: Date,
): Promise<void> =>
  transact(db, async (trx) => {
    const opened = await trx
      .updateTable('voucher')
      .set({ opened_at: now })
      .where('id', '=', id)
      .where('opened_at', 'is', null)
      .returning('position')
      .executeTakeFirst();
    if (!opened) return;
    await writeEvent(trx, {
      orderUuid,
      kind: 'voucher.opened',
      actor: 'recipient',
      data: { voucherId: id },
      at: now,
    });
    await tellGiver(trx, { orderUuid, position: opened.position }, { what: 'opened', now });
  });
