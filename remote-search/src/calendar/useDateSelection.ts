import { useState } from 'react';
import { nightsBetween, type IsoDate } from '@detour/shared-contracts/base';
import { selectDay, type DateSelection } from '@detour/shared-contracts/rules';
import type { Criteria } from '../contract';

export type Dates = NonNullable<Criteria['dates']>;

export interface DateSelectionState {
  readonly selection: DateSelection;
  /** A check-in is waiting for its check-out. */
  readonly incomplete: boolean;
  select(day: IsoDate): void;
  choose(checkin: IsoDate, checkout: IsoDate): void;
  clear(): void;
}

/**
 * The date selection in progress. A complete range is passed on at once; a check-in alone stays here, and is discarded when the
 * calendar closes.
 * @spec CAL-003 DATE-006
 */
export const useDateSelection = (
  dates: Dates | null,
  { open, onChange }: { readonly open: boolean; readonly onChange: (dates: Dates | null) => void },
): DateSelectionState => {
  const [checkin, setCheckin] = useState<IsoDate | null>(null);
  if (!open && checkin !== null) setCheckin(null);
  const chosen = { checkin: dates?.checkin ?? null, checkout: dates?.checkout ?? null };
  const selection = checkin === null ? chosen : { checkin, checkout: null };
  const choose = (from: IsoDate, to: IsoDate): void => {
    setCheckin(null);
    onChange({ checkin: from, checkout: to, nights: nightsBetween(from, to) });
  };
  return {
    selection,
    incomplete: checkin !== null,
    select: (day) => {
      const next = selectDay(selection, day);
      if (next.checkin && next.checkout) choose(next.checkin, next.checkout);
      else setCheckin(next.checkin);
    },
    choose,
    clear: () => {
      setCheckin(null);
      onChange(null);
    },
  };
};
