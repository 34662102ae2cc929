import type { OrderRequest, OrderResponse } from '@detour/shared-contracts/api';
import { err, ok, type Cents, type Result } from '@detour/shared-contracts/base';
import { isTransient, type ApiError } from '@detour/remote-kit';
import type { OrderAttempt } from '../buyer/checkout-draft';
import type { OrderFailure } from './order-failure';
import type { OrderServices } from './order-port';
import { whileBusy } from './while-busy';

/**
 * Creates an order (with held rooms, if it has any) or finds the one that the same request created before: after a double
 * click, a lost response, a reload or going back. A changed request first releases the previous hold. A paid order is kept.
 */
export const placeOrder = async (
  services: OrderServices,
  request: OrderRequest,
): Promise<Result<OrderResponse, OrderFailure>> => {
  const { attempt } = services.draft.read(services.now());
  if (attempt?.fingerprint === JSON.stringify(request)) return resume(services, request, attempt);
  // Stored before the first await, so that a second click finds this attempt.
  const started = startAttempt(services, request);
  // Otherwise the visitor's own hold could take the last room. If this fails, the hold expires by itself.
  if (attempt?.orderUUID) await releaseUnpaid(services, attempt.orderUUID);
  return submit(services, request, started);
};

/**
 * A visitor who left before the order's page loaded still has the stored attempt of a paid order, and a cancellation would
 * silently refund it. If its state cannot be read, the order is kept and an unpaid hold expires.
 */
const releaseUnpaid = async ({ orders }: OrderServices, orderUUID: string): Promise<void> => {
  const found = await orders.load(orderUUID);
  if (found.ok && (found.value.status === 'held' || found.value.status === 'paying'))
    await orders.release(orderUUID);
};

/** A repeated key returns its order's current state. An ended order is replaced by a new one. */
const resume = async (
  services: OrderServices,
  request: OrderRequest,
  attempt: OrderAttempt,
): Promise<Result<OrderResponse, OrderFailure>> => {
  const found = await submit(services, request, attempt);
  const isOver = found.ok && (found.value.status === 'expired' || found.value.status === 'cancelled');
  if (!isOver) return found;
  const { attempt: latest } = services.draft.read(services.now());
  const overtaken =
    latest !== null && latest.key !== attempt.key && latest.fingerprint === attempt.fingerprint;
  return submit(services, request, overtaken ? latest : startAttempt(services, request));
};

const startAttempt = (services: OrderServices, request: OrderRequest): OrderAttempt =>
  keep(services, {
    fingerprint: JSON.stringify(request),
    key: services.createKey(),
    orderUUID: null,
  });

const keep = ({ draft, now }: OrderServices, attempt: OrderAttempt): OrderAttempt => {
  draft.write(now(), { attempt });
  return attempt;
};

/** Does not overwrite a newer attempt of a second click. */
const remember = (services: OrderServices, attempt: OrderAttempt): void => {
  if (services.draft.read(services.now()).attempt?.key === attempt.key) keep(services, attempt);
};

const submit = async (
  services: OrderServices,
  request: OrderRequest,
  attempt: OrderAttempt,
): Promise<Result<OrderResponse, OrderFailure>> => {
  const { orders, pause } = services;
  const once = await whileBusy(() => orders.create(request, attempt.key), pause);
  // The same key finds the same order, so retrying after a lost response is safe.
  const answer = !once.ok && isLost(once.error) ? await orders.create(request, attempt.key) : once;
  const failure = answer.ok ? failureIn(answer.value) : toFailure(answer.error);
  if (failure) {
    // A rejection may be stored under its key, so the next attempt needs a new one.
    if (failure.kind !== 'unreachable') services.draft.write(services.now(), { attempt: null });
    return err(failure);
  }
  if (!answer.ok) throw new TypeError('The API returned an error result without an error.');
  remember(services, { ...attempt, orderUUID: answer.value.orderUUID });
  return ok(answer.value);
};

/** Unknown whether the request arrived. A busy gateway (429) has definitely not accepted it. */
const isLost = (error: ApiError): boolean => isTransient(error) && error.status !== 429;

const failureIn = ({ error }: OrderResponse): OrderFailure | null =>
  error ? byCode(error.code, error.message, error.newAmount ?? null) : null;

const toFailure = (error: ApiError): OrderFailure =>
  !isLost(error) && error.kind === 'problem'
    ? byCode(error.code, error.message, newAmountIn(error.body))
    : { kind: 'unreachable', message: error.message };

/** Beside the problem, or in its `error` member. */
const newAmountIn = (body: unknown): Cents | null => {
  const members = body as { newAmount?: unknown; error?: { newAmount?: unknown } } | null | undefined;
  const amount = members?.error?.newAmount ?? members?.newAmount;
  return typeof amount === 'number' ? amount : null;
};

const byCode = (code: string | undefined, message: string, newAmount: Cents | null): OrderFailure => {
  switch (code) {
    case 'AMOUNT_CHANGED':
      return { kind: 'amount-changed', message, newAmount };
    case 'NO_ROOM_LEFT':
      return { kind: 'sold-out', message };
    case 'PACKAGE_NOT_AVAILABLE_CHECKIN':
      return { kind: 'checkin-unavailable', message };
    case 'PACKAGE_NOT_AVAILABLE':
      return { kind: 'not-available', message };
    case 'TOO_MANY_HOLDS':
      return { kind: 'too-many-holds', message };
    default:
      return { kind: 'refused', message, ...(code !== undefined && { code }) };
  }
};
