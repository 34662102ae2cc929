import type { Clock } from '@detour/shared-contracts/base';
import { raiseAlarm } from '../../alarms/alarm.repository';
import type { Database } from '../../database/open-database';
import { transact } from '../../database/transaction';
import { findOrder, findPayment, lockOrder } from '../records/order.repository';
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

/** Counts a failed attempt, and raises the alarm when there were too many of them, or when another one cannot help. */
const noteFailure = (
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

const book = ({ db, clock }: Deps, { orderUuid, intentId }: Payload, state: ProviderState): Promise<void> =>
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

/**
 * Takes the money of a confirmed order. Of one that was cancelled meanwhile nothing is taken. Throws to be tried again when the
 * provider does not say that it is taken; an authorisation that is gone is told to the operators, for no further attempt can help.
 */
export const capturePayment = async (deps: Deps, payload: Payload): Promise<void> => {
  const { orderUuid, intentId } = payload;
  const order = await findOrder(deps.db, orderUuid);
  if (order?.status !== 'confirmed') return;
  const state = await deps.provider.capture(intentId, order.amount).catch(async (error: unknown) => {
    const text = `The money could not be taken: ${String(error)}`;
    await noteFailure(deps, payload, { kind: 'capture-failed', text, isFinal: false });
    throw error;
  });
  await book(deps, payload, state);
  if (isTaken(state)) return;
  const isFinal = state.status === 'voided' || state.status === 'declined';
  const text = `The order is confirmed, and its money is ${state.status} at the provider, not taken.`;
  await noteFailure(deps, payload, { kind: 'capture-failed', text, isFinal });
  if (!isFinal) throw new Error(`Order ${orderUuid}: ${text}`);
};

const isGivenBack = ({ status }: ProviderState): boolean =>
  status === 'voided' || status === 'refunded' || status === 'refunding';

/**
 * Gives money back, promised or taken. A refund that the provider has accepted is pending until it says that it arrived, by an event or
 * when the reconciling job asks. Throws to be tried again when the money is neither void nor on its way back.
 */
export const releasePayment = async (deps: Deps, payload: Payload): Promise<void> => {
  const order = await findOrder(deps.db, payload.orderUuid);
  // Confirmed by another gateway since it was asked for: that money is owed.
  if (!order || order.status === 'confirmed') return;
  const state = await deps.provider.release(payload.intentId).catch(async (error: unknown) => {
    const text = `The money could not be given back: ${String(error)}`;
    await noteFailure(deps, payload, { kind: 'release-failed', text, isFinal: false });
    throw error;
  });
  await book(deps, payload, state);
  if (isGivenBack(state)) return;
  const text = `The order is ${order.status}, and its money is ${state.status} at the provider.`;
  await noteFailure(deps, payload, { kind: 'release-failed', text, isFinal: false });
  throw new Error(`Order ${payload.orderUuid}: ${text}`);
};
