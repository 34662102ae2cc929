import type { Selectable } from 'kysely';
import type { Database } from '../../database/open-database';
import type { RefundTable } from '../../database/tables/sales/order-life-tables';
import type { OrderRow } from '../records/order.repository';

export type RefundRow = Selectable<RefundTable>;

/** Refunds of an order, oldest first. */
export const findRefunds = (db: Database, orderUuid: string): Promise<RefundRow[]> =>
  db
    .selectFrom('refund')
    .selectAll()
    .where('order_uuid', '=', orderUuid)
    .orderBy('planned_at')
    .orderBy('id')
    .execute();

export const findRefund = (db: Database, id: string): Promise<RefundRow | undefined> =>
  db.selectFrom('refund').selectAll().where('id', '=', id).executeTakeFirst();

/** Cents of an order's own payment that the shop keeps: 0 for an order that was never confirmed. */
export const keptOf = (
  { confirmed_at: confirmedAt, amount }: Pick<OrderRow, 'confirmed_at' | 'amount'>,
  refunds: readonly Pick<RefundRow, 'amount'>[],
): number => (confirmedAt ? refunds.reduce((kept, refund) => kept - refund.amount, amount) : 0);

/** The same, read from the database. */
export const findKept = async (db: Database, order: OrderRow): Promise<number> =>
  keptOf(order, await findRefunds(db, order.uuid));
