import { useEffect, useRef } from 'react';
import type { DayButtonProps } from 'react-day-picker';
import { Skeleton } from '../../skeleton/Skeleton';
import { useCalendarProps } from './calendar-context';
import { toIsoDate } from '../calendar-dates';
import { dayStyles as styles } from './calendar.styles';
import type { CalendarDay } from '../calendar-types';
import { rangePlaceOf, spokenDay, type RangePlace } from './day-look';

/** One day: number, price below, position in the range. A blocked day keeps focus, so that its reason is announced. */
export const CalendarDayButton = ({
  day,
  modifiers,
  className: _unused,
  children,
  ...button
}: DayButtonProps) => {
  const { dayOf, selection, today, labels } = useCalendarProps();
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (modifiers.focused) ref.current?.focus();
  }, [modifiers.focused]);
  const date = toIsoDate(day.date);
  const facts = dayOf(date);
  const place = rangePlaceOf(date, selection);
  return (
    <button
      {...button}
      ref={ref}
      css={[
        styles.cell,
        placeStyle(place),
        facts.blocked && place === 'none' ? styles.blocked : place === 'none' && styles.free,
      ]}
      aria-label={spokenDay(date, facts, { place, isToday: date === today }, labels)}
      aria-disabled={facts.blocked || undefined}
      data-testid="calendar-day"
      data-date={date}
      data-amount={facts.amount}
      data-place={place === 'none' ? undefined : place}
    >
      <span css={styles.figure} data-figure="">
        {children}
      </span>
      <DayPrice
        facts={facts}
        departure={place === 'checkout' ? labels.departure : null}
        hidden={place === 'none' && facts.blocked}
      />
      {date === today && <span css={styles.today} />}
      {facts.note && (
        <span css={styles.note} data-note="" aria-hidden="true">
          {facts.note}
        </span>
      )}
    </button>
  );
};

interface DayPriceProps {
  facts: CalendarDay;
  departure: string | null;
  hidden: boolean;
}

const DayPrice = ({ facts, departure, hidden }: DayPriceProps) => {
  if (facts.loading && !departure) return <Skeleton css={styles.loading} />;
  return (
    <span css={[styles.price, facts.best && !departure && styles.best]} data-price="">
      {departure ?? (hidden ? '' : facts.price)}
    </span>
  );
};

const placeStyle = (place: RangePlace) =>
  ({
    none: null,
    'checkin-alone': styles.end,
    checkin: [styles.end, styles.checkin],
    between: styles.between,
    checkout: [styles.end, styles.checkout],
  })[place];
