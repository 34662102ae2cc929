import type { Database } from '../../database/open-database';
import type { OrderRow } from '../records/order.repository';
import type { VoucherRow } from './voucher-row';
import type { VoucherSnapshot } from './voucher-snapshot';

/** Products of an order's gifts as they were at the purchase, by position: the first is in the order itself. Empty for a stay. */
export const findSnapshots = async (
  db: Database,
  { uuid, voucher }: Pick<OrderRow, 'uuid' | 'voucher'>,
): Promise<readonly VoucherSnapshot[]> => {
  if (!voucher) return [];
  const further = await db
    .selectFrom('order_gift')
    .select('snapshot')
    .where('order_uuid', '=', uuid)
    .orderBy('position')
    .execute();
  return [voucher, ...further.map(({ snapshot }) => snapshot)] as readonly VoucherSnapshot[];
};

/** The product of one gift of an order. */
export const findSnapshotAt = async (
  db: Database,
  { uuid, voucher }: Pick<OrderRow, 'uuid' | 'voucher'>,
  position: number,
): Promise<VoucherSnapshot | undefined> => (await findSnapshots(db, { uuid, voucher }))[position];

/** The product of a voucher as it was at the purchase. */
export const findSnapshotOf = async (
  db: Database,
  { order_uuid: uuid, position }: Pick<VoucherRow, 'order_uuid' | 'position'>,
): Promise<VoucherSnapshot> => {
  const { voucher } = await db
    .selectFrom('orders')
    .select('voucher')
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow();
  const snapshot = await findSnapshotAt(db, { uuid, voucher }, position);
  if (!snapshot) throw new Error(`Order ${uuid} has no gift ${position}.`);
  return snapshot;
};
