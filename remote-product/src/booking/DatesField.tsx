import { css } from '@emotion/react';
import { parseIsoDate } from '@detour/shared-contracts';
import { DateRangePanel, preloadCalendar, text, type DateRangeSummary } from '@detour/shared-ui';
import { useFormat } from '@detour/shared-ui/remote';
import { useStayCalendar } from '../calendar/useStayCalendar';
import { useText } from '../text';
import { guestsLabel } from './guests';
import type { Booking } from './useBooking';

/** Arrival and departure, and the calendar with the stay's own prices. */
export const DatesField = ({ booking }: { readonly booking: Booking }) => {
  const t = useText();
  const format = useFormat();
  const { picker, stay, criteria, view } = booking;
  const calendar = useStayCalendar({ stay, criteria, open: picker.open, selection: picker.selection });
  const { checkin, checkout } = picker.selection;
  const nights = criteria.dates?.nights ?? 0;
  const complete = checkin !== null && checkout !== null;
  const summary: DateRangeSummary | undefined = complete
    ? {
        nights: t('term.nights', { count: nights }),
        dates: `${format.dateRange(checkin, checkout)}, ${t('term.nights', { count: nights })}`,
        ...(view.kind === 'quoted' && {
          total: view.breakdown.total.amount,
          basis: `${view.breakdown.total.amount}, ${t('price.taxesIncluded')}`,
        }),
      }
    : undefined;
  const hint = calendar.soldOut
    ? t('booking.yearSoldOut')
    : t(checkin === null ? 'booking.chooseArrival' : 'dates.chooseDeparture');
  return (
    <DateRangePanel
      open={picker.open}
      onClose={picker.close}
      align="end"
      title={t('dates.title')}
      closeLabel={t('ui.close')}
      calendar={{ ...calendar.props, onSelect: picker.select }}
      loadedMonths={calendar.loadedMonths}
      onNeedMore={calendar.needMore}
      legend={[
        calendar.failed
          ? t('dates.failed')
          : t('booking.calendarLegend', { guests: guestsLabel(booking.guests, t) }),
      ]}
      clearLabel={t('dates.clear')}
      onClear={picker.clear}
      summary={summary}
      hint={hint}
      confirmLabel={t('dates.validate')}
      confirmLabelMobile={t('ui.confirm')}
      confirmDisabled={!complete}
      onConfirm={picker.close}
      anchor={
        <button
          type="button"
          css={field}
          aria-haspopup="dialog"
          aria-expanded={picker.open}
          aria-describedby={booking.datesMissing ? 'dates-error' : undefined}
          onClick={picker.open ? picker.close : picker.show}
          onPointerEnter={preloadCalendar}
          onFocus={preloadCalendar}
        >
          <Side label={t('term.checkIn')} day={checkin} />
          <Side label={t('term.checkOut')} day={checkout} />
        </button>
      }
    />
  );
};

const Side = ({ label, day }: { readonly label: string; readonly day: string | null }) => {
  const t = useText();
  const format = useFormat();
  const date = parseIsoDate(day);
  return (
    <span css={side}>
      <span css={[text.micro, text.muted]}>{label}</span>
      <span css={date ? value : empty}>{date ? format.chipDate(date) : t('booking.addDate')}</span>
    </span>
  );
};

const field = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  width: '100%',
  padding: 0,
  border: 0,
  borderRadius: 'inherit',
  background: 'none',
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
});

const side = css({
  display: 'grid',
  padding: '0.65rem 0.95rem 0.7rem',
  '& + &': { borderInlineStart: 'var(--border-hairline)' },
});

const value = css({ fontWeight: 540, lineHeight: 1.35 });
const empty = css({ color: 'var(--color-ink-muted)', lineHeight: 1.35 });
