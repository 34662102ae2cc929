import type { WalletOrderRequest } from '@detour/shared-contracts/api';
import { callSchemas } from '@detour/shared-contracts/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayContext } from '../../../context/context';
import { HttpProblem } from '../../../http/problem';
import { registerCall } from '../../../http/register-call';
import { readSession } from '../../../http/session';
import { findOwnOrder } from '../../orders/access/order-access';
import { orderNotFound, toOrderProblem } from '../../records/order-refusal';
import { findOrder, findPaymentByIntent } from '../../records/order.repository';
import { isSameRequest, handleWalletOrder } from '../../orders/opening/handle-order-request';
import { confirmFreeOrder } from '../confirm-free-order';
import { registerBrowserPayments } from './browser-payment.routes';
import { payOrder } from '../pay-order';
import { registerPartPayments } from './part.routes';
import { registerRedirectPayments } from './redirect-payment.routes';
import { requireSandbox } from './require-sandbox';
import { toPaymentResponse } from './payment-response';
import { askingProvider } from '../../payments/payment-problems';
import type { SettledPayment } from '../settle-payment';

const purchase = { rate: 'purchase' } as const;

type Visit = { readonly request: FastifyRequest; readonly reply: FastifyReply };

/** A wallet order never carries insurance. @spec WALLET-012 */
const insuredByWallet = (): HttpProblem =>
  new HttpProblem({
    status: 400,
    code: 'INVALID_REQUEST',
    detail: 'The order is not valid; see "errors".',
    errors: [{ path: 'body/items/insuranceItem', message: 'must be false for a wallet' }],
  });

/** A wallet's card is not saved, so it pays at once. */
const plannedByWallet = (): HttpProblem =>
  new HttpProblem({
    status: 400,
    code: 'INVALID_REQUEST',
    detail: 'The order is not valid; see "errors".',
    errors: [{ path: 'body/paymentPlan', message: 'must be absent for a wallet' }],
  });

/** Returns the order of a wallet's intent: the one opened with it, or a new one. */
const findWalletOrder = async (
  context: GatewayContext,
  visit: Visit,
  body: WalletOrderRequest,
): Promise<string> => {
  const { pspAuthorization, ...requested } = body;
  if (requested.items.insuranceItem) throw insuredByWallet();
  if (requested.paymentPlan) throw plannedByWallet();
  const intentId = pspAuthorization.paymentIntentId;
  const payment = await findPaymentByIntent(context.db, intentId);
  if (!payment) {
    const opened = await handleWalletOrder(context, visit, { order: requested, name: intentId });
    if (!opened.ok) throw toOrderProblem(opened.error);
    return opened.value.orderUuid;
  }
  const order = await findOrder(context.db, payment.order_uuid);
  if (!order || order.session_id !== readSession(visit.request))
    throw toOrderProblem(orderNotFound(intentId));
  if (!isSameRequest(order.request, requested)) {
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

  // Runs before the body is read, so that a card number is neither parsed nor logged with a real provider.
  const cardCall = { ...purchase, onRequest: async () => void requireSandbox(context) };

  registerCall(
    app,
    callSchemas.payByCard,
    async ({ params, body, request }) => {
      const own = await findOwnOrder(context, request, params.orderUUID);
      if (!own.ok) throw toOrderProblem(own.error);
      const { uuid } = own.value;
      const pay = () => payOrder(requireSandbox(context), uuid, { kind: 'card', card: body });
      const paid = await askingProvider(pay);
      if (!paid.ok) throw toOrderProblem(paid.error);
      noteOutcome(paid.value);
      return toPaymentResponse(paid.value);
    },
    cardCall,
  );

  registerBrowserPayments(app, context, noteOutcome);

  registerRedirectPayments(app, context, noteOutcome);

  registerPartPayments(app, context);

  registerCall(
    app,
    callSchemas.confirmFree,
    async ({ params, request }) => {
      const own = await findOwnOrder(context, request, params.orderUUID);
      if (!own.ok) throw toOrderProblem(own.error);
      const confirmed = await confirmFreeOrder(context, own.value.uuid);
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
      const paid = await askingProvider(() =>
        payOrder(requireSandbox(context), orderUUID, { kind: 'wallet', method }),
      );
      if (!paid.ok) throw toOrderProblem(paid.error);
      noteOutcome(paid.value);
      if (paid.value.refusal) throw toOrderProblem(paid.value.refusal);
      return { booking: { orderUUID } };
    },
    cardCall,
  );
};
