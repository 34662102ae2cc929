import { createContext, useContext } from 'react';
import type { RangeCalendarProps } from '../calendar-types';

/**
 * Context for components rendered by the calendar library. The library requires stable component references, so they cannot close
 * over props.
 */
const CalendarContext = createContext<RangeCalendarProps | null>(null);

export const CalendarHolder = CalendarContext.Provider;

export const useCalendarProps = (): RangeCalendarProps => {
  const props = useContext(CalendarContext);
  if (!props) throw new Error('A part of the calendar must be inside RangeCalendar.');
  return props;
};
