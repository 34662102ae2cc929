import type { RangeCalendarProps } from '@detour/shared-ui';

/** What a calendar shows, of a stay or of a whole hotel. */
export interface StayCalendar {
  readonly props: Omit<RangeCalendarProps, 'layout' | 'months' | 'onNeedMore' | 'onSelect'>;
  /** Mobile: months loaded so far. */
  readonly loadedMonths: number;
  needMore(): void;
  /** The days could not be fetched: any may be chosen, and the quote decides. */
  readonly failed: boolean;
  /** A whole year is known, and not one day of it can be booked. */
  readonly soldOut: boolean;
}

/** `yyyy-MM`, so many months later. */
export const monthsFrom = (month: string, count: number): string => {
  const first = new Date(`${month}-01T00:00:00Z`);
  return new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + count, 1)).toISOString().slice(0, 7);
};
