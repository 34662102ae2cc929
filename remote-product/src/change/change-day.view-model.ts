import type { ChangeDays } from '@detour/shared-contracts/api';
import type { IsoDate } from '@detour/shared-contracts/base';
import type { Format } from '@detour/shared-contracts/format';
import type { DateSelection } from '@detour/shared-contracts/rules';
import type { CalendarDay } from '@detour/shared-ui';

export interface ChangeDayFacts {
  readonly selection: DateSelection;
  readonly checkins: ChangeDays['checkins'];
  /** From the chosen check-in; null while unknown. */
  readonly checkouts: ChangeDays['checkouts'] | null;
  readonly searching: boolean;
  readonly failed: boolean;
}

/** One day: whether a stay can start there (or end, once a check-in is chosen), and its difference in price. */
export const toChangeDay = (
  day: IsoDate,
  { selection, checkins, checkouts, searching, failed }: ChangeDayFacts,
  format: Format,
): CalendarDay => {
  const { checkin, checkout } = selection;
  const choosesCheckout = checkin !== null && checkout === null && day > checkin;
  const known = choosesCheckout ? checkouts !== null : day in checkins;
  const found = choosesCheckout ? checkouts?.[day] : checkins[day];
  if (failed && !known) return { blocked: false };
  return {
    blocked: !found,
    ...(found && { price: found.due === 0 ? '±0' : format.signedWholePrice(found.due) }),
    ...(!known && searching && { loading: true }),
  };
};
