import { css } from '@emotion/react';
import { parseIsoDate } from '@detour/shared-contracts/base';
import { text } from '@detour/shared-ui';
import { useFormat } from '@detour/remote-kit';
import { useStayCalendar } from '../../calendar/useStayCalendar';
import { useText } from '../../text';
import { DatesButton } from './DatesButton';
import { DatesPanel, PricedDates } from './DatesPanel';
import { DayText, type DayTextProps } from './DayText';
import type { Booking } from '../useBooking';

/** Date field with a calendar of the stay's prices. */
export const DatesField = ({ booking }: { readonly booking: Booking }) => {
  const t = useText();
  const { picker } = booking;
  const { checkin, checkout } = picker.selection;
  return (
    <DatesPanel
      picker={picker}
      anchor={
        <DatesButton css={field} picker={picker} isMissing={booking.datesMissing}>
          <Side label={t('term.checkIn')} day={checkin} isClosed={booking.isCheckinClosed} />
          <Side label={t('term.checkOut')} day={checkout} />
        </DatesButton>
      }
    >
      <StayDates booking={booking} />
    </DatesPanel>
  );
};

const StayDates = ({ booking }: { readonly booking: Booking }) => {
  const { picker, stay, criteria, view } = booking;
  const calendar = useStayCalendar({ stay, criteria, open: picker.open, selection: picker.selection });
  return (
    <PricedDates
      picker={picker}
      calendar={calendar}
      dates={criteria.dates}
      guests={booking.guests}
      total={view.kind === 'quoted' ? view.breakdown.total.amount : undefined}
    />
  );
};

interface SideProps extends Pick<DayTextProps, 'isClosed'> {
  readonly label: string;
  readonly day: string | null;
}

const Side = ({ label, day, isClosed }: SideProps) => {
  const t = useText();
  const format = useFormat();
  const date = parseIsoDate(day);
  return (
    <span css={side}>
      <span css={[text.micro, text.muted]}>{label}</span>
      <span css={date ? value : empty}>
        <DayText isClosed={isClosed}>{date ? format.chipDate(date) : t('booking.addDate')}</DayText>
      </span>
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
