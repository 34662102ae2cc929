import { addDays } from '@detour/shared-contracts/base';
import { sql } from 'kysely';
import type { ChangeShop } from '../sales/change-harness';
import { arrival } from '../shop.fixture';
import { bookingsOf, dayOf, roomsOf, stockOn, vouchersOf, type Model, type Order } from './model';
import { netOf } from './money-model';
import { slots, takenOn } from './voucher-model';

/** Nights that stays of the model can take. */
const nights = Array.from({ length: 8 }, (_, night) => night);

/** Steps between two checks of all rules. A check takes as long as ten steps, and its findings persist. */
const stepsBetweenRules = 12;

interface Seen {
  readonly orders: Readonly<Record<string, unknown>>;
  readonly vouchers: Readonly<Record<string, unknown>>;
  readonly nights: Readonly<Record<string, unknown>>;
  readonly slots: Readonly<Record<string, unknown>>;
}

/** Everything that the model knows, in one statement. */
const see = async ({ deps: { db } }: ChangeShop): Promise<Seen> => {
  const { rows } = await sql<Seen>`
    with part as materialized (
      select coalesce(amends, uuid) as uuid, sum(kept) as kept from (
        select uuid, amends, amount
          - coalesce((select sum(amount) from refund where refund.order_uuid = orders.uuid), 0)
          + coalesce((select sum(amount - returned) from voucher_use where voucher_use.order_uuid = orders.uuid), 0) as kept
        from orders where confirmed_at is not null) as one
      group by 1)
    select
      (select json_object_agg(uuid, concat_ws(' ', status, checkin, nights, rooms, coalesce(part.kept, 0)))
        from orders left join part using (uuid) where amends is null) as orders,
      (select json_object_agg(id, concat_ws(' ', state, remaining, valid_until)) from voucher) as vouchers,
      (select json_object_agg(night, concat(sold, '+', held)) from room_night
        where room_type_id = 'double' and night >= ${arrival}::date and night < ${arrival}::date + ${nights.length}::int) as nights,
      (select json_object_agg(concat_ws(' ', day, starts), taken) from activity_slot
        where day <= ${slots.at(-1)?.day}::date and taken > 0) as slots`.execute(db);
  const [seen] = rows;
  if (!seen) throw new Error('The statement has no row.');
  const { orders, vouchers, nights: stock, slots: taken } = seen;
  return { orders: orders ?? {}, vouchers: vouchers ?? {}, nights: stock, slots: taken ?? {} };
};

const wordsOf = (order: Order): string => {
  const stay = order.kind === 'stay' ? [dayOf(order.stay), order.stay.nights, roomsOf(order.stay)] : [];
  // Before the confirmation vouchers are only reserved.
  return [order.status, ...stay, order.payments.length > 0 ? netOf(order) : 0].join(' ');
};

const expectedOf = (model: Model): Seen => ({
  orders: Object.fromEntries(model.orders.map((order) => [order.uuid, wordsOf(order)])),
  vouchers: Object.fromEntries(
    vouchersOf(model).map(({ id, state, remaining, validUntil }) => [
      id,
      `${state} ${remaining} ${validUntil}`,
    ]),
  ),
  nights: Object.fromEntries(
    nights.map((night) => {
      const { sold, held } = stockOn(bookingsOf(model), night);
      return [addDays(arrival, night), `${sold}+${held}`];
    }),
  ),
  slots: Object.fromEntries(
    slots.flatMap((slot) => {
      const taken = takenOn(model, slot);
      return taken > 0 ? [[`${slot.day} ${slot.starts}`, taken]] : [];
    }),
  ),
});

/** Compares everything that the model knows with the database, and every few steps all rules of the books. */
export const compareStep = async (model: Model, shop: ChangeShop, step: number): Promise<void> => {
  expect(await see(shop)).toEqual(expectedOf(model));
  if (step % stepsBetweenRules === 0) expect(await shop.broken()).toEqual([]);
};

/** At the end, when every message has been handled: the amounts at the provider equal those of the model, payment by payment. */
export const compareEnd = async (model: Model, shop: ChangeShop): Promise<void> => {
  for (const { payments } of model.orders)
    for (const { uuid, kept } of payments) {
      const { intentId } = await shop.payloadOf(uuid);
      if (intentId === '') continue;
      const { captured, refunds } = await shop.harness.provider.retrieve(intentId);
      const returned = refunds
        .filter(({ status }) => status !== 'failed')
        .reduce((sum, { amount }) => sum + amount, 0);
      expect([uuid, captured - returned]).toEqual([uuid, kept]);
    }
  expect(await shop.broken()).toEqual([]);
};
