import type { GiftDeliveryView, OrderVoucher } from '@detour/shared-contracts/api';
import { giftDesignOf } from '@detour/shared-contracts/rules';
import type { Database } from '../../../database/open-database';
import { findVoucherUses } from '../status/voucher-uses.repository';
import type { VoucherRow } from '../voucher-row';
import type { VoucherSnapshot } from '../voucher-snapshot';
import { findDelivery, type DeliveryRow } from './delivery.repository';
import { findReminder } from './reminder.repository';

/** A gift as its buyer sees it after the purchase. */
export type Giving = Required<
  Pick<OrderVoucher, 'toName' | 'design' | 'delivery' | 'openedAt' | 'usedAt' | 'reminder'>
>;

/** A voucher that can still be used and has not been used yet. Its last day is checked by the caller. */
export const isUnused = ({ state, remaining, value }: VoucherRow): boolean =>
  (state === 'issued' || state === 'claimed') && remaining === value;

/** A waiting or failed mail may be changed. A sent one may be sent again until the recipient has opened the gift. */
export const canChangeDelivery = (
  { state }: Pick<DeliveryRow, 'state'>,
  voucher: VoucherRow | undefined,
): boolean =>
  voucher !== undefined &&
  isUnused(voucher) &&
  (state === 'waiting' || state === 'failed' || (state === 'sent' && voucher.opened_at === null));

const toView = (row: DeliveryRow, voucher: VoucherRow | undefined): GiftDeliveryView => ({
  toName: row.to_name,
  toEmail: row.to_email,
  locale: row.locale,
  design: row.design,
  sendAt: row.send_at?.toISOString() ?? null,
  state: row.state,
  sentAt: row.sent_at?.toISOString() ?? null,
  canChange: canChangeDelivery(row, voucher),
});

/** When a voucher first paid for something, or was used up. */
export const findUsedAt = async (db: Database, voucher: VoucherRow): Promise<Date | null> => {
  const [first] = await findVoucherUses(db, voucher.id);
  return first?.at ?? (voucher.state === 'redeemed' ? voucher.closed_at : null);
};

/** The current delivery: the buyer's latest change, otherwise the one from the order. */
export const findGiving = async (
  db: Database,
  { delivery: wish }: Pick<VoucherSnapshot, 'delivery'>,
  voucher: VoucherRow | undefined,
): Promise<Giving> => {
  const row =
    voucher && (await findDelivery(db, { orderUuid: voucher.order_uuid, position: voucher.position }));
  const usedAt = voucher ? await findUsedAt(db, voucher) : null;
  const reminder = voucher && (await findReminder(db, voucher.id, 'buyer'));
  const canRemind = voucher?.state === 'issued' || voucher?.state === 'claimed';
  return {
    toName: row?.to_name ?? wish?.toName ?? '',
    design: giftDesignOf(row?.design ?? wish?.design),
    delivery: row ? toView(row, voucher) : null,
    openedAt: voucher?.opened_at?.toISOString() ?? null,
    usedAt: usedAt?.toISOString() ?? null,
    reminder: canRemind ? reminder !== undefined && reminder.stopped_at === null : null,
  };
};
