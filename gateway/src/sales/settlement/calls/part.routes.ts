import { callSchemas } from '@detour/shared-contracts/schemas';
import type { FastifyInstance } from 'fastify';
import type { GatewayContext } from '../../../context/context';
import { registerCall } from '../../../http/register-call';
import { findOwnOrder } from '../../orders/access/order-access';
import { openPayment } from '../../payments/open-payment';
import { askingProvider } from '../../payments/payment-problems';
import { toOrderProblem } from '../../records/order-refusal';
import { payPart } from '../parts/pay-part';

/** The payment of a refused part of a plan by its buyer. */
export const registerPartPayments = (app: FastifyInstance, context: GatewayContext): void =>
  registerCall(
    app,
    callSchemas.payInstalment,
    async ({ params, request }) => {
      const own = await findOwnOrder(context, request, params.orderUUID);
      if (!own.ok) throw toOrderProblem(own.error);
      const opened = await payPart(context, own.value.uuid);
      if (!opened.ok) throw toOrderProblem(opened.error);
      await askingProvider(() => openPayment(context, opened.value));
      return { orderUUID: opened.value };
    },
    { rate: 'purchase' },
  );
