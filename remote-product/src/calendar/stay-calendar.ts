import type { RangeCalendarProps } from '@detour/shared-ui';

/** Calendar data of a stay or a whole hotel. */
export interface StayCalendar {
  readonly props: Omit<RangeCalendarProps, 'layout' | 'months' | 'onNeedMore' | 'onSelect'>;
  /** Mobile: months loaded so far. */
  readonly loadedMonths: number;
  needMore(): void;
  /** Loading the days failed: any day is selectable, and the quote decides. */
  readonly failed: boolean;
  /** A full year is known, without a bookable day. */
  readonly soldOut: boolean;
}

/** `yyyy-MM`, `count` months later. */
export const monthsFrom = (month: string, count: number): string => {
  const first = new Date(`${month}-01T00:00:00Z`);
  return new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + count, 1)).toISOString().slice(0, 7);
};
