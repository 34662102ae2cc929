import type { Insertable, Selectable } from 'kysely';
import type { Database } from '../../database/open-database';
import type { OrderLineTable, OrdersTable } from '../../database/tables/sales/order-tables';
import type { PaymentTable } from '../../database/tables/sales/payment-tables';
import type { Trx } from '../../database/transaction';

export type OrderRow = Selectable<OrdersTable>;
export type OrderLineRow = Selectable<OrderLineTable>;
export type PaymentRow = Selectable<PaymentTable>;
export type NewOrderLine = Omit<Insertable<OrderLineTable>, 'order_uuid' | 'position'>;

export const findOrder = (db: Database, uuid: string): Promise<OrderRow | undefined> =>
  db.selectFrom('orders').selectAll().where('uuid', '=', uuid).executeTakeFirst();

/**
 * Locks an order until the transaction ends. A change of a booking is locked after its booking, so that all writers of both wait in one
 * order. Lock orders before nights.
 */
export const lockOrder = async (trx: Trx, uuid: string): Promise<OrderRow | undefined> => {
  const rows = await trx
    .selectFrom('orders')
    .selectAll()
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('uuid', '=', uuid),
        eb(
          'uuid',
          '=',
          selectFrom('orders as change').select('change.amends').where('change.uuid', '=', uuid),
        ),
      ]),
    )
    .orderBy(({ eb }) => eb('amends', 'is not', null))
    .forUpdate()
    .execute();
  return rows.find((row) => row.uuid === uuid);
};

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

/** An unpaid order, as a newer one of the same visitor sees it. */
export type HeldOrder = Pick<OrderRow, 'uuid' | 'room_type_id' | 'checkin' | 'nights'>;

/** Returns the unpaid orders of a session, oldest first, locked; changes of bookings are not among them. */
export const lockHeldOrdersOfSession = (trx: Trx, sessionId: string): Promise<HeldOrder[]> =>
  trx
    .selectFrom('orders')
    .select(['uuid', 'room_type_id', 'checkin', 'nights'])
    .where('session_id', '=', sessionId)
    .where('amends', 'is', null)
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
    .where('amends', 'is', null)
    .where('status', 'in', ['held', 'paying'])
    .where('hold_expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return count;
};
