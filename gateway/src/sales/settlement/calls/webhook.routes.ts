import type { FastifyInstance } from 'fastify';
import { raiseAlarm } from '../../../alarms/alarm.repository';
import type { GatewayContext } from '../../../context/context';
import { withPurchaseConnections } from '../../../database/purchase-connections';
import type { Trx } from '../../../database/transaction';
import { HttpProblem } from '../../../http/problem';
import { findPaymentByIntent, type PaymentRow } from '../../records/order.repository';
import type { ProviderEvent } from '../../../context/payment-provider';
import { askingProvider } from '../../payments/payment-problems';
import { settlePayment } from '../settle-payment';
import { registerScope } from '../../../http/scope';

/** Records an event in the transaction that acts on it. Returns false for a repeated event. */
const noteEvent = async (trx: Trx, { id, type, intentId }: ProviderEvent, now: Date): Promise<boolean> => {
  const inserted = await trx
    .insertInto('payment_event')
    .values({ id, type, intent_id: intentId ?? '', received_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
};

const handleEvent = async (
  context: GatewayContext,
  event: ProviderEvent,
  payment: PaymentRow,
): Promise<void> => {
  const { db, clock, provider, secret } = context;
  const intentId = payment.intent_id ?? '';
  const state = await askingProvider(() => provider.retrieve(intentId));
  await settlePayment(
    { db, clock, secret },
    { orderUuid: payment.order_uuid, intentId, state },
    async (trx) => {
      const now = new Date(clock.now());
      const isNew = await noteEvent(trx, event, now);
      if (isNew && event.isDispute) {
        const text = `The buyer's bank disputes the payment (${event.type}); answer at the provider before its deadline.`;
        await raiseAlarm(
          trx,
          { kind: 'payment-disputed', subject: `order ${payment.order_uuid}`, text },
          now,
        );
      }
      return isNew;
    },
  );
};

const actOnEvent = async (context: GatewayContext, event: ProviderEvent): Promise<void> => {
  const payment = event.intentId === null ? undefined : await findPaymentByIntent(context.db, event.intentId);
  if (payment) await handleEvent(context, event, payment);
};

/**
 * POST /api/psp/webhook, signed by the provider. Handles each event once, in any order. The content is not trusted: the
 * gateway queries the current state from the provider, and stores the event's id in the transaction that acts on it.
 */
export const registerWebhook = (app: FastifyInstance, context: GatewayContext): void => {
  const { provider } = context;
  registerScope(app, 'webhook', (scope) => {
    // The signature covers the raw bytes, so this call reads its body as text.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.post<{ Body: string | undefined }>(
      '/api/psp/webhook',
      {
        schema: { summary: 'An event of the payment provider' },
        config: { anyOrigin: true, anyClient: true },
      },
      async (request, reply) => {
        const event = provider.parseEvent(request.body ?? '', request.headers);
        if (!event.ok) {
          throw new HttpProblem({ status: 400, code: 'INVALID_SIGNATURE', detail: event.error.message });
        }
        await withPurchaseConnections(() => actOnEvent(context, event.value));
        context.wakeJobs();
        return reply.code(204).send();
      },
    );
  });
};
