import type { GiftDelivery } from '@detour/shared-contracts/api';
import { isoDate, type Result } from '@detour/shared-contracts/base';
import type { GatewayContext } from '../../context/context';
import { inTransaction, type Trx } from '../../database/transaction';
import { HttpProblem } from '../../http/problem';
import { countPaper } from '../papers/paper-limits';
import { writeEvent } from '../records/order-event.repository';
import {
  enqueueGift,
  isDue,
  toDeliveryColumns,
  type DeliveryRow,
  type GiftKey,
} from '../vouchers/deliveries/delivery.repository';
import { deliveryFindings } from '../vouchers/deliveries/delivery-findings';
import { canChangeDelivery, isUnused } from '../vouchers/deliveries/find-giving';
import type { VoucherRow } from '../vouchers/voucher-row';
import { stateOn } from '../vouchers/voucher-validity';
import { marketDayOf } from '../vouchers/voucher.repository';

/** Why a delivery cannot be changed: the gift was opened, used or ended, or its mail is being sent at this moment. */
export type DeliveryRefusal = 'opened' | 'ended' | 'sending';

/** Maximum duration (ms) of a run that sends a mail: the timeout of its topic plus 5 s. */
const runMs = 95_000;

const isBeingSent = ({ state, begun_at: at }: DeliveryRow, now: Date): boolean =>
  state === 'waiting' && at !== null && now.getTime() - at.getTime() < runMs;

const refusalOf = (
  row: DeliveryRow | undefined,
  voucher: VoucherRow | undefined,
  { locale, now }: { readonly locale: string; readonly now: Date },
): DeliveryRefusal | null => {
  if (!voucher || !isUnused(voucher) || stateOn(voucher, marketDayOf(locale, now)) === 'expired')
    return 'ended';
  if (!row) return null;
  if (isBeingSent(row, now)) return 'sending';
  return canChangeDelivery(row, voucher) ? null : row.state === 'stopped' ? 'ended' : 'opened';
};

const lockGift = async (trx: Trx, { orderUuid, position }: GiftKey) => {
  // Locks the order first (see "Locks" in the README). FOR UPDATE would wait for inserts whose foreign key references the order.
  const order = await trx
    .selectFrom('orders')
    .select(['locale', 'status'])
    .where('uuid', '=', orderUuid)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const voucher = await trx
    .selectFrom('voucher')
    .selectAll()
    .where('order_uuid', '=', orderUuid)
    .where('position', '=', position)
    .executeTakeFirst();
  const delivery = await trx
    .selectFrom('gift_delivery')
    .selectAll()
    .where('order_uuid', '=', orderUuid)
    .where('position', '=', position)
    .forUpdate()
    .executeTakeFirst();
  return { order, delivery, voucher: order.status === 'confirmed' ? voucher : undefined };
};

const checkWish = (wish: GiftDelivery, voucher: VoucherRow, now: Date): void => {
  const lastDay = isoDate(voucher.valid_until);
  const found = deliveryFindings(wish, { now: now.getTime(), lastDay });
  const errors = [
    ...found.map(({ member, message }) => ({ path: `body/${member}`, message })),
    ...(wish.toEmail === null ? [{ path: 'body/toEmail', message: 'is required' }] : []),
  ];
  if (errors.length === 0) return;
  const detail = 'The delivery is not valid; see "errors".';
  throw new HttpProblem({ status: 400, code: 'INVALID_REQUEST', detail, errors });
};

/**
 * Changes a gift's recipient, channel or time, or sends it again, until the recipient opens it. Increments the version, so a mail
 * queued for the previous version is dropped. Throws 400 for an invalid delivery and 429 after ten changes in a day.
 */
export const changeDelivery = async (
  context: Pick<GatewayContext, 'db' | 'clock'>,
  key: GiftKey,
  wish: GiftDelivery,
): Promise<Result<true, DeliveryRefusal>> => {
  await countPaper(context, { what: 'gift-delivery', orderUuid: key.orderUuid, most: 10 });
  return inTransaction<true, DeliveryRefusal>(context.db, async (trx, refuse) => {
    const now = new Date(context.clock.now());
    const { order, delivery, voucher } = await lockGift(trx, key);
    const refusal = refusalOf(delivery, voucher, { locale: order.locale, now });
    if (refusal || !voucher) return refuse(refusal ?? 'ended');
    checkWish(wish, voucher, now);
    const columns = {
      ...toDeliveryColumns(wish),
      state: 'waiting' as const,
      version: (delivery?.version ?? 0) + 1,
      begun_at: null,
      sent_at: null,
      failed_reason: null,
    };
    await trx
      .insertInto('gift_delivery')
      .values({ ...columns, order_uuid: key.orderUuid, position: key.position })
      .onConflict((conflict) => conflict.columns(['order_uuid', 'position']).doUpdateSet(columns))
      .execute();
    if (isDue(columns, now)) await enqueueGift(trx, key, { version: columns.version, now });
    const { position } = key;
    const data = { position, before: delivery?.state ?? 'none', sendAt: wish.sendAt };
    await writeEvent(trx, { orderUuid: key.orderUuid, kind: 'gift.changed', actor: 'buyer', data, at: now });
    return true;
  });
};
