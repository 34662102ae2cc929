import type { BookingLookupRequest, BookingLookupResponse, Buyer } from '@detour/shared-contracts/api';
import { normaliseEmail } from '@detour/shared-contracts/rules';
import type { Locale } from '@detour/shared-contracts/sites';
import type { FastifyRequest } from 'fastify';
import type { GatewayContext } from '../../../context/context';
import { createOrderToken } from '../../../sales/orders/access/order-link';
import { orderNotFound, toOrderProblem } from '../../../sales/records/order-refusal';
import { countLookup, forgetLookups } from '../account-limits';

type Context = Pick<GatewayContext, 'db' | 'clock' | 'secret' | 'config'>;

/** Days: long enough to change or cancel, short enough for a shared computer. */
const lifeDays = 1;

/** Finds an order by its number and its buyer's e-mail address, and returns a link token that is valid for one to two days. */
export const lookUpBooking = async (
  context: Context,
  request: FastifyRequest,
  { orderNumber, email }: BookingLookupRequest,
): Promise<BookingLookupResponse> => {
  const { db, clock, secret } = context;
  await countLookup(context, request, orderNumber);
  const order = await db
    .selectFrom('orders')
    .select(['uuid', 'buyer', 'locale', 'link_version'])
    .where('number', '=', orderNumber)
    .where('amends', 'is', null)
    .executeTakeFirst();
  const isBuyer = order && normaliseEmail((order.buyer as Buyer).email) === normaliseEmail(email);
  if (!isBuyer) throw toOrderProblem(orderNotFound(orderNumber));
  await forgetLookups(context, request, orderNumber);
  return {
    orderUUID: order.uuid,
    token: createOrderToken(secret, order, clock.now() + lifeDays * 86_400_000),
    locale: order.locale as Locale,
  };
};
