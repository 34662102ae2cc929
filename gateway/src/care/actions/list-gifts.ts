import type { CareActions } from '@detour/shared-contracts/api';
import { findDelivery } from '../../sales/vouchers/deliveries/delivery.repository';
import { findSnapshots } from '../../sales/vouchers/gift-snapshots';
import { careWithdrawableOf } from '../../sales/terms/cancellation-rules';
import { findOwnVouchers } from '../../sales/terms/own-vouchers';
import type { OrderRow } from '../../sales/records/order.repository';
import type { ActionContext } from './effect';
import { exchangeRefusalOf } from './kinds/exchange-action';

type CareGift = NonNullable<CareActions['gifts']>[number];

/** Vouchers of a paid order, with the possible actions on each. The only gift of an order is cancelled with the order. */
export const listGifts = async (context: ActionContext, order: OrderRow): Promise<CareGift[]> => {
  const { db, clock } = context;
  if (order.kind === 'stay' || order.status !== 'confirmed') return [];
  const own = await findOwnVouchers(db, order, new Date(clock.now()));
  const snapshots = await findSnapshots(db, order);
  const open = careWithdrawableOf(own);
  const gifts: CareGift[] = [];
  for (const voucher of own) {
    const { position, kind, remaining } = voucher;
    const delivery = await findDelivery(db, { orderUuid: order.uuid, position });
    gifts.push({
      position,
      kind,
      label: snapshots[position]?.label ?? '',
      toName: delivery?.to_name ?? snapshots[position]?.delivery?.toName ?? '',
      toEmail: delivery?.to_email ?? '',
      remaining,
      withdraw: own.length < 2 ? 'none' : open.includes(voucher) ? null : 'used',
      exchange: await exchangeRefusalOf(context, order, voucher),
    });
  }
  return gifts;
};
