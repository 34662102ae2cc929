import type { Buyer } from '@detour/shared-contracts/api';
import type { Cents } from '@detour/shared-contracts/base';
import { normaliseEmail } from '@detour/shared-contracts/rules';
import { sql } from 'kysely';
import type { Database } from '../../database/open-database';
import type { Trx } from '../../database/transaction';
import type { Goodwill } from '../../sales/cancellation/refund-order';
import type { By } from '../../sales/records/order-event.repository';
import type { OrderRow } from '../../sales/records/order.repository';

const dayMs = 86_400_000;

const emailOf = ({ buyer }: Pick<OrderRow, 'buyer'>): string =>
  normaliseEmail((buyer as Partial<Buyer>).email ?? '');

/** Cents beyond the terms, including those of the action that is checked. */
export interface Weight {
  /** Of the order, ever. */
  readonly order: Cents;
  /** Given by the member alone in the last 24 hours, without approved requests. */
  readonly member: Cents;
  /** Of the customer, in the last 24 hours. */
  readonly customer: Cents;
}

/**
 * Serialises goodwill per member and per customer, so that each sum counts the previous ones. Locks the member, then the
 * customer, and both before the order. Held until the end of the transaction.
 */
export const lockGoodwill = async (
  trx: Trx,
  staff: string,
  order: Pick<OrderRow, 'buyer'>,
): Promise<void> => {
  for (const key of [`care-goodwill member ${staff}`, `care-goodwill customer ${emailOf(order)}`])
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
};

/** Refunds are in the journal; the rest of an order's goodwill is in the table only. */
const findOfOrder = async (db: Database, orderUuid: string): Promise<Cents> => {
  const events = await db
    .selectFrom('order_event')
    .select('data')
    .where('order_uuid', '=', orderUuid)
    .where('kind', '=', 'refunded')
    .execute();
  const others = await db
    .selectFrom('care_goodwill')
    .select('amount')
    .where('order_uuid', '=', orderUuid)
    .where('action', '<>', 'refund')
    .execute();
  const refunds = events.map(({ data }) => data as Goodwill).map(({ card, vouchers }) => card + vouchers);
  return [...refunds, ...others.map(({ amount }) => amount)].reduce((sum, amount) => sum + amount, 0);
};

/** Goodwill sums that include an action of `given` cents: of the order, and within a day by the member and to the customer. */
export const weighGoodwill = async (
  db: Database,
  order: OrderRow,
  { given, staff, now }: { readonly given: Cents; readonly staff: string; readonly now: Date },
): Promise<Weight> => {
  if (given === 0) return { order: 0, member: 0, customer: 0 };
  const rows = await db
    .selectFrom('care_goodwill as gift')
    .innerJoin('orders', 'orders.uuid', 'gift.order_uuid')
    .select(['gift.staff', 'gift.approved_by', 'gift.amount', 'orders.buyer'])
    .where('gift.at', '>', new Date(now.getTime() - dayMs))
    .execute();
  const sum = (own: typeof rows): Cents => own.reduce((all, { amount }) => all + amount, given);
  const email = emailOf(order);
  return {
    order: (await findOfOrder(db, order.uuid)) + given,
    member: sum(rows.filter((row) => row.staff === staff && row.approved_by === null)),
    customer: sum(rows.filter((row) => emailOf(row) === email)),
  };
};

interface Given {
  readonly order: Pick<OrderRow, 'uuid'>;
  readonly action: string;
  readonly given: Cents;
  readonly by: By;
  readonly now: Date;
}

/** Stores the amount that an action refunded beyond the terms. */
export const keepGoodwill = async (trx: Trx, { order, action, given, by, now }: Given): Promise<void> => {
  if (given === 0 || by.staff === undefined) return;
  await trx
    .insertInto('care_goodwill')
    .values({
      staff: by.staff,
      order_uuid: order.uuid,
      action,
      amount: given,
      approved_by: by.approvedBy ?? null,
      at: now,
    })
    .execute();
};
