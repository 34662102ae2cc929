import { callSchemas, type PaymentResponse, type WalletOrderRequest } from '@detour/shared-contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayContext } from '../context';
import { registerCall } from '../http/register-call';
import { readSession } from '../http/session';
import { findOwnOrder } from '../orders/order-access';
import { orderNotFound, toOrderProblem, type OrderRefusal } from '../orders/order-refusal';
import { findOrder, findPayment, findPaymentByIntent } from '../orders/order.repository';
import { isSameWish, placeWalletOrder } from '../orders/place-order';
import { confirmFree } from './confirm-free';
import { finishThreeds, payOrder, type PayDeps } from './pay-order';
import { wrongProvider } from './payment-problems';
import type { SettledPayment } from './settle-payment';

// The buyer's hand is still on the form after these, so they are answers; the others end the order and are problems.
const retryable: readonly OrderRefusal['kind'][] = ['CARD_DECLINED', 'THREEDS_REFUSED'];

const purchase = { rate: 'purchase' } as const;

/** What pays through our own calls; a real provider takes cards and wallets in the browser, and these calls refuse them unread. */
const directDeps = (context: GatewayContext): PayDeps => {
  const { sandbox } = context;
  if (!sandbox) throw wrongProvider('Cards and wallets are given to the payment provider, not to this call.');
  return { ...context, provider: sandbox };
};

const toPaymentResponse = ({ status, refusal }: SettledPayment): PaymentResponse => {
  if (status === 'requires_action') return { status, action: { kind: 'threeds' } };
  if (!refusal) return { status };
  if (!retryable.includes(refusal.kind)) throw toOrderProblem(refusal);
  return { status, error: { code: refusal.kind as 'CARD_DECLINED', message: refusal.message } };
};

type Visit = { readonly request: FastifyRequest; readonly reply: FastifyReply };

/** The order of a wallet's intent: the one that was opened with it, else a new one. */
const findWalletOrder = async (
  context: GatewayContext,
  visit: Visit,
  body: WalletOrderRequest,
): Promise<string> => {
  const { pspAuthorization, ...wish } = body;
  const intentId = pspAuthorization.paymentIntentId;
  const payment = await findPaymentByIntent(context.db, intentId);
  if (!payment) {
    const placed = await placeWalletOrder(context, visit, { order: wish, name: intentId });
    if (!placed.ok) throw toOrderProblem(placed.error);
    return placed.value.orderUuid;
  }
  const order = await findOrder(context.db, payment.order_uuid);
  if (!order || order.session_id !== readSession(visit.request))
    throw toOrderProblem(orderNotFound(intentId));
  if (!isSameWish(order.request, wish)) {
    throw toOrderProblem({
      kind: 'IDEMPOTENCY_KEY_REUSED',
      message: `The payment intent "${intentId}" belongs to another order.`,
    });
  }
  return order.uuid;
};

/** @spec CALL-076 WALLET-004 WALLET-013 WALLET-015 */
export const registerPayments = (app: FastifyInstance, context: GatewayContext): void => {
  const noteOutcome = (settled: SettledPayment): void => {
    context.metrics.orders.inc({ outcome: settled.refusal?.kind ?? settled.status });
    context.wakeJobs();
  };

  // Before the body is read: a card number that should not be here is parsed, checked and logged by nobody.
  const cardCall = { ...purchase, onRequest: async () => void directDeps(context) };

  registerCall(
    app,
    callSchemas.payByCard,
    async ({ params, body, request }) => {
      const own = await findOwnOrder(context, request, params.orderUUID);
      if (!own.ok) throw toOrderProblem(own.error);
      const paid = await payOrder(directDeps(context), own.value.uuid, { kind: 'card', card: body });
      if (!paid.ok) throw toOrderProblem(paid.error);
      noteOutcome(paid.value);
      return toPaymentResponse(paid.value);
    },
    cardCall,
  );

  registerCall(
    app,
    callSchemas.returnFromThreeds,
    async ({ params, body, request }) => {
      const own = await findOwnOrder(context, request, params.orderUUID);
      if (!own.ok) throw toOrderProblem(own.error);
      const payment = await findPayment(context.db, own.value.uuid);
      if (!payment) throw toOrderProblem(orderNotFound(own.value.uuid));
      const finished = await finishThreeds(directDeps(context), { order: own.value, payment }, body.result);
      if (!finished.ok) throw toOrderProblem(finished.error);
      noteOutcome(finished.value);
      return toPaymentResponse(finished.value);
    },
    purchase,
  );

  registerCall(
    app,
    callSchemas.confirmFree,
    async ({ params, request }) => {
      const own = await findOwnOrder(context, request, params.orderUUID);
      if (!own.ok) throw toOrderProblem(own.error);
      const confirmed = await confirmFree(context, own.value.uuid);
      if (!confirmed.ok) throw toOrderProblem(confirmed.error);
      noteOutcome({ status: confirmed.value });
      return { status: confirmed.value };
    },
    purchase,
  );

  registerCall(
    app,
    callSchemas.walletOrder,
    async ({ body, request, reply }) => {
      const orderUUID = await findWalletOrder(context, { request, reply }, body);
      const method = body.pspAuthorization.paymentMethod;
      const paid = await payOrder(directDeps(context), orderUUID, { kind: 'wallet', method });
      if (!paid.ok) throw toOrderProblem(paid.error);
      noteOutcome(paid.value);
      if (paid.value.refusal) throw toOrderProblem(paid.value.refusal);
      return { booking: { orderUUID } };
    },
    cardCall,
  );
};
