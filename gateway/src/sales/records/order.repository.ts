import type { Insertable, Selectable } from 'kysely';
import type { Database } from '../../database/open-database';
import type { OrderLineTable, OrdersTable } from '../../database/tables/order-tables';
import type { PaymentTable } from '../../database/tables/payment-tables';
import type { Trx } from '../../database/transaction';

export type OrderRow = Selectable<OrdersTable>;
export type OrderLineRow = Selectable<OrderLineTable>;
export type PaymentRow = Selectable<PaymentTable>;
export type NewOrderLine = Omit<Insertable<OrderLineTable>, 'order_uuid' | 'position'>;

export const findOrder = (db: Database, uuid: string): Promise<OrderRow | undefined> =>
  db.selectFrom('orders').selectAll().where('uuid', '=', uuid).executeTakeFirst();

/** Locks an order until the transaction ends. Lock orders before nights. */
export const lockOrder = (trx: Trx, uuid: string): Promise<OrderRow | undefined> =>
  trx.selectFrom('orders').selectAll().where('uuid', '=', uuid).forUpdate().executeTakeFirst();

export const findOrderLines = (db: Database, uuid: string): Promise<OrderLineRow[]> =>
  db.selectFrom('order_line').selectAll().where('order_uuid', '=', uuid).orderBy('position').execute();

/** The latest intent of an order. */
export const findPayment = (db: Database, orderUuid: string): Promise<PaymentRow | undefined> =>
  db
    .selectFrom('payment')
    .selectAll()
    .where('order_uuid', '=', orderUuid)
    .orderBy('updated_at', 'desc')
    .executeTakeFirst();

export const findPaymentByIntent = (db: Database, intentId: string): Promise<PaymentRow | undefined> =>
  db.selectFrom('payment').selectAll().where('intent_id', '=', intentId).executeTakeFirst();

/** Returns the unpaid orders of a session, oldest first, locked. */
export const lockHeldOrdersOfSession = (trx: Trx, sessionId: string): Promise<OrderRow[]> =>
  trx
    .selectFrom('orders')
    .selectAll()
    .where('session_id', '=', sessionId)
    .where('status', '=', 'held')
    .orderBy('created_at')
    .orderBy('uuid')
    .forUpdate()
    .execute();

export const countOpenOrdersOfAddress = async (trx: Trx, addressHash: string, now: Date): Promise<number> => {
  const { count } = await trx
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('address_hash', '=', addressHash)
    .where('status', 'in', ['held', 'paying'])
    .where('hold_expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return count;
};

export const insertOrderLines = async (
  trx: Trx,
  orderUuid: string,
  lines: readonly NewOrderLine[],
): Promise<void> => {
  const rows = lines.map((line, position) => ({ ...line, order_uuid: orderUuid, position }));
  await trx.insertInto('order_line').values(rows).execute();
};
