import type { VoucherState } from '@detour/shared-contracts/api';
import { addDays, isoDate, type IsoDate } from '@detour/shared-contracts/base';
import { voucherMonths, withdrawalDays, type VoucherKind } from '@detour/shared-contracts/rules';

/** The same day `months` later, or the last day of a shorter month. */
export const addMonths = (day: IsoDate, months: number): IsoDate => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const moved = new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)));
  return isoDate(moved.toISOString().slice(0, 10));
};

/** Last day of a voucher that is paid on `day`, until 23:59 in the market's zone. @spec GIFT-049 ACT-021 */
export const validUntilOf = (kind: VoucherKind, day: IsoDate): IsoDate => addMonths(day, voucherMonths[kind]);

/** Last day on which a voucher that was bought on `day` can be withdrawn from without a reason. */
export const withdrawUntilOf = (day: IsoDate): IsoDate => addDays(day, withdrawalDays);

/** Months by which an expired voucher is extended when a paid order that used it is cancelled. */
const monthsAfterCancellation = 6;
/** Days by which it is extended when an order that used it was never paid. */
const daysAfterUnpaid = 7;

/**
 * The new last day of a voucher that expired while an order used it, when that order returns its value on `today`. Null when it stays
 * expired: an unpaid order costs nothing, so it extends a voucher only once.
 */
export const prolongedUntil = (
  today: IsoDate,
  { wasSpent, wasProlonged }: { readonly wasSpent: boolean; readonly wasProlonged: boolean },
): IsoDate | null => {
  if (wasSpent) return addMonths(today, monthsAfterCancellation);
  return wasProlonged ? null : addDays(today, daysAfterUnpaid);
};

/** The state on a day: a voucher expires after its last day, even before the job has written it. */
export const stateOn = (
  { state, valid_until }: { readonly state: VoucherState; readonly valid_until: string },
  today: IsoDate,
): VoucherState => ((state === 'issued' || state === 'claimed') && valid_until < today ? 'expired' : state);
