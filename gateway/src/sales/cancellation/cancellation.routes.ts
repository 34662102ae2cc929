import { callSchemas } from '@detour/shared-contracts/schemas';
import type { FastifyInstance } from 'fastify';
import type { GatewayContext } from '../../context/context';
import { HttpProblem } from '../../http/problem';
import { registerCall } from '../../http/register-call';
import { findOwnOrder, viewOrder } from '../orders/access/order-access';
import { toOrderProblem, type OrderRefusal } from '../records/order-refusal';
import { cancelBooking, type CancellationRefused } from './cancel-booking';
import { previewCancellation } from './preview-cancellation';
import { previewWithdrawal, withdrawGifts } from './withdraw-gifts';

const purchase = { rate: 'purchase' } as const;

const toProblem = ({ kind, message }: CancellationRefused): HttpProblem =>
  kind === 'REFUND_CHANGED' || kind === 'PAYMENT_UNDER_WAY'
    ? new HttpProblem({ status: 409, code: kind, detail: message })
    : toOrderProblem({ kind, message });

/** The preview of a cancellation with its refund, and the cancellation. @spec ACC-009 CONTACT-002 */
export const registerCancellation = (app: FastifyInstance, context: GatewayContext): void => {
  const refuse = (refusal: CancellationRefused | OrderRefusal): never => {
    context.metrics.orders.inc({ outcome: refusal.kind });
    throw toProblem(refusal);
  };

  registerCall(
    app,
    callSchemas.cancellation,
    async ({ params, query, request }) => {
      const own = await findOwnOrder(context, request, params.orderUUID);
      if (!own.ok) return refuse(own.error);
      return query.positions === undefined
        ? previewCancellation(context, own.value)
        : previewWithdrawal(context, own.value, { positions: query.positions.split(',').map(Number) });
    },
    purchase,
  );

  registerCall(
    app,
    callSchemas.cancelOrder,
    async ({ params, body, request }) => {
      const own = await findOwnOrder(context, request, params.orderUUID);
      if (!own.ok) return refuse(own.error);
      const { uuid } = own.value;
      const cancelled = await cancelBooking(context, { uuid, expected: body?.expected, isRelease: !body });
      if (!cancelled.ok) return refuse(cancelled.error);
      context.metrics.orders.inc({ outcome: 'cancelled' });
      context.wakeJobs();
      return viewOrder(context, uuid);
    },
    purchase,
  );

  registerCall(
    app,
    callSchemas.withdrawGifts,
    async ({ params, body, request }) => {
      const own = await findOwnOrder(context, request, params.orderUUID);
      if (!own.ok) return refuse(own.error);
      const withdrawn = await withdrawGifts(context, { uuid: own.value.uuid, ...body });
      if (!withdrawn.ok) return refuse(withdrawn.error);
      context.wakeJobs();
      return viewOrder(context, own.value.uuid);
    },
    purchase,
  );
};
