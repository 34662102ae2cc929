import { css } from '@emotion/react';
import { ChevronDownIcon, text } from '@detour/shared-ui';
import { useText } from '../../text';
import { guestsLabel } from './guests';
import { GuestsPanel } from './GuestsPanel';
import type { Booking } from '../useBooking';

/** Guest field of the booking panel. */
export const GuestsField = ({ booking }: { readonly booking: Booking }) => {
  const t = useText();
  return (
    <GuestsPanel
      guests={booking.guests}
      onChange={booking.setGuests}
      anchor={({ guests, props }) => (
        <button type="button" css={field} {...props}>
          <span>
            <span css={[text.micro, text.muted, block]}>{t('term.guests')}</span>
            <span css={value}>{guestsLabel(guests, t)}</span>
          </span>
          <ChevronDownIcon size={20} />
        </button>
      )}
    />
  );
};

const field = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  width: '100%',
  padding: '0.65rem 0.95rem 0.7rem',
  border: 0,
  borderRadius: 'inherit',
  background: 'none',
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
});

const block = css({ display: 'block' });
const value = css({ fontWeight: 540, lineHeight: 1.35 });
