import type { VisitSlots } from '@detour/shared-contracts/api';
import { addDays, isoDate, weekdayOf, type IsoDate } from '@detour/shared-contracts/base';

type Slot = VisitSlots['slots'][number];

export interface WeekDay {
  readonly day: IsoDate;
  readonly slots: readonly Slot[];
}

/** The Monday of a day's week. */
const mondayOf = (day: IsoDate): IsoDate => addDays(day, 1 - weekdayOf(day));

/** The seven days of a week with their slots. */
export const weekOf = (monday: IsoDate, slots: readonly Slot[]): readonly WeekDay[] =>
  Array.from({ length: 7 }, (_, index) => {
    const day = addDays(monday, index);
    return { day, slots: slots.filter((slot) => slot.day === day) };
  });

interface Weeks {
  /** Null while no slot is open. */
  readonly shown: IsoDate | null;
  readonly previous: IsoDate | null;
  readonly next: IsoDate | null;
}

/** The week to show: the wished one within the open weeks, otherwise the first with a slot. */
export const weeksAround = (
  wished: IsoDate | null,
  { first, last }: Pick<VisitSlots, 'first' | 'last'>,
): Weeks => {
  if (first === null || last === null) return { shown: null, previous: null, next: null };
  const [from, until] = [mondayOf(isoDate(first)), mondayOf(isoDate(last))];
  const shown = wished === null || wished < from ? from : wished > until ? until : wished;
  return {
    shown,
    previous: shown > from ? addDays(shown, -7) : null,
    next: shown < until ? addDays(shown, 7) : null,
  };
};
