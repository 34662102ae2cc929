import type { Clock } from '@detour/shared-contracts/base';
import { raiseAlarm } from '../../alarms/alarm.repository';
import type { Database } from '../../database/open-database';
import { amendmentRooms, bookedRooms, bookingPriced } from './booking-invariants';
import { giftsDelivered } from './giving-invariant';
import { findBroken, type BrokenRow, type Invariant } from './invariant';
import { invoicesGapless, invoicesWhole } from './invoice-invariants';
import { capturedOnce, confirmedWhole, paidAmount } from './order-invariants';
import { plansWhole } from './plan-invariant';
import { cancelledAsTold, careRefundsTold, refundsWhole } from './refund-invariants';
import { stockHeld } from './stock-invariant';
import { slotsTaken } from './visit-invariant';
import { exchangedVoucher, voucherBooks, voucherUse } from './voucher-invariants';

export const invariants: readonly Invariant[] = [
  voucherBooks,
  voucherUse,
  exchangedVoucher,
  giftsDelivered,
  paidAmount,
  capturedOnce,
  confirmedWhole,
  refundsWhole,
  cancelledAsTold,
  careRefundsTold,
  invoicesGapless,
  invoicesWhole,
  stockHeld,
  bookedRooms,
  amendmentRooms,
  bookingPriced,
  plansWhole,
  slotsTaken,
];

interface Options {
  readonly db: Database;
  readonly clock: Clock;
  readonly signal?: AbortSignal;
  /** Rows per statement, instead of each rule's own number. */
  readonly limit?: number;
}

/** Checks every rule on every row and raises an alarm for each broken row; resolves with these rows. Changes nothing else. */
export const checkInvariants = async ({ db, clock, ...options }: Options): Promise<readonly BrokenRow[]> => {
  const found: BrokenRow[] = [];
  for (const invariant of invariants) {
    for await (const broken of findBroken(db, invariant, { now: new Date(clock.now()), ...options })) {
      await raiseAlarm(db, broken, new Date(clock.now()));
      found.push(broken);
    }
  }
  return found;
};
