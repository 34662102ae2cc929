import type { PaymentResponse } from '@detour/shared-contracts/api';
import { raiseAlarm } from '../../alarms/alarm.repository';
import type { Keyring } from '../../settings/keyring';
import type { Trx } from '../../database/transaction';
import { enqueue } from '../../outbox/outbox.repository';
import { expireOrder } from '../orders/expire-orders';
import type { OrderRefusal } from '../records/order-refusal';
import type { OrderRow, PaymentRow } from '../records/order.repository';
import { bookProviderState } from './book-provider-state';
import { completeOrder } from './complete-order';
import { writeLedger } from '../payments/ledger.repository';
import type { ProviderState } from '../../context/payment-provider';
import { requestRelease } from '../payments/request-release';

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

const updatePayment = async (
  trx: Trx,
  { order, state, now }: Settlement,
  status: 'requires_action' | 'processing' | 'authorised' | 'declined' | 'voided',
): Promise<void> => {
  await trx
    .updateTable('payment')
    .set({ status, method: state.method, last4: state.last4, updated_at: now })
    .where('order_uuid', '=', order.uuid)
    .execute();
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
  const { order, now } = settlement;
  await updatePayment(trx, settlement, 'declined');
  if (order.status === 'paying') await setStatus(trx, order.uuid, 'held');
  if (order.hold_expires_at <= now) {
    return {
      status: 'failed',
      refusal: { kind: 'HOLD_EXPIRED', message: `The hold of order ${order.uuid} has expired.` },
    };
  }
  return { status: 'failed', refusal: declinedAs(settlement) };
};

export const wait = async (
  trx: Trx,
  settlement: Settlement,
  status: 'requires_action' | 'processing',
): Promise<SettledPayment> => {
  const { order } = settlement;
  await updatePayment(trx, settlement, status);
  if (order.status === 'held') await setStatus(trx, order.uuid, 'paying');
  return { status: status === 'processing' ? 'pending' : 'requires_action' };
};

/** Books captures and refunds of an order that has ended; changes nothing else. */
export const bookOnly = async (trx: Trx, settlement: Settlement): Promise<SettledPayment> => {
  const { intentId, payment, order } = settlement;
  await bookProviderState(trx, { ...settlement, payment: { ...payment, intent_id: intentId } });
  return order.confirmed_at ? { status: 'confirmed' } : roomsGone(settlement);
};

export const isGoingBack = ({ status }: ProviderState): boolean =>
  status === 'voided' || status === 'refunding' || status === 'refunded';
