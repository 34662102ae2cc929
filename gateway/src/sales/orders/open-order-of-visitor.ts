import type { OrderRequest } from '@detour/shared-contracts/api';
import type { Result } from '@detour/shared-contracts/base';
import { addressGroupOf } from '@detour/shared-contracts/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findSignedIn } from '../../sessions/account-session';
import type { GatewayContext } from '../../context/context';
import { canonicalJson } from '../../http/requests/canonical-json';
import { HttpProblem } from '../../http/problem';
import { ensureSession, readSession } from '../../http/session';
import { keyedHash, sha256 } from '../../http/signing';
import { openPayment } from '../payments/open-payment';
import { askingProvider } from '../payments/payment-problems';
import { checkOrderRequest } from './check-order-request';
import { openOrder, type OpenedOrder } from './open-order';
import { findSessionValue } from './first-session';
import type { OrderRefusal } from '../records/order-refusal';
import { countGuess } from '../promotions/promotion-guesses';
import { toStoredWish } from './write-order';

interface Visit {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

const keyForm = /^[\x21-\x7e]{1,255}$/;

const idempotencyKeyOf = (request: FastifyRequest): string | null => {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key === 'string' && keyForm.test(key)) return key;
  throw new HttpProblem({
    status: 400,
    code: 'INVALID_IDEMPOTENCY_KEY',
    detail: 'An Idempotency-Key is one word of at most 255 visible ASCII characters.',
  });
};

/** The part of a request that makes it a repetition of another. */
const bodyOf = (request: FastifyRequest): string => canonicalJson(request.body);

const ensureFirstSession = async (
  context: GatewayContext,
  { request, reply }: Visit,
  seed: string,
): Promise<string> =>
  readSession(request) ?? ensureSession(request, reply, await findSessionValue(context, seed));

/** Opens an order under the request's `Idempotency-Key`. @spec CALL-075 WALLET-003 */
export const openVisitorsOrder = async (
  context: GatewayContext,
  { request, reply }: Visit,
  order: OrderRequest,
): Promise<Result<OpenedOrder, OrderRefusal>> => {
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

type Wish = Pick<Parameters<typeof openOrder>[1], 'request' | 'sessionId' | 'idempotency'>;

/** Creates an order; a promotion code in it that is not valid counts as a guess. */
const openCounted = async (
  context: GatewayContext,
  request: FastifyRequest,
  wish: Wish,
): Promise<Result<OpenedOrder, OrderRefusal>> => {
  const { promotionCodeItem } = wish.request.items;
  const guess = promotionCodeItem.trim() === '' ? null : await countGuess(context, request);
  const placed = await openOrder(context, {
    ...wish,
    wanted: checkOrderRequest(wish.request, context.config.flags),
    ...(await buyerOf(context, request)),
  });
  if (placed.ok || placed.error.kind !== 'PROMOTION_NOT_VALID') await guess?.right();
  return withPayment(context, placed);
};

/** The order stays placed when the provider is away: the same request, sent again, finds it and opens the payment then. */
const withPayment = async (
  context: GatewayContext,
  placed: Result<OpenedOrder, OrderRefusal>,
): Promise<Result<OpenedOrder, OrderRefusal>> => {
  if (placed.ok) await askingProvider(() => openPayment(context, placed.value.orderUuid));
  return placed;
};

const buyerOf = async (context: GatewayContext, request: FastifyRequest) => ({
  accountUuid: (await findSignedIn(context, request))?.uuid ?? null,
  addressHash: keyedHash(context.secret.first, 'address', addressGroupOf(request.ip)),
});

/**
 * Opens the order of a wallet that names an intent which we have not opened. Its name is the key under which the order is found again;
 * the order is paid by an intent of its own, never by one that somebody brought.
 */
export const openWalletOrder = async (
  context: GatewayContext,
  { request, reply }: Visit,
  { order, name }: { readonly order: OrderRequest; readonly name: string },
): Promise<Result<OpenedOrder, OrderRefusal>> => {
  const requestHash = sha256(bodyOf(request));
  const sessionId = await ensureFirstSession(context, { request, reply }, `${name}\n${requestHash}`);
  return openCounted(context, request, {
    request: order,
    sessionId,
    idempotency: { scope: 'wallet', key: name, requestHash },
  });
};

/** Whether an order was opened for the same stay at the same amount: the buyer's details may have been completed since. */
export const isSameWish = (stored: object, order: OrderRequest): boolean =>
  canonicalJson(stored) === canonicalJson(toStoredWish(order));
