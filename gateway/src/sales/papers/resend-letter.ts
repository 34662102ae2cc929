import { randomUUID } from 'node:crypto';
import type { ResendRequest } from '@detour/shared-contracts/api';
import { err, ok, type Result } from '@detour/shared-contracts/base';
import type { GatewayContext } from '../../context/context';
import { transact } from '../../database/transaction';
import { enqueue } from '../../outbox/outbox.repository';
import { writeEvent } from '../records/order-event.repository';
import type { OrderRefusal } from '../records/order-refusal';
import type { OrderRow } from '../records/order.repository';
import { countPaper } from './paper-limits';

type Letter = ResendRequest['what'];

const statusOf: Readonly<Record<Letter, OrderRow['status']>> = {
  confirmation: 'confirmed',
  cancellation: 'cancelled',
};

/** Queues a letter of a paid order once more, to the buyer's address. Refused when the order is in another state; 429 above five a day. */
export const resendLetter = async (
  context: Pick<GatewayContext, 'db' | 'clock'>,
  order: OrderRow,
  what: Letter,
): Promise<Result<true, OrderRefusal>> => {
  const isTold =
    order.status === statusOf[what] && order.confirmed_at !== null && order.anonymised_at === null;
  if (!isTold) {
    return err({
      kind: 'ORDER_CLOSED',
      message: `Order ${order.uuid} is ${order.status}: it has no ${what} to send.`,
    });
  }
  await countPaper(context, { what: 'resend', orderUuid: order.uuid, most: 5 });
  const now = new Date(context.clock.now());
  await transact(context.db, async (trx) => {
    await writeEvent(trx, { orderUuid: order.uuid, kind: 'resent', actor: 'buyer', data: { what }, at: now });
    // A mail is sent once per id, so the copy has its own.
    const payload = { orderUuid: order.uuid, copy: randomUUID() };
    await enqueue(trx, { topic: `mail.${what}`, payload, dueAt: now });
  });
  return ok(true);
};
