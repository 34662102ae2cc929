import type { Clock, PaymentResponse } from '@detour/shared-contracts';
import type { Database } from '../database/open-database';
import type { LedgerTable } from '../database/schema';
import { transact, type Trx } from '../database/transaction';
import { enqueue } from '../outbox/outbox.repository';
import { expireOrder } from '../orders/expire-orders';
import type { OrderRefusal } from '../orders/order-refusal';
import { lockOrder, type OrderRow } from '../orders/order.repository';
import { completeOrder } from './complete-order';
import type { ProviderState } from './payment-provider';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  /** Key that the codes of vouchers are derived with. */
  readonly secret: string;
}

export interface SettledPayment {
  readonly status: PaymentResponse['status'];
  readonly refusal?: OrderRefusal;
}

interface Settlement {
  readonly order: OrderRow;
  readonly intentId: string;
  readonly state: ProviderState;
  readonly now: Date;
  readonly secret: string;
}

const isOpen = ({ status }: OrderRow): boolean => status === 'held' || status === 'paying';

/** One line in the books; the same movement of the same intent is never written twice. */
export const writeLedger = async (
  trx: Trx,
  entry: {
    readonly order_uuid: string;
    readonly kind: LedgerTable['kind'];
    readonly amount: number;
    readonly intent_id: string;
    readonly at: Date;
  },
): Promise<void> => {
  await trx
    .insertInto('ledger')
    .values(entry)
    .onConflict((conflict) => conflict.columns(['intent_id', 'kind']).doNothing())
    .execute();
};

const updatePayment = async (
  trx: Trx,
  { intentId, state, now }: Settlement,
  status: 'requires_action' | 'processing' | 'authorised' | 'declined' | 'voided',
): Promise<void> => {
  await trx
    .updateTable('payment')
    .set({ status, method: state.method, last4: state.last4, updated_at: now })
    .where('intent_id', '=', intentId)
    .execute();
};

const setOrder = async (
  trx: Trx,
  uuid: string,
  change: Partial<Pick<OrderRow, 'status' | 'confirmed_at'>>,
) => {
  await trx.updateTable('orders').set(change).where('uuid', '=', uuid).execute();
};

const release = (trx: Trx, { order, intentId, now }: Settlement): Promise<void> =>
  enqueue(trx, {
    topic: 'payment.release',
    payload: { orderUuid: order.uuid, intentId },
    dueAt: now,
    dedupeKey: `payment.release:${intentId}`,
  });

const roomsGone = ({ order }: Settlement): SettledPayment => ({
  status: 'failed',
  refusal: {
    kind: order.status === 'cancelled' ? 'ORDER_CLOSED' : 'HOLD_EXPIRED',
    message: `The rooms of order ${order.uuid} are no longer held; nothing is charged.`,
  },
});

/** The money is promised but the rooms are gone: it is given back, and the books say both. */
const giveBack = async (trx: Trx, settlement: Settlement): Promise<SettledPayment> => {
  const { order, intentId, now } = settlement;
  const entry = { order_uuid: order.uuid, intent_id: intentId, at: now };
  await writeLedger(trx, { ...entry, kind: 'authorised', amount: order.amount });
  await writeLedger(trx, { ...entry, kind: 'voided', amount: -order.amount });
  await updatePayment(trx, settlement, 'voided');
  await release(trx, settlement);
  if (isOpen(order)) await expireOrder(trx, order.uuid, now);
  return roomsGone(settlement);
};

/** A closed order whose payment had no end: the provider is told to forget it, so that nothing can arrive later. */
const abandon = async (trx: Trx, settlement: Settlement): Promise<SettledPayment> => {
  await updatePayment(trx, settlement, 'voided');
  await release(trx, settlement);
  return roomsGone(settlement);
};

const confirm = async (trx: Trx, settlement: Settlement): Promise<SettledPayment> => {
  const { order, intentId, now } = settlement;
  if (!isOpen(order) || order.hold_expires_at <= now) return giveBack(trx, settlement);
  if (!(await completeOrder(trx, order, settlement))) return giveBack(trx, settlement);
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

/** The buyer may try again while the hold lasts. */
const decline = async (trx: Trx, settlement: Settlement): Promise<SettledPayment> => {
  const { order, now } = settlement;
  await updatePayment(trx, settlement, 'declined');
  if (order.status === 'paying') await setOrder(trx, order.uuid, { status: 'held' });
  if (order.hold_expires_at <= now && order.status !== 'confirmed') {
    return {
      status: 'failed',
      refusal: { kind: 'HOLD_EXPIRED', message: `The hold of order ${order.uuid} has run out.` },
    };
  }
  return {
    status: 'failed',
    refusal: { kind: 'CARD_DECLINED', message: 'The payment was declined; nothing is charged.' },
  };
};

const wait = async (
  trx: Trx,
  settlement: Settlement,
  status: 'requires_action' | 'processing',
): Promise<SettledPayment> => {
  await updatePayment(trx, settlement, status);
  return { status: status === 'processing' ? 'pending' : 'requires_action' };
};

const settle = async (trx: Trx, settlement: Settlement): Promise<SettledPayment> => {
  const { order, state } = settlement;
  // Paid once, whatever is heard afterwards; what a later cancellation does to the money is its own affair.
  if (order.confirmed_at) return { status: 'confirmed' };
  switch (state.status) {
    case 'authorised':
    case 'captured':
      return confirm(trx, settlement);
    case 'requires_action':
    case 'processing':
      return isOpen(order) ? wait(trx, settlement, state.status) : abandon(trx, settlement);
    case 'open':
    case 'declined':
    case 'voided':
    case 'refunded':
      return isOpen(order) ? decline(trx, settlement) : abandon(trx, settlement);
  }
};

/**
 * Brings an order to where the provider says that its money is. Whoever learns first calls it: the answer to the card, the way back
 * from 3-D Secure, a webhook, or the job that looks after interrupted payments; each later call finds it done. `before` runs in the
 * same transaction, and its `false` means that there is nothing to do.
 */
export const settlePayment = (
  { db, clock, secret }: Deps,
  {
    orderUuid,
    intentId,
    state,
  }: { readonly orderUuid: string; readonly intentId: string; readonly state: ProviderState },
  before: (trx: Trx) => Promise<boolean> = async () => true,
): Promise<SettledPayment> =>
  transact(db, async (trx) => {
    if (!(await before(trx))) return { status: 'pending' };
    const order = await lockOrder(trx, orderUuid);
    if (!order) throw new Error(`The payment ${intentId} belongs to no order (${orderUuid}).`);
    return settle(trx, { order, intentId, state, now: new Date(clock.now()), secret });
  });
