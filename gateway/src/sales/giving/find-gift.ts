import type { Database } from '../../database/open-database';
import { findOrder, type OrderRow } from '../records/order.repository';
import type { GiftKey } from '../vouchers/deliveries/delivery.repository';
import { findSnapshotAt } from '../vouchers/gift-snapshots';
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
  const snapshot = await findSnapshotAt(db, order, position);
  return snapshot && { order, voucher, snapshot };
};
