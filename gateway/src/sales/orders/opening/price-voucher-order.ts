import { timeZoneOf } from '@detour/shared-contracts/sites';
import { momentOf } from '../../inventory/assess-stay';
import type { Trx } from '../../../database/transaction';
import { assessVoucher } from '../../vouchers/pricing/assess-voucher';
import { lockNightsOfOrders } from '../room-holds.repository';
import type { Opening, PricedOrder, RequestedVoucher } from './opening';

/**
 * Prices a gift, or an activity for the buyer. There is no stock to hold; the price is guaranteed for as long as a room would be held.
 */
export const priceVoucherOrder = async (
  trx: Trx,
  { item }: RequestedVoucher,
  { order, own, now, refuse }: Opening,
): Promise<PricedOrder> => {
  const { locale } = order.request;
  const assessed = await assessVoucher(trx, item, { locale, moment: momentOf(now, timeZoneOf(locale)) });
  if (!assessed.ok) return refuse(assessed.error);
  const { amount, snapshot, lines } = assessed.value;
  await lockNightsOfOrders(
    trx,
    own.map(({ uuid }) => uuid),
  );
  return {
    product: { kind: item.kind, voucher: snapshot },
    price: snapshot.price,
    total: amount,
    lines,
    rooms: null,
    open: own,
  };
};
