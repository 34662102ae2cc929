import { callSchemas } from '@detour/shared-contracts/schemas';
import { paymentAddress, siteOf, type Locale } from '@detour/shared-contracts/sites';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GatewayContext } from '../../../context/context';
import { registerCall } from '../../../http/register-call';
import { findOwnOrder } from '../../orders/access/order-access';
import { methodsOfOrder } from '../../payments/offered-methods';
import { askingProvider, wrongProvider } from '../../payments/payment-problems';
import { isReturnKey, returnPath } from '../../payments/return-address';
import { toOrderProblem } from '../../records/order-refusal';
import { findOrder, findPayment, type OrderRow } from '../../records/order.repository';
import { checkPayment } from '../browser-payment';
import { payByRedirect } from '../pay-by-redirect';
import type { SettledPayment } from '../settle-payment';

interface ReturnRoute {
  Params: { orderUUID: string };
  Querystring: { key?: string };
}

/** Origin of the page that sent the request. It is ours: the check of origins has rejected any other. */
const originOf = (
  { config }: Pick<GatewayContext, 'config'>,
  request: FastifyRequest,
  { locale }: Pick<OrderRow, 'locale'>,
): string => request.headers.origin ?? config.shopOrigins[siteOf(locale as Locale)];

/** Payment on the page of a method, and the way back. @spec FOOT-005 CALL-076 */
export const registerRedirectPayments = (
  app: FastifyInstance,
  context: GatewayContext,
  noteOutcome: (settled: SettledPayment) => void,
): void => {
  registerCall(
    app,
    callSchemas.payByRedirect,
    async ({ params, body: { method }, request }) => {
      const own = await findOwnOrder(context, request, params.orderUUID);
      if (!own.ok) throw toOrderProblem(own.error);
      if (!methodsOfOrder(context.config, own.value).includes(method))
        throw wrongProvider(`The order cannot be paid by ${method}.`);
      const origin = originOf(context, request, own.value);
      const started = await askingProvider(() => payByRedirect(context, own.value.uuid, { method, origin }));
      if (!started.ok) throw toOrderProblem(started.error);
      return started.value;
    },
    { rate: 'purchase' },
  );

  const { params } = callSchemas.order;
  const querystring = { type: 'object', properties: { key: { type: 'string', maxLength: 64 } } };
  // Settles the payment before the page is there: the visitor may have come back in another browser, without the session.
  app.get<ReturnRoute>(
    returnPath,
    {
      schema: { params, querystring, summary: 'Come back from the page of a method' },
      config: { rate: 'purchase' },
    },
    async (request, reply) => {
      const { orderUUID } = request.params;
      const order = await findOrder(context.db, orderUUID);
      const intentId = order && (await findPayment(context.db, orderUUID))?.intent_id;
      const isSigned =
        intentId && isReturnKey(context.secret, { orderUuid: orderUUID, intentId }, request.query.key ?? '');
      if (order && isSigned) {
        // The payment page asks again when the provider does not answer now.
        const settled = await checkPayment(context, order).catch(() => null);
        if (settled?.ok) noteOutcome(settled.value);
      }
      const locale = (order?.locale ?? 'fr_FR') as Locale;
      return reply
        .code(303)
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .header('location', paymentAddress(locale, orderUUID))
        .send();
    },
  );
};
