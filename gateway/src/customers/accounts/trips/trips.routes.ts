import { callSchemas } from '@detour/shared-contracts/schemas';
import type { FastifyInstance } from 'fastify';
import type { GatewayContext } from '../../../context/context';
import { registerCall } from '../../../http/register-call';
import { viewOrder } from '../../../sales/orders/access/order-access';
import { orderNotFound, toOrderProblem } from '../../../sales/records/order-refusal';
import { findOrder } from '../../../sales/records/order.repository';
import { requireSignedIn } from '../../../sessions/account-session';
import { attachTrip } from './attach-trip';
import { lookUpBooking } from './look-up-booking';
import { listTrips } from './trips';

/** Orders of the account. @spec ACC-005 ACC-007 ACC-009 */
export const registerTrips = (app: FastifyInstance, context: GatewayContext): void => {
  const { db } = context;
  const personal = { cacheControl: 'no-store' };

  registerCall(
    app,
    callSchemas.trips,
    async ({ query, request, reply }) => {
      const account = await requireSignedIn(context, { request, reply });
      return { trips: await listTrips(context, account.uuid, query.locale) };
    },
    personal,
  );

  registerCall(
    app,
    callSchemas.trip,
    async ({ params, request, reply }) => {
      const account = await requireSignedIn(context, { request, reply });
      const order = await findOrder(db, params.orderUUID);
      if (order?.account_uuid !== account.uuid) throw toOrderProblem(orderNotFound(params.orderUUID));
      return viewOrder(context, params.orderUUID);
    },
    personal,
  );

  registerCall(app, callSchemas.bookingLookup, ({ body, request }) => lookUpBooking(context, request, body), {
    rate: 'purchase',
  });

  registerCall(
    app,
    callSchemas.attachTrip,
    async ({ params, body, request, reply }) => {
      const account = await requireSignedIn(context, { request, reply });
      await attachTrip(context, request, {
        accountUuid: account.uuid,
        uuid: params.orderUUID,
        token: body.token,
      });
      return viewOrder(context, params.orderUUID);
    },
    { rate: 'purchase' },
  );
};
