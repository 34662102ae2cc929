import { isoDate } from '@detour/shared-contracts/base';
import { voucherEndOf } from '@detour/shared-contracts/rules';
import { voucherCodeOf } from '../../../src/sales/vouchers/codes/voucher-seal';
import { marketDayOf } from '../../../src/sales/vouchers/voucher.repository';
import type { ChangeShop } from '../../sales/change-harness';
import { secret } from '../../sales/order-harness';
import { todayOf, type GiftOrder, type Model } from '../model';

/** An exchange keeps the last day, unless the buyer paid a difference and gets a later one. */
const endOf = ({ gift, replaces, due }: GiftOrder, now: number) => {
  const ordinary = voucherEndOf(gift, marketDayOf('fr_FR', new Date(now)));
  if (!replaces) return ordinary;
  return due > 0 && ordinary > replaces.validUntil ? ordinary : isoDate(replaces.validUntil);
};

/** A paid order has a voucher for each gift. Reads only their ids and codes; the comparison checks the other values. */
export const issueGifts = async (model: Model, { deps }: ChangeShop, order: GiftOrder): Promise<void> => {
  const rows = await deps.db
    .selectFrom('voucher')
    .selectAll()
    .where('order_uuid', '=', order.uuid)
    .orderBy('position')
    .execute();
  expect(rows).toHaveLength(order.count);
  order.confirmedAt = model.now;
  const { gift: kind, worth: value } = order;
  const extended = order.replaces?.extended ?? false;
  const fresh = {
    kind,
    value,
    remaining: value,
    state: 'issued' as const,
    visit: null,
    extended,
    expired: 0,
    prolonged: false,
    today: () => todayOf(model),
  };
  for (const row of rows) {
    const code = voucherCodeOf(secret, row) ?? '';
    order.vouchers.push({ id: row.id, code, ...fresh, validUntil: endOf(order, model.now) });
  }
  // An amount that was returned to the old voucher while the exchange was open stays on it.
  if (order.replaces && order.replaces.remaining === 0) order.replaces.state = 'exchanged';
};
