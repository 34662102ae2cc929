import type { Database } from '../../database/open-database';
import { findOrder, type OrderRow } from '../records/order.repository';
import type { GiftKey } from '../vouchers/deliveries/delivery.repository';
import type { VoucherRow } from '../vouchers/voucher-row';
import type { VoucherSnapshot } from '../vouchers/voucher-snapshot';

export interface Gift {
  readonly order: OrderRow;
  readonly voucher: VoucherRow;
  /** The product as it was at the purchase. */
  readonly snapshot: VoucherSnapshot;
}

/** A paid gift of an order; undefined when there is none at this position. */
export const findGift = async (db: Database, { orderUuid, position }: GiftKey): Promise<Gift | undefined> => {
  const order = await findOrder(db, orderUuid);
  const voucher = await db
    .selectFrom('voucher')
    .selectAll()
    .where('order_uuid', '=', orderUuid)
    .where('position', '=', position)
    .executeTakeFirst();
  if (!order || !voucher) return undefined;
  if (position === 0) return { order, voucher, snapshot: order.voucher as VoucherSnapshot };
  const further = await db
    .selectFrom('order_gift')
    .select('snapshot')
    .where('order_uuid', '=', orderUuid)
    .where('position', '=', position)
    .executeTakeFirst();
  return further && { order, voucher, snapshot: further.snapshot as VoucherSnapshot };
};
