import type { PaymentResponse } from '@detour/shared-contracts/api';
import { isRedirectMethod } from '@detour/shared-contracts/sites';
import { raiseAlarm } from '../../alarms/alarm.repository';
import type { Keyring } from '../../settings/keyring';
import type { Trx } from '../../database/transaction';
import { enqueue } from '../../outbox/outbox.repository';
import { expireOrder } from '../orders/expire-orders';
import { moveHoldExpiry } from '../orders/room-holds.repository';
import type { OrderRefusal } from '../records/order-refusal';
import type { OrderRow, PaymentRow } from '../records/order.repository';
import { bookProviderState } from './book-provider-state';
import { completeOrder } from './complete-order';
import { writeLedger } from '../payments/ledger.repository';
import type { ProviderState } from '../../context/payment-provider';
import { requestRelease } from '../payments/request-release';

/** For how long an order keeps what it holds while a method reports its result later (record 1007). */
const pendingMs = 60 * 60_000;

export interface SettledPayment {
  readonly status: PaymentResponse['status'];
  readonly refusal?: OrderRefusal;
}

/** An order and its payment, locked, with the provider's state. */
export interface Settlement {
  readonly order: OrderRow;
  readonly payment: PaymentRow;
  readonly intentId: string;
  readonly state: ProviderState;
  readonly now: Date;
  readonly secret: Keyring;
}

export const isOpen = ({ status }: OrderRow): boolean => status === 'held' || status === 'paying';

/** Not every provider names the method before it is paid. */
const methodOf = ({ state, payment }: Pick<Settlement, 'state' | 'payment'>): string | null =>
  state.method ?? payment.method;

const updatePayment = async (
  trx: Trx,
  settlement: Settlement,
  status: 'requires_action' | 'processing' | 'authorised' | 'declined' | 'voided',
): Promise<void> => {
  const { order, state, now } = settlement;
  await trx
    .updateTable('payment')
    .set({
      status,
      method: methodOf(settlement),
      last4: state.last4,
      refusal: status === 'declined' ? state.refusal : null,
      ...(status !== 'requires_action' && { redirect_url: null }),
      ...(status !== 'processing' && { pending_since: null }),
      updated_at: now,
    })
    .where('order_uuid', '=', order.uuid)
    .execute();
};

/** Tells the buyer, who may have closed the page. Each attempt has its own mails. */
const writePaymentMail = async (
  trx: Trx,
  { order, payment, now }: Pick<Settlement, 'order' | 'payment' | 'now'>,
  what: 'pending' | 'failed' | 'returned',
): Promise<void> => {
  await enqueue(trx, {
    topic: 'mail.payment',
    payload: { orderUuid: order.uuid, what, attempt: payment.attempt },
    dueAt: now,
    dedupeKey: `mail.payment:${order.uuid}:${what}:${payment.attempt}`,
  });
};

const setStatus = async (trx: Trx, uuid: string, status: 'held' | 'paying'): Promise<void> => {
  await trx.updateTable('orders').set({ status }).where('uuid', '=', uuid).execute();
};

const roomsGone = ({ order }: Settlement): SettledPayment => ({
  status: 'failed',
  refusal: {
    kind: order.status === 'cancelled' ? 'ORDER_CLOSED' : 'HOLD_EXPIRED',
    message: `The rooms of order ${order.uuid} are no longer held; nothing is charged.`,
  },
});

/** Expires an open order, which queues the release of its money; for a closed order only queues the release. */
const closeAndRelease = async (trx: Trx, { order, now }: Settlement): Promise<void> => {
  if (isOpen(order)) await expireOrder(trx, order.uuid, now);
  else await requestRelease(trx, order.uuid, now);
};

/** The money is authorised but the rooms are gone: releases it and books both. */
const releaseMoney = async (trx: Trx, settlement: Settlement): Promise<SettledPayment> => {
  const { order, intentId, state, now } = settlement;
  const entry = { order_uuid: order.uuid, intent_id: intentId, at: now };
  if (state.captured === 0) {
    await writeLedger(trx, { ...entry, kind: 'authorised', amount: state.authorised });
    await writeLedger(trx, { ...entry, kind: 'voided', amount: -state.authorised });
  }
  await closeAndRelease(trx, settlement);
  await updatePayment(trx, settlement, 'voided');
  if (isRedirectMethod(methodOf(settlement))) await writePaymentMail(trx, settlement, 'returned');
  return roomsGone(settlement);
};

/** Cancels the payment of a closed order or a voided payment, so that no money can arrive later. */
export const abandon = async (trx: Trx, settlement: Settlement): Promise<SettledPayment> => {
  await closeAndRelease(trx, settlement);
  await updatePayment(trx, settlement, 'voided');
  return roomsGone(settlement);
};

const isMoney = ({ status }: ProviderState): boolean =>
  ['authorised', 'captured', 'refunding', 'refunded'].includes(status);

/** The provider's state does not match the order: confirms nothing, releases everything and raises an alarm. */
export const refuseMoney = async (trx: Trx, settlement: Settlement, why: string): Promise<SettledPayment> => {
  const { order, state, now } = settlement;
  const text = `${why} The order is not confirmed, and the money is released.`;
  await raiseAlarm(trx, { kind: 'payment-differs', subject: `order ${order.uuid}`, text }, now);
  await (isMoney(state) ? releaseMoney(trx, settlement) : abandon(trx, settlement));
  return { status: 'failed', refusal: { kind: 'PAYMENT_FAILED', message: why } };
};

export const confirm = async (trx: Trx, settlement: Settlement): Promise<SettledPayment> => {
  const { order, intentId, now } = settlement;
  if (!isOpen(order) || order.hold_expires_at <= now) return releaseMoney(trx, settlement);
  if (!(await completeOrder(trx, order, settlement))) return releaseMoney(trx, settlement);
  await updatePayment(trx, settlement, 'authorised');
  await writeLedger(trx, {
    order_uuid: order.uuid,
    kind: 'authorised',
    amount: order.amount,
    intent_id: intentId,
    at: now,
  });
  await enqueue(trx, {
    topic: 'payment.capture',
    payload: { orderUuid: order.uuid, intentId },
    dueAt: now,
    dedupeKey: `payment.capture:${intentId}`,
  });
  return { status: 'confirmed' };
};

const declinedAs = ({ state }: Settlement): OrderRefusal => {
  if (state.status === 'open') return { kind: 'PAYMENT_FAILED', message: 'Nothing has been paid yet.' };
  return state.refusal === 'authentication'
    ? { kind: 'THREEDS_REFUSED', message: 'The 3-D Secure check was refused; nothing is charged.' }
    : { kind: 'CARD_DECLINED', message: 'The payment was declined; nothing is charged.' };
};

/** The buyer may retry until the hold expires. */
export const decline = async (trx: Trx, settlement: Settlement): Promise<SettledPayment> => {
  const { order, payment, now } = settlement;
  await updatePayment(trx, settlement, 'declined');
  if (payment.pending_since) await writePaymentMail(trx, settlement, 'failed');
  if (order.status === 'paying') await setStatus(trx, order.uuid, 'held');
  if (order.hold_expires_at <= now) {
    return {
      status: 'failed',
      refusal: { kind: 'HOLD_EXPIRED', message: `The hold of order ${order.uuid} has expired.` },
    };
  }
  return { status: 'failed', refusal: declinedAs(settlement) };
};

/**
 * The method reports its result later. From its first such answer on, what the order holds is kept for `pendingMs`, once, if it was still
 * held then; after that the order expires and the money is returned.
 */
const keepPending = async (trx: Trx, { order, payment, now }: Settlement): Promise<void> => {
  if (payment.pending_since) return;
  await trx.updateTable('payment').set({ pending_since: now }).where('order_uuid', '=', order.uuid).execute();
  const until = new Date(now.getTime() + pendingMs);
  if (order.hold_expires_at > now && order.hold_expires_at < until) {
    await trx.updateTable('orders').set({ hold_expires_at: until }).where('uuid', '=', order.uuid).execute();
    await moveHoldExpiry(trx, order.uuid, until);
  }
  await writePaymentMail(trx, { order, payment, now }, 'pending');
};

export const wait = async (
  trx: Trx,
  settlement: Settlement,
  status: 'requires_action' | 'processing',
): Promise<SettledPayment> => {
  const { order } = settlement;
  await updatePayment(trx, settlement, status);
  if (order.status === 'held') await setStatus(trx, order.uuid, 'paying');
  if (status === 'processing' && isRedirectMethod(methodOf(settlement))) await keepPending(trx, settlement);
  return { status: status === 'processing' ? 'pending' : 'requires_action' };
};

/** A method reports after the order has ended: nothing can stop its money, so it is watched and then returned. */
export const watch = async (settlement: Settlement): Promise<SettledPayment> => roomsGone(settlement);

export const isOnItsWay = ({ state, payment }: Settlement): boolean =>
  state.status === 'processing' && isRedirectMethod(methodOf({ state, payment }));

/** Books captures and refunds of an order that has ended; changes nothing else. */
export const bookOnly = async (trx: Trx, settlement: Settlement): Promise<SettledPayment> => {
  const { intentId, payment, order } = settlement;
  await bookProviderState(trx, { ...settlement, payment: { ...payment, intent_id: intentId } });
  return order.confirmed_at ? { status: 'confirmed' } : roomsGone(settlement);
};

export const isGoingBack = ({ status }: ProviderState): boolean =>
  status === 'voided' || status === 'refunding' || status === 'refunded';
