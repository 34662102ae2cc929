import type { FastifyInstance } from 'fastify';
import type { GatewayContext } from '../context';
import { HttpProblem } from '../http/problem';
import { findPaymentByIntent } from '../orders/order.repository';
import { settlePayment } from './settle-payment';

/**
 * POST /api/psp/webhook, signed by the provider. Each event is handled once, in any order: what it says is not believed, the
 * provider is asked for the present state, and the event's id is written in the transaction that acts on it.
 */
export const registerWebhook = (app: FastifyInstance, context: GatewayContext): void => {
  const { db, clock, provider } = context;
  void app.register(async (scope) => {
    // The signature covers the bytes as they came, so this call reads its body as text.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.post<{ Body: string }>(
      '/api/psp/webhook',
      { schema: { summary: 'An event of the payment provider' }, config: { anyOrigin: true } },
      async (request, reply) => {
        const signature = String(request.headers['psp-signature'] ?? '');
        const event = provider.parseEvent(request.body, signature);
        if (!event.ok) {
          throw new HttpProblem({ status: 400, code: 'INVALID_SIGNATURE', detail: event.error.message });
        }
        const { id, type, intentId } = event.value;
        const payment = await findPaymentByIntent(db, intentId);
        if (!payment) return reply.code(204).send();
        const state = await provider.retrieve(intentId);
        await settlePayment(
          { db, clock, secret: context.secret },
          { orderUuid: payment.order_uuid, intentId, state },
          async (trx) => {
            const inserted = await trx
              .insertInto('payment_event')
              .values({ id, type, intent_id: intentId, received_at: new Date(clock.now()) })
              .onConflict((conflict) => conflict.column('id').doNothing())
              .returning('id')
              .executeTakeFirst();
            return inserted !== undefined;
          },
        );
        context.wakeJobs();
        return reply.code(204).send();
      },
    );
  });
};
