import type { Order, Trip } from '@detour/shared-contracts/api';
import { zonedNow } from '@detour/shared-contracts/base';
import { printAddress, timeZoneOf, type Locale } from '@detour/shared-contracts/sites';
import type { GatewayContext } from '../../../context/context';
import type { Database } from '../../../database/open-database';
import { viewOrder } from '../../../sales/orders/access/order-access';

type Context = Pick<GatewayContext, 'db' | 'clock' | 'secret'>;

/** Maximum number of orders on the page. */
const maxTrips = 200;

const findOrderIds = async (db: Database, accountUuid: string): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('orders')
    .select('uuid')
    .where('account_uuid', '=', accountUuid)
    .where('amends', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(maxTrips)
    .execute();
  return rows.map(({ uuid }) => uuid);
};

const lastDayOf = ({ stay, voucher }: Order): string | null => stay?.checkout ?? voucher?.validUntil ?? null;

const whenOf = (order: Order, now: number): Trip['when'] => {
  if (order.status === 'cancelled' || order.status === 'expired') return 'past';
  const lastDay = lastDayOf(order);
  const today = zonedNow(now, timeZoneOf(order.locale)).date;
  return lastDay !== null && lastDay < today ? 'past' : 'upcoming';
};

/** @spec ACC-005 */
const toTrip = (order: Order, locale: Locale, now: number): Trip => {
  const { stay, voucher } = order;
  return {
    orderUUID: order.orderUUID,
    orderNumber: order.orderNumber,
    kind: order.kind,
    status: order.status,
    when: whenOf(order, now),
    label: stay?.label ?? voucher?.label ?? '',
    image: stay?.image ?? voucher?.image ?? null,
    hotel: stay && { label: stay.hotel.label, place: stay.hotel.location.label },
    checkin: stay?.checkin ?? null,
    checkout: stay?.checkout ?? null,
    nights: stay?.nights ?? voucher?.nights ?? null,
    validUntil: voucher?.validUntil ?? null,
    guests: stay ? stay.adult + stay.child + stay.baby : (voucher?.adults ?? 0),
    amount: order.amount,
    currency: order.currency,
    createdAt: order.createdAt,
    uri: printAddress('confirmation', locale, { orderUUID: order.orderUUID }),
    ...(order.actions && { actions: order.actions }),
  };
};

/** Sort key: the first relevant day, then the order. Upcoming trips are sorted ascending, past ones descending. */
const sortKeyOf = (trip: Trip): string => `${trip.checkin ?? trip.validUntil ?? '9999'} ${trip.createdAt}`;

export const listTrips = async (context: Context, accountUuid: string, locale: Locale): Promise<Trip[]> => {
  const trips: Trip[] = [];
  for (const uuid of await findOrderIds(context.db, accountUuid)) {
    trips.push(toTrip(await viewOrder(context, uuid), locale, context.clock.now()));
  }
  const of = (when: Trip['when']): Trip[] => trips.filter((trip) => trip.when === when);
  return [
    ...of('upcoming').sort((a, b) => (sortKeyOf(a) < sortKeyOf(b) ? -1 : 1)),
    ...of('past').sort((a, b) => (sortKeyOf(a) < sortKeyOf(b) ? 1 : -1)),
  ];
};
