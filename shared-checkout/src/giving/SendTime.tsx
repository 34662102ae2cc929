import { css } from '@emotion/react';
import { useMemo, useState } from 'react';
import { monthOf, zonedNow, type IsoDate } from '@detour/shared-contracts/base';
import { giftSendDays } from '@detour/shared-contracts/rules';
import { timeZoneOf } from '@detour/shared-contracts/sites';
import {
  ChoiceChip,
  ChoiceGroup,
  FieldError,
  LazyRangeCalendar,
  media,
  SelectField,
  text,
  type CalendarLabels,
} from '@detour/shared-ui';
import { calendarNames, useFormat, useNow } from '@detour/remote-kit';
import type { GivingText } from './giving-text';
import type { Giving } from './useGiving';

interface SendTimeProps {
  readonly t: GivingText;
  readonly giving: Giving;
}

/** At once, or on a day and hour on the recipient's clock. */
export const SendTime = ({ t, giving }: SendTimeProps) => {
  const { draft, change } = giving;
  const chip = (when: 'now' | 'later') => (
    <ChoiceChip
      name={`${giving.idOf('day')}-when`}
      value={when}
      checked={draft.when === when}
      onChange={() => change({ when })}
      data-testid={`giving-${when}`}
    >
      {t(when === 'now' ? 'giving.now' : 'giving.later')}
    </ChoiceChip>
  );
  return (
    <div css={column}>
      <ChoiceGroup legend={t('giving.when')} direction="row">
        {chip('now')}
        {chip('later')}
      </ChoiceGroup>
      {draft.when === 'later' && <DayAndHour t={t} giving={giving} />}
    </div>
  );
};

const DayAndHour = ({ t, giving }: SendTimeProps) => {
  const { draft, lastDay, change, error } = giving;
  const format = useFormat();
  const now = useNow();
  const labels = useLabels(t);
  const today = zonedNow(now, timeZoneOf(draft.locale)).date;
  const { until } = giftSendDays(today, lastDay);
  const [month, setMonth] = useState(() => monthOf(draft.day ?? today));
  const dayError = error('day');
  const errorId = `${giving.idOf('day')}-error`;
  return (
    <div css={place}>
      <div
        role="group"
        id={giving.idOf('day')}
        tabIndex={-1}
        aria-label={t('giving.day')}
        css={calendar}
        {...(dayError && { 'aria-describedby': errorId })}
        data-testid="giving-day"
      >
        <LazyRangeCalendar
          layout="pages"
          today={today}
          lastDay={until}
          selection={{ checkin: draft.day, checkout: null }}
          dayOf={(day) => ({ blocked: day < today || day > until })}
          onSelect={(day: IsoDate) => change({ day })}
          month={month}
          onMonthChange={setMonth}
          months={1}
          labels={labels}
        />
        {dayError && <FieldError id={errorId}>{dayError}</FieldError>}
      </div>
      <div css={hour}>
        <SelectField
          id={giving.idOf('time')}
          label={t('giving.hour')}
          options={hoursOf(draft.time).map((time) => ({ value: time, label: format.time(time) }))}
          value={draft.time}
          error={error('time')}
          onChange={({ currentTarget }) => change({ time: currentTarget.value })}
          onBlur={() => giving.leave('time')}
          data-testid="giving-hour"
        />
        <p css={[text.small, text.muted]} role="status">
          {draft.day !== null &&
            t('giving.sentAt', { date: format.fullDate(draft.day), time: format.time(draft.time) })}
        </p>
      </div>
    </div>
  );
};

const halfHours = Array.from({ length: 48 }, (_, index) => {
  const hours = String(Math.floor(index / 2)).padStart(2, '0');
  return `${hours}:${index % 2 === 0 ? '00' : '30'}`;
});

/** Half hours of the day, with another time that is set already. */
const hoursOf = (chosen: string): readonly string[] =>
  halfHours.includes(chosen) ? halfHours : [...halfHours, chosen].sort();

const useLabels = (t: GivingText): CalendarLabels => {
  const format = useFormat();
  return useMemo(
    () => ({
      ...calendarNames(format),
      departure: '',
      arrival: t('giving.sendDay'),
      between: '',
      unavailable: t('giving.closedDay'),
      bestPrice: '',
      today: t('giving.today'),
      previousMonth: t('giving.previousMonth'),
      nextMonth: t('giving.nextMonth'),
      searching: '',
      failed: t('giving.loadFailed'),
      retry: t('ui.retry'),
    }),
    [t, format],
  );
};

const column = css({ display: 'grid', gap: 'var(--space-5)' });

const place = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 25rem) minmax(9rem, 1fr)',
  gap: 'var(--space-6)',
  alignItems: 'start',
  [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const calendar = css({
  display: 'grid',
  gap: 'var(--space-2)',
  maxWidth: '25rem',
  padding: 'clamp(0.5rem, 2vw, 1rem)',
  // One month: the calendar keeps room for two.
  '& [data-months][data-months]': { gridTemplateColumns: 'minmax(0, 1fr)' },
  border: 'var(--border-hairline)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-surface-raised)',
});

const hour = css({ display: 'grid', gap: 'var(--space-3)', maxWidth: '24rem' });
