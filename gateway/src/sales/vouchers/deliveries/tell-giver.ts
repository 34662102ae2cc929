import type { Trx } from '../../../database/transaction';
import { enqueue } from '../../../outbox/outbox.repository';
import { findDelivery, type GiftKey } from './delivery.repository';

/** Notifies the buyer, once, that a gift that we sent was opened or used. Does nothing for a gift that the buyer handed over. */
export const tellGiver = async (
  trx: Trx,
  { orderUuid, position }: GiftKey,
  { what, now }: { readonly what: 'opened' | 'used'; readonly now: Date },
): Promise<void> => {
  const delivery = await findDelivery(trx, { orderUuid, position });
  if (delivery?.state !== 'sent') return;
  await enqueue(trx, {
    topic: 'mail.gift-news',
    payload: { orderUuid, position, what },
    dueAt: now,
    dedupeKey: `mail.gift-news:${orderUuid}:${position}:${what}`,
  });
};

/** Notifies the buyers of the gifts that pay for a confirmed order. */
export const tellGiversOfUse = async (trx: Trx, orderUuid: string, now: Date): Promise<void> => {
  const used = await trx
    .selectFrom('voucher_use')
    .innerJoin('voucher', 'voucher.id', 'voucher_use.voucher_id')
    .select(['voucher.order_uuid', 'voucher.position'])
    .where('voucher_use.order_uuid', '=', orderUuid)
    .where('voucher_use.state', '=', 'spent')
    .execute();
  for (const { order_uuid: given, position } of used)
    await tellGiver(trx, { orderUuid: given, position }, { what: 'used', now });
};
