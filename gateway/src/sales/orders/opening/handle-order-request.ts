import type { OrderRequest } from '@detour/shared-contracts/api';
import { ok, type Result } from '@detour/shared-contracts/base';
import { addressGroupOf } from '@detour/shared-contracts/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { noteOrder } from '../../../experiments/exposure.repository';
import { visitorOf } from '../../../experiments/visitor';
import { findSignedIn } from '../../../sessions/account-session';
import type { GatewayContext } from '../../../context/context';
import { pageOf } from '../../../http/requests/request-ids';
import { canonicalJson } from '../../../http/requests/canonical-json';
import { HttpProblem } from '../../../http/problem';
import { ensureSession, readSession } from '../../../http/session';
import { keyedHash, sha256 } from '../../../http/signing';
import { findActing, placingOf, type Placing } from '../access/acting-for';
import { openPayment } from '../../payments/open-payment';
import { askingProvider } from '../../payments/payment-problems';
import { validateOrderRequest } from './validate-order-request';
import { insurerOf } from '../../insurance/insurer-of';
import { openOrder, type OpenedOrder } from './open-order';
import { findSessionValue } from './first-session';
import type { OrderRefusal } from '../../records/order-refusal';
import type { Payable } from '../../records/payable.repository';
import { countPromotionGuess } from '../../promotions/promotion-guesses';
import { toStoredRequest } from './write-order';

interface Visit {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

const keyForm = /^[\x21-\x7e]{1,255}$/;

/** The `Idempotency-Key` of a request, or null. Throws 400 when it is malformed. */
export const idempotencyKeyOf = (request: FastifyRequest): string | null => {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key === 'string' && keyForm.test(key)) return key;
  throw new HttpProblem({
    status: 400,
    code: 'INVALID_IDEMPOTENCY_KEY',
    detail: 'An Idempotency-Key must be 1 to 255 visible ASCII characters without spaces.',
  });
};

/** The body identifies a repeated request. */
const bodyOf = (request: FastifyRequest): string => canonicalJson(request.body);

/** An opened order with its payment, as its first answer shows them. */
export interface PayableOrder extends OpenedOrder {
  readonly payable: Payable;
}

const ensureFirstSession = async (
  context: GatewayContext,
  { request, reply }: Visit,
  seed: string,
): Promise<string> =>
  readSession(request) ?? ensureSession(request, reply, await findSessionValue(context, seed));

/** Opens the requested order under its `Idempotency-Key`. @spec CALL-075 WALLET-003 */
export const handleOrderRequest = async (
  context: GatewayContext,
  { request, reply }: Visit,
  order: OrderRequest,
): Promise<Result<PayableOrder, OrderRefusal>> => {
  const key = idempotencyKeyOf(request);
  const requestHash = sha256(bodyOf(request));
  const sessionId = key
    ? await ensureFirstSession(context, { request, reply }, `${key}\n${requestHash}`)
    : ensureSession(request, reply);
  return openCounted(context, request, {
    request: order,
    sessionId,
    idempotency: key ? { scope: `${sessionId}:order`, key, requestHash } : null,
  });
};

type SubmittedOrder = Pick<Parameters<typeof openOrder>[1], 'request' | 'sessionId' | 'idempotency'>;

/** Opens an order. An invalid promotion code counts as a guess. */
const openCounted = async (
  context: GatewayContext,
  request: FastifyRequest,
  submitted: SubmittedOrder,
): Promise<Result<PayableOrder, OrderRefusal>> => {
  const { promotionCodeItem } = submitted.request.items;
  const guess = promotionCodeItem.trim() === '' ? null : await countPromotionGuess(context, request);
  const opened = await openOrder(context, {
    ...submitted,
    requested: validateOrderRequest(submitted.request, {
      ...context.config.flags,
      now: context.clock.now(),
      insurer: insurerOf(context.config, submitted.request.locale),
    }),
    ...(await buyerOf(context, request, submitted.request)),
  });
  if (opened.ok || opened.error.kind !== 'PROMOTION_NOT_VALID') await guess?.forgive();
  await noteVisitor(context, request, opened);
  return withPayment(context, opened);
};

/** Counts the order for the experiments that its visitor took part in, if the visitor agreed. A failure harms no purchase. */
const noteVisitor = async (
  context: GatewayContext,
  request: FastifyRequest,
  opened: Result<OpenedOrder, OrderRefusal>,
): Promise<void> => {
  const visitor = visitorOf(request);
  if (visitor === null || !opened.ok) return;
  await noteOrder(context, visitor, opened.value.orderUuid).catch((error: unknown) =>
    context.log.warn({ err: error }, 'an order is not counted for its experiments'),
  );
};

/**
 * Opens the payment of the order. When the provider is down the order stays open: a repeated request finds it and opens the payment
 * then.
 */
const withPayment = async (
  context: GatewayContext,
  opened: Result<OpenedOrder, OrderRefusal>,
): Promise<Result<PayableOrder, OrderRefusal>> => {
  if (!opened.ok) return opened;
  const { orderUuid, written } = opened.value;
  return ok({
    ...opened.value,
    payable: await askingProvider(() => openPayment(context, orderUuid, written)),
  });
};

/** A member of staff who acts for a customer orders into that customer's account. */
const placerOf = async (
  context: GatewayContext,
  request: FastifyRequest,
  { buyer }: OrderRequest,
): Promise<Placing> => {
  const acting = await findActing(context, request);
  if (acting) return placingOf(acting, buyer);
  return { accountUuid: (await findSignedIn(context, request))?.uuid ?? null, placedBy: null };
};

const buyerOf = async (context: GatewayContext, request: FastifyRequest, order: OrderRequest) => ({
  ...(await placerOf(context, request, order)),
  addressHash: keyedHash(context.secret.first, 'address', addressGroupOf(request.ip)),
  page: pageOf(request),
});

/**
 * Opens the order of a wallet request whose payment intent is not ours. The intent's name is the idempotency key. The order is paid by
 * its own intent, never by a given one.
 */
export const handleWalletOrder = async (
  context: GatewayContext,
  { request, reply }: Visit,
  { order, name }: { readonly order: OrderRequest; readonly name: string },
): Promise<Result<PayableOrder, OrderRefusal>> => {
  const requestHash = sha256(bodyOf(request));
  const sessionId = await ensureFirstSession(context, { request, reply }, `${name}\n${requestHash}`);
  return openCounted(context, request, {
    request: order,
    sessionId,
    idempotency: { scope: 'wallet', key: name, requestHash },
  });
};

/** True when the stored request has the same product and amount; the buyer's details may differ. */
export const isSameRequest = (stored: object, order: OrderRequest): boolean =>
  canonicalJson(stored) === canonicalJson(toStoredRequest(order));
