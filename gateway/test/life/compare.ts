import { addDays } from '@detour/shared-contracts/base';
import { findOrderMoney, netOf as keptBy, partsOf } from '../../src/sales/refunds/order-money';
import type { ChangeShop } from '../sales/change-harness';
import { arrival } from '../shop.fixture';
import { dayOf, netOf, roomsOf, stockOn, type Booking, type Model } from './model';

/** Nights that stays of the model can take. */
const nights = Array.from({ length: 8 }, (_, night) => night);

const seen = async (shop: ChangeShop, { uuid }: Booking) => {
  const order = await shop.find(uuid);
  const kept = order.confirmed_at ? keptBy(partsOf(await findOrderMoney(shop.deps.db, order))) : 0;
  return {
    uuid,
    status: order.status,
    checkin: order.checkin,
    nights: order.nights,
    rooms: order.rooms,
    kept,
  };
};

const expected = (booking: Booking) => ({
  uuid: booking.uuid,
  status: booking.status,
  checkin: dayOf(booking.stay),
  nights: booking.stay.nights,
  rooms: roomsOf(booking.stay),
  // Before the confirmation vouchers are only reserved.
  kept: booking.payments.length > 0 ? netOf(booking) : 0,
});

const stockOf = async ({ deps: { db } }: ChangeShop): Promise<Readonly<Record<string, string>>> => {
  const rows = await db
    .selectFrom('room_night')
    .selectAll()
    .where('room_type_id', '=', 'double')
    .where('night', '>=', arrival)
    .where('night', '<', addDays(arrival, nights.length))
    .execute();
  return Object.fromEntries(rows.map(({ night, sold, held }) => [night, `${sold}+${held}`]));
};

const vouchersOf = async ({ deps: { db } }: ChangeShop): Promise<Readonly<Record<string, number>>> => {
  const rows = await db.selectFrom('voucher').select(['id', 'remaining']).execute();
  return Object.fromEntries(rows.map(({ id, remaining }) => [id, remaining]));
};

/** Compares everything that the model knows with the database, and checks every rule of the books. */
export const compare = async (model: Model, shop: ChangeShop): Promise<void> => {
  for (const booking of model.bookings) expect(await seen(shop, booking)).toEqual(expected(booking));
  const stock = nights.map((night) => {
    const { sold, held } = stockOn(model, night);
    return [addDays(arrival, night), `${sold}+${held}`];
  });
  expect(await stockOf(shop)).toEqual(Object.fromEntries(stock));
  expect(await vouchersOf(shop)).toEqual(
    Object.fromEntries(model.vouchers.map(({ id, remaining }) => [id, remaining])),
  );
  expect(await shop.broken()).toEqual([]);
};

/** At the end, when every message has been handled: the provider keeps what the model says, payment by payment. */
export const compareProvider = async (model: Model, shop: ChangeShop): Promise<void> => {
  for (const { payments } of model.bookings)
    for (const { uuid, kept } of payments) {
      const { intentId } = await shop.payloadOf(uuid);
      if (intentId === '') continue;
      const { captured, refunds } = await shop.harness.provider.retrieve(intentId);
      const returned = refunds
        .filter(({ status }) => status !== 'failed')
        .reduce((sum, { amount }) => sum + amount, 0);
      expect([uuid, captured - returned]).toEqual([uuid, kept]);
    }
};
