import { createContext, useContext } from 'react';
import type { RangeCalendarProps } from './calendar-types';

/**
 * What the parts drawn inside the calendar library need. They are given to it as components, so they must be the same
 * functions on each render, and cannot close over it.
 */
const CalendarContext = createContext<RangeCalendarProps | null>(null);

export const CalendarHolder = CalendarContext.Provider;

export const useCalendarProps = (): RangeCalendarProps => {
  const props = useContext(CalendarContext);
  if (!props) throw new Error('A part of the calendar stands outside of RangeCalendar.');
  return props;
};
