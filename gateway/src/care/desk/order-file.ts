import type { Buyer, CareFile, OrderVoucher } from '@detour/shared-contracts/api';
import type { Locale } from '@detour/shared-contracts/sites';
import type { GatewayContext } from '../../context/context';
import type { Database } from '../../database/open-database';
import { viewOrder } from '../../sales/orders/access/order-access';
import type { OrderRow } from '../../sales/records/order.repository';
import { findOrderMoney, netOf, partsOf } from '../../sales/refunds/order-money';
import { findNotes } from './care-notes.repository';
import { findFileEvents, findFileMails, findFileNights, findFileVisit } from './file-history.repository';
import { findFilePayments, findFileVouchers, findUsedVouchers } from './file-money.repository';
import { findStaffNames } from './staff-names';

/** The order with a number; a change of a booking has no file of its own. */
export const findOrderByNumber = (db: Database, number: string): Promise<OrderRow | undefined> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('number', '=', number)
    .where('amends', 'is', null)
    .executeTakeFirst();

/** Changes of a booking in any state, oldest first. */
const findChanges = (db: Database, { uuid }: OrderRow): Promise<OrderRow[]> =>
  db.selectFrom('orders').selectAll().where('amends', '=', uuid).orderBy('created_at').execute();

const buyerOf = ({
  buyer,
  locale,
  account_uuid: account,
  anonymised_at: gone,
}: OrderRow): CareFile['buyer'] => {
  const { civility: _, ...shown } = buyer as Buyer;
  return {
    ...shown,
    locale: locale as Locale,
    hasAccount: account !== null,
    anonymisedAt: gone?.toISOString() ?? null,
  };
};

const toChange = (booking: OrderRow, change: OrderRow): CareFile['changes'][number] => ({
  orderNumber: change.number,
  status: change.status,
  amount: change.amount,
  checkin: change.checkin,
  nights: change.nights,
  createdAt: change.created_at.toISOString(),
  isApplied: booking.applied === change.uuid,
});

/** The code of a voucher is worth money, so customer care sees its end only. */
const withoutCode = (voucher: OrderVoucher): OrderVoucher => ({ ...voucher, code: null, pdf: null });

/** As the buyer sees it, without codes. */
const orderView = async (context: GatewayContext, uuid: string): Promise<CareFile['order']> => {
  const { voucher, vouchers, ...order } = await viewOrder(context, uuid);
  return {
    ...order,
    voucher: voucher && withoutCode(voucher),
    ...(vouchers && { vouchers: vouchers.map(withoutCode) }),
  };
};

/** Everything that is kept about an order. */
export const readOrderFile = async (context: GatewayContext, order: OrderRow): Promise<CareFile> => {
  const { db, secret } = context;
  const nameOf = await findStaffNames(db);
  const changes = await findChanges(db, order);
  const orders = [order, ...changes];
  return {
    order: await orderView(context, order.uuid),
    buyer: buyerOf(order),
    placedBy: order.placed_by === null ? null : nameOf(order.placed_by),
    kept: netOf(partsOf(await findOrderMoney(db, order))),
    events: await findFileEvents(db, order, nameOf),
    payments: await findFilePayments(db, orders),
    nights: await findFileNights(db, orders),
    changes: changes.filter(({ part }) => part === null).map((change) => toChange(order, change)),
    vouchers: await findFileVouchers(db, secret, order),
    usedVouchers: await findUsedVouchers(db, secret, orders),
    mails: await findFileMails(db, order),
    notes: await findNotes(db, order.uuid, nameOf),
    visit: await findFileVisit(db, order),
  };
};
