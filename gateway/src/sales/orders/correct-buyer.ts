import { randomUUID } from 'node:crypto';
import type { Buyer } from '@detour/shared-contracts/api';
import { normaliseEmail } from '@detour/shared-contracts/rules';
import { json } from '../../database/json';
import type { Trx } from '../../database/transaction';
import { enqueue } from '../../outbox/outbox.repository';
import { writeEvent, type By } from '../records/order-event.repository';
import type { OrderRow } from '../records/order.repository';

export type Correction = Partial<Pick<Buyer, 'email' | 'firstName' | 'lastName' | 'phoneNumber'>>;

const members = ['email', 'firstName', 'lastName', 'phoneNumber'] as const;

/** Members of the buyer that a correction changes. */
export const correctedMembers = (buyer: Buyer, correction: Correction): readonly (keyof Correction)[] =>
  members.filter((member) => correction[member] !== undefined && correction[member] !== buyer[member]);

/**
 * Corrects the buyer of an order and of its changes, within a transaction of the caller. A new address makes all links of earlier
 * mails void, gets the confirmation, and the former one is notified. The order must be locked.
 */
export const correctBuyerIn = async (
  trx: Trx,
  order: OrderRow,
  { correction, by, now }: { readonly correction: Correction; readonly by: By; readonly now: Date },
): Promise<void> => {
  const { uuid } = order;
  const before = order.buyer as Buyer;
  const changed = correctedMembers(before, correction);
  const buyer = { ...before, ...Object.fromEntries(changed.map((member) => [member, correction[member]])) };
  const isMoved = normaliseEmail(buyer.email) !== normaliseEmail(before.email);
  await trx
    .updateTable('orders')
    .set(({ eb }) => ({
      buyer: json(buyer),
      ...(isMoved && { link_version: eb('link_version', '+', 1) }),
    }))
    .where(({ eb, or }) => or([eb('uuid', '=', uuid), eb('amends', '=', uuid)]))
    .execute();
  await writeEvent(trx, {
    orderUuid: uuid,
    kind: 'buyer.corrected',
    ...by,
    data: { members: changed },
    at: now,
  });
  if (!isMoved) return;
  const copy = randomUUID();
  await enqueue(trx, {
    topic: 'mail.buyer-corrected',
    payload: { orderUuid: uuid, to: before.email, copy },
    dueAt: now,
  });
  if (order.status === 'confirmed')
    await enqueue(trx, { topic: 'mail.confirmation', payload: { orderUuid: uuid, copy }, dueAt: now });
};
