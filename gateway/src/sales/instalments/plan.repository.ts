import { instantOf, isoDate } from '@detour/shared-contracts/base';
import { timeZoneOf, type Locale } from '@detour/shared-contracts/sites';
import type { Selectable } from 'kysely';
import type { Database } from '../../database/open-database';
import type { InstalmentTable } from '../../database/tables/sales/order-life-tables';
import type { Trx } from '../../database/transaction';
import { writeEvent, type By } from '../records/order-event.repository';
import type { OrderRow } from '../records/order.repository';
import type { PartPayment } from './pay-later-rules';

export type InstalmentRow = Selectable<InstalmentTable>;

/** Later parts of an order, by due date. The first part is the order's own payment. */
export const findInstalments = (db: Database, orderUuid: string): Promise<InstalmentRow[]> =>
  db.selectFrom('instalment').selectAll().where('order_uuid', '=', orderUuid).orderBy('position').execute();

/** Writes the later parts of a new order. They are charged once it is confirmed. */
export const writeInstalments = async (
  trx: Trx,
  orderUuid: string,
  later: readonly PartPayment[],
): Promise<void> => {
  if (later.length === 0) return;
  const rows = later.map(({ amount, date }, index) => ({
    order_uuid: orderUuid,
    position: index + 1,
    amount,
    due_on: date,
    next_at: null,
  }));
  await trx.insertInto('instalment').values(rows).execute();
};

/** Parts are charged in the morning of their day, on the clock of the market. */
const chargedAt = ({ due_on }: InstalmentRow, locale: Locale): Date =>
  instantOf(isoDate(due_on), '09:00:00', timeZoneOf(locale));

/** Starts the plan of an order that was just confirmed. */
export const startPlan = async (trx: Trx, order: OrderRow): Promise<void> => {
  if (order.plan === null) return;
  for (const row of await findInstalments(trx, order.uuid))
    await setInstalment(trx, row, { next_at: chargedAt(row, order.locale as Locale) });
};

type Key = Pick<InstalmentRow, 'order_uuid' | 'position'>;

export const lockInstalment = (trx: Trx, { order_uuid, position }: Key): Promise<InstalmentRow | undefined> =>
  trx
    .selectFrom('instalment')
    .selectAll()
    .where('order_uuid', '=', order_uuid)
    .where('position', '=', position)
    .forUpdate()
    .executeTakeFirst();

export const setInstalment = async (
  trx: Trx,
  { order_uuid, position }: Key,
  change: Partial<Pick<InstalmentRow, 'state' | 'attempts' | 'next_at' | 'paid_by'>>,
): Promise<void> => {
  await trx
    .updateTable('instalment')
    .set(change)
    .where('order_uuid', '=', order_uuid)
    .where('position', '=', position)
    .execute();
};

/** Ends the plan of a cancelled booking: nothing more is charged. The booking must be locked. */
export const endPlan = async (trx: Trx, order: OrderRow, { by, now }: EndOfPlan): Promise<void> => {
  if (order.plan === null || order.later_amount === 0) return;
  await trx
    .updateTable('instalment')
    .set({ state: 'ended', next_at: null })
    .where('order_uuid', '=', order.uuid)
    .where('state', '<>', 'paid')
    .execute();
  await trx.updateTable('orders').set({ later_amount: 0 }).where('uuid', '=', order.uuid).execute();
  const data = { amount: order.later_amount };
  await writeEvent(trx, { orderUuid: order.uuid, kind: 'plan.ended', ...by, data, at: now });
};

interface EndOfPlan {
  readonly by: By;
  readonly now: Date;
}
