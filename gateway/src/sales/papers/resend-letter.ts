import { randomUUID } from 'node:crypto';
import type { ResendRequest } from '@detour/shared-contracts/api';
import { err, ok, type Result } from '@detour/shared-contracts/base';
import type { GatewayContext } from '../../context/context';
import { transact, type Trx } from '../../database/transaction';
import { enqueue } from '../../outbox/outbox.repository';
import { byBuyer, writeEvent, type By } from '../records/order-event.repository';
import type { OrderRefusal } from '../records/order-refusal';
import type { OrderRow } from '../records/order.repository';
import { countPaper } from './paper-limits';

type Letter = ResendRequest['what'];

const statusOf: Readonly<Record<Letter, OrderRow['status']>> = {
  confirmation: 'confirmed',
  cancellation: 'cancelled',
};

/** Whether an order has that letter to send. */
const hasLetter = (order: OrderRow, what: Letter): boolean =>
  order.status === statusOf[what] && order.confirmed_at !== null && order.anonymised_at === null;

/** Queues a letter of an order once more, within a transaction of the caller. */
const resendIn = async (
  trx: Trx,
  { uuid }: OrderRow,
  { what, by, now }: { readonly what: Letter; readonly by: By; readonly now: Date },
): Promise<void> => {
  await writeEvent(trx, { orderUuid: uuid, kind: 'resent', ...by, data: { what }, at: now });
  // A mail is sent once per id, so the copy has its own.
  const payload = { orderUuid: uuid, copy: randomUUID() };
  await enqueue(trx, { topic: `mail.${what}`, payload, dueAt: now });
};

/** Queues a letter of a paid order once more, to the buyer's address. Refused when the order is in another state; 429 above five a day. */
export const resendLetter = async (
  context: Pick<GatewayContext, 'db' | 'clock'>,
  order: OrderRow,
  what: Letter,
): Promise<Result<true, OrderRefusal>> => {
  if (!hasLetter(order, what)) {
    return err({
      kind: 'ORDER_CLOSED',
      message: `Order ${order.uuid} is ${order.status}: it has no ${what} to send.`,
    });
  }
  await countPaper(context, { what: 'resend', orderUuid: order.uuid, most: 5 });
  const now = new Date(context.clock.now());
  await transact(context.db, (trx) => resendIn(trx, order, { what, by: byBuyer, now }));
  return ok(true);
};
