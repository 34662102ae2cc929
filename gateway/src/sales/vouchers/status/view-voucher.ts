import type { Buyer, VoucherStatus } from '@detour/shared-contracts/api';
import type { Locale } from '@detour/shared-contracts/sites';
import type { GatewayContext } from '../../../context/context';
import { findOrder } from '../../records/order.repository';
import { unknownVoucher } from '../unknown-voucher';
import type { VoucherRow } from '../voucher-row';
import { findSnapshotOf } from '../gift-snapshots';
import { stateOn } from '../voucher-validity';
import { marketDayOf } from '../voucher.repository';
import { findGiving } from '../deliveries/find-giving';
import { findReminder } from '../deliveries/reminder.repository';
import { giftWordsIn } from '../pricing/gift-words';
import { recipientNameOf } from './recipient-name';
import { endOf, nextStepOf } from './voucher-life';
import { findExtension } from '../terms/extension-rules';
import { findVoucherProduct } from './voucher-product.repository';
import { findVoucherUses } from './voucher-uses.repository';

/**
 * The data that the holder of a code may see: the gift, the giver's message, the remaining value and the last day. Never the
 * order, the buyer's address or the amount paid.
 */
export const viewVoucher = async (
  { db, clock }: Pick<GatewayContext, 'db' | 'clock'>,
  voucher: VoucherRow,
  locale: Locale,
): Promise<VoucherStatus> => {
  const order = await findOrder(db, voucher.order_uuid);
  if (!order) throw unknownVoucher();
  const snapshot = await findSnapshotOf(db, voucher);
  const { image, ownUse, fromName, message } = snapshot;
  const dayOf = (at: Date) => marketDayOf(locale, at);
  const now = new Date(clock.now());
  const today = dayOf(now);
  const end = endOf(voucher, { today, dayOf });
  const giving = await findGiving(db, snapshot, voucher);
  const reminder = await findReminder(db, voucher.id, 'recipient');
  const words = { bought: order.locale as Locale, read: locale };
  const { label, venue, content } = await giftWordsIn({ db, clock }, snapshot, words);
  const [uses, product] = await Promise.all([
    findVoucherUses(db, voucher.id),
    findVoucherProduct(db, voucher, { locale, now }),
  ]);
  const { kind, remaining } = voucher;
  return {
    kind,
    state: stateOn(voucher, today),
    label,
    productId: voucher.product_id,
    nights: voucher.nights,
    adults: voucher.adults,
    value: voucher.value,
    remainingValue: remaining,
    validUntil: voucher.valid_until,
    image,
    venue,
    content: [...content],
    ownUse,
    fromName,
    message,
    toName: giving.toName || recipientNameOf(snapshot, order.buyer as Buyer),
    design: giving.design,
    reminder: end ? null : { isAsked: reminder !== undefined && reminder.stopped_at === null },
    uses: uses.map(({ amount, at }) => ({ amount, day: dayOf(at) })),
    end,
    next: nextStepOf({ kind, remaining, ownUse, end }),
    ...product,
    isOpened: voucher.opened_at !== null,
    extension: findExtension(voucher, today),
  };
};
