import { callSchemas } from '@detour/shared-contracts/schemas';
import type { FastifyInstance } from 'fastify';
import type { GatewayContext } from '../../context/context';
import { registerCall } from '../../http/register-call';
import { extendHold } from './extend-hold';
import { toCalendarFile } from './calendar-file';
import { calendarText } from '../../messages/stay-text';
import { findOwnOrder, hasOrderLink, viewOrder } from './access/order-access';
import { confirmationLink } from './access/order-link';
import { storeOrderLink } from './access/order-link-cookie';
import { toOrderProblem, type OrderRefusal } from '../records/order-refusal';
import { countChanges } from '../records/amendment.repository';
import { toOrderResponse } from './view/order-view';
import { handleOrderRequest } from './opening/handle-order-request';

const purchase = { rate: 'purchase' } as const;

/** @spec CALL-075 CALL-089 CALL-090 WALLET-003 */
export const registerOrders = (app: FastifyInstance, context: GatewayContext): void => {
  const refuse = (refusal: OrderRefusal): never => {
    context.metrics.orders.inc({ outcome: refusal.kind });
    throw toOrderProblem(refusal);
  };

  registerCall(
    app,
    callSchemas.createOrder,
    async ({ body, request, reply }) => {
      const opened = await handleOrderRequest(context, { request, reply }, body);
      if (!opened.ok) return refuse(opened.error);
      const { payable, replayed } = opened.value;
      if (replayed) reply.header('idempotent-replayed', 'true');
      else context.metrics.orders.inc({ outcome: 'held' });
      reply.code(replayed ? 200 : 201);
      return toOrderResponse(payable, context.clock.now());
    },
    purchase,
  );

  registerCall(
    app,
    callSchemas.order,
    async ({ params, request, reply }) => {
      const own = await findOwnOrder(context, request, params.orderUUID);
      if (own.ok && hasOrderLink(context, request, own.value)) storeOrderLink(request, reply, own.value.uuid);
      return own.ok ? viewOrder(context, own.value.uuid) : refuse(own.error);
    },
    purchase,
  );

  registerCall(
    app,
    callSchemas.extendHold,
    async ({ params, request }) => {
      const own = await findOwnOrder(context, request, params.orderUUID);
      if (!own.ok) return refuse(own.error);
      const extended = await extendHold(context, own.value.uuid);
      return extended.ok ? viewOrder(context, own.value.uuid) : refuse(extended.error);
    },
    purchase,
  );
};

/** GET …/orders/{uuid}/calendar.ics: requires access to the order; 404 until it is confirmed. */
export const registerCalendarFile = (app: FastifyInstance, context: GatewayContext): void => {
  const { params } = callSchemas.order;
  app.get<{ Params: { orderUUID: string } }>(
    `${callSchemas.order.path}/calendar.ics`,
    {
      schema: { params, summary: 'The stay as a calendar file' },
      config: { rate: 'purchase' },
    },
    async (request, reply) => {
      const own = await findOwnOrder(context, request, request.params.orderUUID);
      if (!own.ok) throw toOrderProblem(own.error);
      const order = await viewOrder(context, own.value.uuid);
      const { stay } = order;
      if (order.status !== 'confirmed' || !stay) {
        throw toOrderProblem({
          kind: 'ORDER_CLOSED',
          message: `Order ${order.orderUUID} is ${order.status} and ${stay ? 'a stay' : 'no stay'}; only a confirmed stay has a calendar file.`,
        });
      }
      const url = confirmationLink({ ...context, order: own.value });
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="detour-${order.orderNumber}.ics"`)
        .type('text/calendar; charset=utf-8')
        .send(
          toCalendarFile({
            ...calendarText(order, stay),
            uid: `${order.orderUUID}@detour`,
            sequence: await countChanges(context.db, order.orderUUID),
            stay,
            url,
            now: context.clock.now(),
          }),
        );
    },
  );
};
