import type { Trx } from '../../database/transaction';
import { completeAmendment } from '../amendments/complete-amendment';
import { lockNightsOfOrder, sellHeldRooms } from '../orders/room-holds.repository';
import { confirmOrder } from '../records/confirm-order';
import type { OrderRow } from '../records/order.repository';
import { enqueue } from '../../outbox/outbox.repository';
import { endExchanged } from '../vouchers/terms/exchange-voucher';
import { spendVouchers } from '../vouchers/redemption/voucher-use.repository';
import { findSnapshots } from '../vouchers/gift-snapshots';
import { beginDelivery } from '../vouchers/deliveries/delivery.repository';
import { tellGiversOfUse } from '../vouchers/deliveries/tell-giver';
import { issueVoucher } from '../vouchers/voucher.repository';
import { startPlan } from '../instalments/plan.repository';
import { completePart } from './parts/complete-part';
import type { Keyring } from '../../settings/keyring';

/**
 * Completes a paid order in one transaction: sells its rooms, issues a voucher for each gift, spends the vouchers that pay for it, queues its
 * mails. A change of a booking is applied to it, and a part of its plan is booked, instead. Returns false and changes nothing when its rooms are no longer held. The order must be locked and open.
 */
export const completeOrder = async (
  trx: Trx,
  order: OrderRow,
  { secret, now }: { readonly secret: Keyring; readonly now: Date },
): Promise<boolean> => {
  if (order.part !== null) return completePart(trx, order, now);
  if (order.amends) return completeAmendment(trx, order, { now });
  await lockNightsOfOrder(trx, order.uuid);
  if (!(await sellHeldRooms(trx, order.uuid))) return false;
  await confirmOrder(trx, order.uuid, now);
  await startPlan(trx, order);
  const gifts = await findSnapshots(trx, order);
  for (const [position, snapshot] of gifts.entries()) {
    await issueVoucher(trx, order, { position, snapshot, secret, now });
    await beginDelivery(trx, { orderUuid: order.uuid, position }, { wish: snapshot.delivery, now });
  }
  const [first] = gifts;
  if (first?.format === 'physical') {
    await enqueue(trx, {
      topic: 'post.voucher',
      payload: { orderUuid: order.uuid },
      dueAt: now,
      dedupeKey: `post.voucher:${order.uuid}`,
    });
  }
  await spendVouchers(trx, order.uuid, now);
  await tellGiversOfUse(trx, order.uuid, now);
  if (first?.exchange) await endExchanged(trx, first.exchange, { order, now });
  await enqueue(trx, {
    topic: 'mail.confirmation',
    payload: { orderUuid: order.uuid },
    dueAt: now,
    dedupeKey: `mail.confirmation:${order.uuid}`,
  });
  return true;
};
