import type { Clock } from '@detour/shared-contracts/base';
import { isRedirectMethod } from '@detour/shared-contracts/sites';
import { raiseAlarm } from '../../alarms/alarm.repository';
import type { Database } from '../../database/open-database';
import { transact } from '../../database/transaction';
import { findOrder, findPayment, lockOrder, type OrderRow } from '../records/order.repository';
import { findKept } from '../refunds/refund.repository';
import { alarmAfter, bookProviderState } from './book-provider-state';
import type { PaymentProvider, ProviderState } from '../../context/payment-provider';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly provider: PaymentProvider;
}

interface Payload {
  readonly orderUuid: string;
  readonly intentId: string;
}

/** Counts a failed attempt. Raises the alarm after too many, or when a retry cannot help. */
export const noteFailure = (
  { db, clock }: Deps,
  { orderUuid }: Payload,
  { kind, text, isFinal }: { readonly kind: string; readonly text: string; readonly isFinal: boolean },
): Promise<void> =>
  transact(db, async (trx) => {
    const now = new Date(clock.now());
    const { failures } = await trx
      .updateTable('payment')
      .set(({ eb }) => ({ failures: eb('failures', '+', 1) }))
      .where('order_uuid', '=', orderUuid)
      .returning('failures')
      .executeTakeFirstOrThrow();
    if (!isFinal && failures < alarmAfter) return;
    await raiseAlarm(trx, { kind, subject: `order ${orderUuid}`, text }, now);
  });

/** Books a state that the provider has reported outside of a transaction. */
export const bookState = (
  { db, clock }: Deps,
  { orderUuid, intentId }: Payload,
  state: ProviderState,
): Promise<void> =>
  transact(db, async (trx) => {
    const order = await lockOrder(trx, orderUuid);
    const payment = await findPayment(trx, orderUuid);
    if (!order || payment?.intent_id !== intentId) return;
    await bookProviderState(trx, {
      order,
      payment: { ...payment, intent_id: intentId },
      state,
      now: new Date(clock.now()),
    });
  });

const isTaken = ({ status }: ProviderState): boolean =>
  status === 'captured' || status === 'refunding' || status === 'refunded';

/** True when the shop keeps money of the order's payment: it was confirmed, and less than its amount goes back. */
const keepsMoney = async (db: Database, order: OrderRow): Promise<boolean> => (await findKept(db, order)) > 0;

/**
 * Captures the whole payment of an order that keeps some of it; does nothing for one that was cancelled for its full price. Throws, for a retry, when the
 * provider does not report the capture. A lost authorisation raises an alarm instead, because a retry cannot help.
 */
export const capturePayment = async (deps: Deps, payload: Payload): Promise<void> => {
  const { orderUuid, intentId } = payload;
  const order = await findOrder(deps.db, orderUuid);
  if (!order || !(await keepsMoney(deps.db, order))) return;
  const state = await deps.provider.capture(intentId, order.amount).catch(async (error: unknown) => {
    const text = `The capture failed: ${String(error)}`;
    await noteFailure(deps, payload, { kind: 'capture-failed', text, isFinal: false });
    throw error;
  });
  await bookState(deps, payload, state);
  if (isTaken(state)) return;
  const isFinal = state.status === 'voided' || state.status === 'declined';
  const text = `The order is ${order.status}, but its payment is ${state.status} at the provider, not captured.`;
  await noteFailure(deps, payload, { kind: 'capture-failed', text, isFinal });
  if (!isFinal) throw new Error(`Order ${orderUuid}: ${text}`);
};

const isGivenBack = ({ status }: ProviderState): boolean =>
  status === 'voided' || status === 'refunded' || status === 'refunding';

/**
 * Releases the money of an order, authorised or captured. A refund that the provider has accepted is pending until an event or the
 * reconciliation job reports its arrival. Throws, for a retry, when the money is neither voided nor being refunded.
 */
export const releasePayment = async (deps: Deps, payload: Payload): Promise<void> => {
  const order = await findOrder(deps.db, payload.orderUuid);
  // Another gateway has confirmed it since the release was queued, or its terms keep a part: the shop may keep that money.
  if (!order || (await keepsMoney(deps.db, order))) return;
  const state = await deps.provider.release(payload.intentId).catch(async (error: unknown) => {
    const text = `The release failed: ${String(error)}`;
    await noteFailure(deps, payload, { kind: 'release-failed', text, isFinal: false });
    throw error;
  });
  await bookState(deps, payload, state);
  if (isGivenBack(state)) return;
  // The money of a bank that reports later cannot be stopped: the reconciliation job watches it and returns it.
  const payment = await findPayment(deps.db, payload.orderUuid);
  if (state.status === 'processing' && isRedirectMethod(payment?.method)) return;
  const text = `The order is ${order.status}, but its payment is ${state.status} at the provider.`;
  await noteFailure(deps, payload, { kind: 'release-failed', text, isFinal: false });
  throw new Error(`Order ${payload.orderUuid}: ${text}`);
};
