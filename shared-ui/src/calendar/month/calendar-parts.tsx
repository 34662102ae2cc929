import type { ReactNode } from 'react';
import type {
  MonthCaptionProps,
  MonthProps,
  MonthsProps,
  NextMonthButtonProps,
  PreviousMonthButtonProps,
} from 'react-day-picker';
import { IconButton } from '../../button/IconButton';
import { ChevronLeftIcon, ChevronRightIcon } from '../../icon/icons';
import { CalendarDayButton } from './CalendarDayButton';
import { useCalendarProps } from './calendar-context';
import { toMonth } from '../calendar-dates';
import { calendarStyles as styles } from './calendar.styles';

const Plain = ({ children }: { children?: ReactNode }) => <div>{children}</div>;

const Months = ({ children }: MonthsProps) => <div data-months="">{children}</div>;

const Month = ({ children, calendarMonth }: MonthProps) => {
  const { layout } = useCalendarProps();
  return (
    <div data-month={toMonth(calendarMonth.date)} css={layout === 'pages' ? monthBox : undefined}>
      {children}
    </div>
  );
};

// The library renders the arrows as siblings of the caption, in the same row.
const monthBox = {
  display: 'grid',
  gridTemplateColumns: '2.75rem 1fr 2.75rem',
  alignItems: 'center',
  rowGap: '0.5rem',
  '& > table': { gridColumn: '1 / -1' },
} as const;

const Caption = ({ calendarMonth }: MonthCaptionProps) => {
  const { labels, layout } = useCalendarProps();
  return (
    <h3
      css={layout === 'pages' ? styles.caption : styles.stackCaption}
      aria-live={layout === 'pages' ? 'polite' : undefined}
    >
      {labels.monthTitle(toMonth(calendarMonth.date))}
    </h3>
  );
};

const Previous = ({ onClick, ...state }: PreviousMonthButtonProps) => (
  <IconButton
    css={styles.previous}
    look="outlined"
    label={useCalendarProps().labels.previousMonth}
    icon={<ChevronLeftIcon />}
    aria-disabled={state['aria-disabled']}
    onClick={onClick}
    data-testid="calendar-prev"
  />
);

const Next = ({ onClick, ...state }: NextMonthButtonProps) => (
  <IconButton
    css={styles.next}
    look="outlined"
    label={useCalendarProps().labels.nextMonth}
    icon={<ChevronRightIcon />}
    aria-disabled={state['aria-disabled']}
    onClick={onClick}
    data-testid="calendar-next"
  />
);

/** Our components for the calendar library. It provides weeks, roving focus and keys, but no styles. */
export const calendarParts = {
  Root: Plain,
  Months,
  Month,
  MonthCaption: Caption,
  PreviousMonthButton: Previous,
  NextMonthButton: Next,
  DayButton: CalendarDayButton,
};
