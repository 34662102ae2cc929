import type { Buyer, GivenGift } from '@detour/shared-contracts/api';
import { printAddress, type Locale } from '@detour/shared-contracts/sites';
import type { GatewayContext } from '../../../context/context';
import type { Database } from '../../../database/open-database';
import { findGift, type Gift } from '../../../sales/giving/find-gift';
import { findGiving } from '../../../sales/vouchers/deliveries/find-giving';
import { giftWordsIn } from '../../../sales/vouchers/pricing/gift-words';
import { recipientNameOf } from '../../../sales/vouchers/status/recipient-name';
import { endOf } from '../../../sales/vouchers/status/voucher-life';
import { marketDayOf } from '../../../sales/vouchers/voucher.repository';

type Context = Pick<GatewayContext, 'db' | 'clock'>;

/** Gifts on the page. */
const most = 100;

const findKeys = (db: Database, accountUuid: string) =>
  db
    .selectFrom('voucher')
    .innerJoin('orders', 'orders.uuid', 'voucher.order_uuid')
    .select(['voucher.order_uuid as orderUuid', 'voucher.position'])
    .where('orders.account_uuid', '=', accountUuid)
    .where('orders.amends', 'is', null)
    .orderBy('voucher.issued_at', 'desc')
    .orderBy('voucher.order_uuid')
    .orderBy('voucher.position')
    .limit(most)
    .execute();

const toGivenGift = async (
  context: Context,
  { order, voucher, snapshot }: Gift,
  locale: Locale,
): Promise<GivenGift> => {
  const dayOf = (at: Date) => marketDayOf(order.locale, at);
  const giving = await findGiving(context.db, snapshot, voucher);
  const words = { bought: order.locale as Locale, read: locale };
  const { label } = await giftWordsIn(context, snapshot, words);
  return {
    orderUUID: order.uuid,
    orderNumber: order.number,
    position: voucher.position,
    kind: voucher.kind,
    label,
    image: snapshot.image,
    toName: giving.toName || recipientNameOf(snapshot, order.buyer as Buyer),
    value: voucher.value,
    remainingValue: voucher.remaining,
    validUntil: voucher.valid_until,
    end: endOf(voucher, { today: dayOf(new Date(context.clock.now())), dayOf }),
    delivery: giving.delivery,
    openedAt: giving.openedAt,
    usedAt: giving.usedAt,
    boughtAt: voucher.issued_at.toISOString(),
    uri: printAddress('confirmation', locale, { orderUUID: order.uuid }),
  };
};

/** True for a voucher that the buyer keeps: an activity for their own use, or one obtained by exchange. */
export const isOwn = ({ snapshot }: Gift): boolean => snapshot.ownUse || snapshot.exchange !== undefined;

/** Paid gifts of the account's orders, the latest first. */
export const findBoughtGifts = async (db: Database, accountUuid: string): Promise<readonly Gift[]> => {
  const gifts: Gift[] = [];
  for (const key of await findKeys(db, accountUuid)) {
    const gift = await findGift(db, key);
    if (gift) gifts.push(gift);
  }
  return gifts;
};

/** State of the gifts that the customer bought for others. */
export const listGivenGifts = async (
  context: Context,
  bought: readonly Gift[],
  locale: Locale,
): Promise<GivenGift[]> => {
  const given: GivenGift[] = [];
  for (const gift of bought) if (!isOwn(gift)) given.push(await toGivenGift(context, gift, locale));
  return given;
};
