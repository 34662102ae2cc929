import { css } from '@emotion/react';
import { useId } from 'react';
import {
  flexDays,
  marketToday,
  weekendNights,
  type FlexDays,
  type WeekendNights,
} from '@detour/shared-contracts/rules';
import { Chip, media, mobileQuery, SelectField, useMedia, visuallyHidden } from '@detour/shared-ui';
import { useFormat, useNow, useSite } from '@detour/remote-kit';
import { useText } from '../../text';
import { weekendMonths, type SearchedDates } from './flexible-dates.view-model';

export interface FlexibleDatesProps {
  readonly searched: SearchedDates;
  readonly onChange: (change: Partial<SearchedDates>) => void;
}

/** Beside the calendar: how far the arrival may move, or the week-ends of a month instead of days. */
export const FlexibleDates = ({ searched, onChange }: FlexibleDatesProps) => {
  const text = useText();
  const id = useId();
  const choose = (days: FlexDays | null): void => onChange({ flexDays: days, weekends: null });
  return (
    <div css={frame} data-testid="flexible-dates">
      <div role="group" aria-labelledby={id} css={group}>
        <span id={id} css={name}>
          {text('dates.arrivalDay')}
        </span>
        <div css={chips}>
          {[null, ...flexDays].map((days) => (
            <Chip
              key={days}
              toggles
              selected={searched.weekends === null && searched.flexDays === days}
              onClick={() => choose(days)}
              data-flex={days ?? 0}
            >
              {days === null ? text('dates.exact') : text('dates.flexDays', { count: days })}
            </Chip>
          ))}
        </div>
      </div>
      <WeekendFields searched={searched} onChange={onChange} />
    </div>
  );
};

const nightsLabels = { 1: 'dates.weekendOne', 2: 'dates.weekendTwo' } as const;

/** The week-ends of a month replace the days of the calendar. */
const WeekendFields = ({ searched: { weekends }, onChange }: FlexibleDatesProps) => {
  const text = useText();
  const format = useFormat();
  const { timeZone } = useSite();
  const now = useNow();
  const isMobile = useMedia(mobileQuery);
  const nights = weekends?.nights ?? 2;
  const choose = (month: string, length: WeekendNights): void =>
    onChange(
      month === ''
        ? { weekends: null }
        : { weekends: { month, nights: length }, dates: null, flexDays: null },
    );
  return (
    <div css={fields}>
      <SelectField
        css={field}
        label={text('dates.weekends')}
        // On a phone the label is for screen readers only, so the first row says what the month is for.
        placeholder={text(isMobile ? 'dates.weekendsNone' : 'dates.chooseMonth')}
        value={weekends?.month ?? ''}
        options={weekendMonths(marketToday(now, timeZone)).map((month) => ({
          value: month,
          label: format.monthTitle(month),
        }))}
        onChange={({ target }) => choose(target.value, nights)}
        data-testid="weekend-month"
      />
      {weekends && (
        <SelectField
          css={field}
          label={text('dates.weekendNights')}
          value={String(nights)}
          options={weekendNights.map((count) => ({ value: String(count), label: text(nightsLabels[count]) }))}
          onChange={({ target }) => choose(weekends.month, target.value === '1' ? 1 : 2)}
          data-testid="weekend-nights"
        />
      )}
    </div>
  );
};

// On a phone one row that scrolls sideways, so that the days keep their room. Its labels are for screen readers.
const frame = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: 'var(--space-3) var(--space-5)',
  paddingBlock: 'var(--space-3)',
  [media.mobile]: {
    flexWrap: 'nowrap',
    justifyContent: 'start',
    gap: 'var(--space-2)',
    // Space for the focus ring, which the scroll container would clip.
    padding: '0.25rem 1.25rem 0.75rem',
    overflowX: 'auto',
    scrollbarWidth: 'none',
  },
});

const group = css({ flex: 'none', maxWidth: '100%', [media.mobile]: { maxWidth: 'none' } });

const name = css({
  display: 'block',
  marginBlockEnd: '0.4rem',
  fontSize: '0.875rem',
  fontWeight: 520,
  [media.mobile]: visuallyHidden,
});

const chips = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-2)',
  [media.mobile]: { flexWrap: 'nowrap' },
});

const fields = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-3)',
  [media.mobile]: { flex: 'none', flexWrap: 'nowrap', gap: 'var(--space-2)' },
});

const field = css({ minWidth: '11rem', [media.mobile]: { '& label': visuallyHidden } });
