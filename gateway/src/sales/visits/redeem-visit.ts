import type { PartnerRedeem, PartnerRedeemed } from '@detour/shared-contracts/api';
import { zonedNow, type Clock, type Result } from '@detour/shared-contracts/base';
import type { Database } from '../../database/open-database';
import { inTransaction } from '../../database/transaction';
import { isPassword } from '../../sessions/passwords';
import { zoneOfCountry } from '../inventory/market';
import type { OrderRefusal } from '../records/order-refusal';
import { findSnapshotOf } from '../vouchers/gift-snapshots';
import { stateOn } from '../vouchers/voucher-validity';
import { findVoucherByCode, marketDayOf } from '../vouchers/voucher.repository';
import { useVoucher } from './end-visit';
import { findActivity } from './visit.repository';
import { lockVoucher } from '../vouchers/lock-voucher';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
}

const notUsable = (state: string): OrderRefusal => ({
  kind: 'VOUCHER_NOT_USABLE',
  reason: state === 'expired' ? 'over' : 'used',
  message: `The voucher is ${state}.`,
});

/**
 * Redeems a voucher for the partner. Returns null for an unknown code, a wrong PIN and another kind of voucher alike. Always
 * hashes the PIN, so that the response time reveals nothing either.
 */
export const redeemVisit = async (
  { db, clock }: Deps,
  { code, pin, locale }: PartnerRedeem,
): Promise<Result<PartnerRedeemed, OrderRefusal> | null> => {
  const voucher = await findVoucherByCode(db, code);
  const activity = voucher?.kind === 'activity' ? await findActivity(db, voucher.product_id) : undefined;
  const isRight = await isPassword(pin, activity?.pin_hash);
  if (!voucher || !activity || !isRight) return null;
  const { label } = await findSnapshotOf(db, voucher);
  return inTransaction<PartnerRedeemed, OrderRefusal>(db, async (trx, refuse) => {
    const now = new Date(clock.now());
    const locked = await lockVoucher(trx, voucher.id);
    const state = locked ? stateOn(locked, marketDayOf(locale, now)) : 'refunded';
    if (!locked || (state !== 'issued' && state !== 'claimed')) return refuse(notUsable(state));
    if (locked.remaining === 0) return refuse(notUsable('held by an order'));
    const today = zonedNow(now.getTime(), zoneOfCountry(activity.country)).date;
    await useVoucher(trx, locked, { today, actor: 'partner', now });
    return { label, party: locked.adults, state: 'redeemed' };
  });
};
