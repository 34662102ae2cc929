import type { Order } from '@detour/shared-contracts/api';
import { languageOf, type Locale } from '@detour/shared-contracts/sites';
import type { Database } from '../../../database/open-database';
import { findInvoices } from '../../invoices/invoice.repository';
import type { OrderRow } from '../../records/order.repository';

/** Data of the order's page from other tables. */
export type OrderPage = Required<Pick<Order, 'timeline' | 'hotelContact' | 'invoices' | 'pendingChange'>>;

/** Events that a buyer sees. The journal also holds others. */
const toldKinds = [
  'opened',
  'confirmed',
  'changed',
  'invoiced',
  'cancelled',
  'gift.withdrawn',
  'expired',
  'refunded',
  'refund.settled',
  'refund.failed',
] as const;

const timelineOf = async (db: Database, uuid: string): Promise<OrderPage['timeline']> => {
  const events = await db
    .selectFrom('order_event')
    .select(['kind', 'at', 'data'])
    .where('order_uuid', '=', uuid)
    .where('kind', 'in', toldKinds)
    .orderBy('id')
    .execute();
  return events.map(({ kind, at, data }) => ({
    kind,
    at: at.toISOString(),
    amount: 'amount' in data && typeof data.amount === 'number' ? data.amount : null,
  }));
};

const contactOf = async (
  db: Database,
  { stay, locale }: Pick<OrderRow, 'stay' | 'locale'>,
): Promise<OrderPage['hotelContact']> => {
  const hotelId = (stay as Order['stay'])?.hotel.id;
  if (hotelId === undefined) return null;
  const hotel = await db
    .selectFrom('hotel')
    .select(['phone', 'texts'])
    .where('id', '=', hotelId)
    .executeTakeFirst();
  return hotel ? { phone: hotel.phone, access: hotel.texts[languageOf(locale as Locale)].access } : null;
};

/** A change of a booking that is not paid yet and still holds its rooms. */
const pendingOf = async (
  db: Database,
  { uuid }: OrderRow,
  now: number,
): Promise<OrderPage['pendingChange']> => {
  const change = await db
    .selectFrom('orders')
    .select(['uuid', 'amount', 'hold_expires_at'])
    .where('amends', '=', uuid)
    .where('part', 'is', null)
    .where('status', 'in', ['held', 'paying'])
    .where('hold_expires_at', '>', new Date(now))
    .executeTakeFirst();
  if (!change) return null;
  return { orderUUID: change.uuid, amount: change.amount, until: change.hold_expires_at.toISOString() };
};

export const findOrderPage = async (db: Database, order: OrderRow, now: number): Promise<OrderPage> => ({
  pendingChange: await pendingOf(db, order, now),
  timeline: await timelineOf(db, order.uuid),
  hotelContact: await contactOf(db, order),
  invoices: (await findInvoices(db, order.uuid)).map(({ number, kind, total, issued_at: at }) => ({
    number,
    kind,
    total,
    issuedAt: at.toISOString(),
  })),
});
