import { useEffect, useMemo, useRef } from 'react';
import { DayPicker } from 'react-day-picker';
import { CalendarHolder } from './calendar-context';
import { monthToLocalDate, toIsoDate, toLocalDate, toMonth } from '../calendar-dates';
import { calendarParts } from './calendar-parts';
import { calendarStyles as styles } from './calendar.styles';
import type { CalendarLabels, RangeCalendarProps } from '../calendar-types';

/**
 * Months with daily prices for choosing check-in and check-out. Arrows move by day and week, Page Up and Down by month, Home and
 * End within the week. @spec CAL-009 CAL-010 DATE-013
 */
export const RangeCalendar = (props: RangeCalendarProps) => {
  const {
    layout,
    today,
    lastDay,
    month,
    months,
    labels,
    selection,
    dayOf,
    onSelect,
    onMonthChange,
    onNeedMore,
  } = props;
  const words = useMemo(() => wordsOf(labels), [labels]);
  const { checkin, checkout } = selection;
  return (
    <CalendarHolder value={props}>
      <div
        css={[styles.months, layout === 'pages' && styles.pages]}
        data-testid="calendar"
        data-layout={layout}
        data-state={props.searching ? 'loading' : 'ready'}
      >
        <DayPicker
          {...words}
          components={calendarParts}
          lang={labels.language}
          weekStartsOn={1}
          navLayout="around"
          hideNavigation={layout === 'stack'}
          hideWeekdays={layout === 'stack'}
          pagedNavigation
          numberOfMonths={months}
          month={monthToLocalDate(month)}
          startMonth={toLocalDate(today)}
          endMonth={toLocalDate(lastDay)}
          today={toLocalDate(today)}
          modifiers={{ selected: [checkin, checkout].flatMap((day) => (day ? [toLocalDate(day)] : [])) }}
          onMonthChange={(next) => (layout === 'stack' ? onNeedMore?.() : onMonthChange?.(toMonth(next)))}
          onDayClick={(date) => {
            const day = toIsoDate(date);
            if (!dayOf(day).blocked) onSelect(day);
          }}
        />
        {layout === 'stack' && onNeedMore && <MoreMonths onNeedMore={onNeedMore} months={months} />}
        <p css={styles.searching} role="status">
          {props.searching ? labels.searching : ''}
        </p>
      </div>
    </CalendarHolder>
  );
};

/** Requests more months near the end of the list. @spec UI-015 */
const MoreMonths = ({ onNeedMore, months }: { onNeedMore: () => void; months: number }) => {
  const end = useRef<HTMLDivElement>(null);
  const latest = useRef(onNeedMore);
  useEffect(() => {
    latest.current = onNeedMore;
  });
  useEffect(() => {
    if (!end.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current(), {
      rootMargin: '0px 0px 200px 0px',
    });
    observer.observe(end.current);
    return () => observer.disconnect();
    // Observed again after each load: an end that never left the viewport fires no second event.
  }, [months]);
  return <div ref={end} css={{ height: 1 }} />;
};

const wordsOf = (labels: CalendarLabels) => {
  const indexOf = (weekday: Date): number => (weekday.getDay() + 6) % 7;
  const titleOf = (month: Date): string => labels.monthTitle(toMonth(month));
  return {
    formatters: {
      formatCaption: titleOf,
      formatWeekdayName: (weekday: Date) => labels.weekdays[indexOf(weekday)] ?? '',
      formatDay: (date: Date) => String(date.getDate()),
    },
    labels: {
      labelGrid: titleOf,
      labelWeekday: (weekday: Date) => labels.weekdayNames[indexOf(weekday)] ?? '',
      // The day buttons have their own labels, so labels of the library would be redundant.
      labelDayButton: () => '',
      labelPrevious: () => labels.previousMonth,
      labelNext: () => labels.nextMonth,
      labelNav: () => '',
    },
  };
};
