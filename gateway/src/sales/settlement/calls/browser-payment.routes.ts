import { callSchemas } from '@detour/shared-contracts/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GatewayContext } from '../../../context/context';
import { registerCall } from '../../../http/register-call';
import { findOwnOrder } from '../../orders/access/order-access';
import { orderNotFound, toOrderProblem } from '../../records/order-refusal';
import { findPayment, type OrderRow } from '../../records/order.repository';
import { checkPayment, startBrowserPayment } from '../browser-payment';
import { requireSandbox } from './require-sandbox';
import { finishThreeds } from '../pay-order';
import { askingProvider, wrongProvider } from '../../payments/payment-problems';
import { toPaymentResponse } from './payment-response';
import type { SettledPayment } from '../settle-payment';

const purchase = { rate: 'purchase' } as const;

const ownOrder = async (
  context: GatewayContext,
  request: FastifyRequest,
  uuid: string,
): Promise<OrderRow> => {
  const own = await findOwnOrder(context, request, uuid);
  if (!own.ok) throw toOrderProblem(own.error);
  return own.value;
};

/** The sandbox page reports the bank's decision. A real provider is queried for it. */
const finish = async (
  context: GatewayContext,
  order: OrderRow,
  result: 'approved' | 'refused' | undefined,
) => {
  if (!context.sandbox || result === undefined) return checkPayment(context, order);
  const payment = await findPayment(context.db, order.uuid);
  if (!payment) throw toOrderProblem(orderNotFound(order.uuid));
  return finishThreeds(requireSandbox(context), { order, payment }, result);
};

/** Calls of a payment that happens in the browser. @spec CALL-076 */
export const registerBrowserPayments = (
  app: FastifyInstance,
  context: GatewayContext,
  noteOutcome: (settled: SettledPayment) => void,
): void => {
  registerCall(
    app,
    callSchemas.startPayment,
    async ({ params, request }) => {
      if (context.sandbox) throw wrongProvider('The sandbox takes cards through its own card form only.');
      const { uuid } = await ownOrder(context, request, params.orderUUID);
      const started = await askingProvider(() => startBrowserPayment(context, uuid));
      if (!started.ok) throw toOrderProblem(started.error);
      return started.value
        ? { status: 'ready' as const, ...started.value }
        : { status: 'confirmed' as const };
    },
    purchase,
  );

  registerCall(
    app,
    callSchemas.returnFromThreeds,
    async ({ params, body, request }) => {
      const order = await ownOrder(context, request, params.orderUUID);
      const finished = await askingProvider(() => finish(context, order, body.result));
      if (!finished.ok) throw toOrderProblem(finished.error);
      noteOutcome(finished.value);
      return toPaymentResponse(finished.value);
    },
    purchase,
  );
};
