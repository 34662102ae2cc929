import { css } from '@emotion/react';
import { FieldError } from '@detour/shared-ui';
import { useText } from '../../text';
import { ActivityDates } from '../dates/ActivityDates';
import { DatesField } from '../dates/DatesField';
import { GuestsField } from '../guests/GuestsField';
import type { Booking } from '../useBooking';

/** Dates above guests in one frame, with the error of a missing choice and the activity days below. */
export const BookingFields = ({ booking }: { readonly booking: Booking }) => {
  const t = useText();
  return (
    <div>
      <div css={[frame, (booking.datesMissing || booking.isCheckinClosed) && wrong]}>
        <DatesField booking={booking} />
        <div css={below}>
          <GuestsField booking={booking} />
        </div>
      </div>
      <div role="alert">
        {booking.datesMissing && (
          <div data-testid="dates-error">
            <FieldError id="dates-error">{t('dates.chooseTravel')}</FieldError>
          </div>
        )}
      </div>
      {booking.activities.choices.length > 0 && (
        <div css={activities}>
          <ActivityDates {...booking.activities} />
        </div>
      )}
    </div>
  );
};

const frame = css({
  border: 'var(--border-control)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-surface-raised)',
});

const wrong = css({ border: '2px solid var(--color-danger)' });
const activities = css({ marginTop: 'var(--space-4)' });
const below = css({ borderTop: 'var(--border-hairline)' });
