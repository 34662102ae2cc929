import { timeZoneOf } from '@detour/shared-contracts/sites';
import { momentOf } from '../../inventory/assess-stay';
import type { Trx } from '../../../database/transaction';
import { assessVoucher, type AssessedVoucher } from '../../vouchers/pricing/assess-voucher';
import { lockNightsOfOrders } from '../room-holds.repository';
import type { Opening, PricedOrder, RequestedVoucher } from './opening';

/**
 * Prices gifts, or an activity for the buyer. There is no stock to hold; the price is guaranteed for as long as a room would be held.
 */
export const priceVoucherOrder = async (
  trx: Trx,
  { item, further }: RequestedVoucher,
  { order, own, now, refuse }: Opening,
): Promise<PricedOrder> => {
  const { locale } = order.request;
  const ask = { locale, moment: momentOf(now, timeZoneOf(locale)) };
  const gifts: AssessedVoucher[] = [];
  for (const one of [item, ...further]) {
    const assessed = await assessVoucher(trx, one, ask);
    if (!assessed.ok) return refuse(assessed.error);
    gifts.push(assessed.value);
  }
  const [first, ...others] = gifts.map(({ snapshot }) => snapshot);
  await lockNightsOfOrders(
    trx,
    own.map(({ uuid }) => uuid),
  );
  return {
    product: { kind: item.kind, ...(first && { voucher: first }), further: others },
    price: gifts.reduce((sum, { snapshot }) => sum + snapshot.price, 0),
    total: gifts.reduce((sum, { amount }) => sum + amount, 0),
    lines: gifts.flatMap(({ lines }) => lines),
    rooms: null,
    open: own,
  };
};
