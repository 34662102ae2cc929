import { timeZoneOf } from '@detour/shared-contracts';
import { momentOf } from '../inventory/assess-stay';
import type { Trx } from '../../database/transaction';
import { assessVoucher } from '../vouchers/assess-voucher';
import { insertOrder } from './insert-order';
import { lockNightsOfOrders } from './inventory.repository';
import type { Opening, WantedVoucher } from './new-order';

/** Opens the order of a gift, or of an activity for oneself. There is no stock to hold; the price is kept for as long as a room would be. */
export const openVoucherOrder = async (
  trx: Trx,
  { item }: WantedVoucher,
  opening: Opening,
): Promise<string> => {
  const { order, own, now, refuse } = opening;
  const { locale } = order.request;
  const assessed = await assessVoucher(trx, item, { locale, moment: momentOf(now, timeZoneOf(locale)) });
  if (!assessed.ok) return refuse(assessed.error);
  const { amount: total, snapshot, lines } = assessed.value;
  await lockNightsOfOrders(
    trx,
    own.map(({ uuid }) => uuid),
  );
  const amount = await opening.settleAmount({ price: snapshot.price, total });
  await opening.checkLimits(own);
  const orderUuid = await insertOrder(trx, opening, {
    thing: { kind: item.kind, amount: amount.due, voucher: snapshot },
    lines: [...lines, ...amount.lines],
  });
  await opening.reserve(orderUuid, amount.uses);
  return orderUuid;
};
