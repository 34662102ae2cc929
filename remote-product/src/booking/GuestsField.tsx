import { css } from '@emotion/react';
import { useState } from 'react';
import { guestBoundsOf, type Guests } from '@detour/shared-contracts';
import { Button, ChevronDownIcon, Panel, Stepper, text } from '@detour/shared-ui';
import { useText, type TextId } from '../text';
import { guestsLabel } from './guests';
import type { Booking } from './useBooking';

const rows = [
  { key: 'adult', bound: 'adults', label: 'term.adultsLabel', hint: 'term.adultsAge' },
  { key: 'child', bound: 'children', label: 'term.childrenLabel', hint: 'term.childrenAge' },
  { key: 'baby', bound: 'babies', label: 'term.babiesLabel', hint: 'term.babiesAge' },
] as const satisfies readonly {
  key: keyof Guests;
  bound: 'adults' | 'children' | 'babies';
  label: TextId;
  hint: TextId;
}[];

const bounds = guestBoundsOf('booking');

/** Who travels; each step is asked for at once. @spec PROD-055 */
export const GuestsField = ({ booking }: { readonly booking: Booking }) => {
  const t = useText();
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <Panel
      title={t('term.guests')}
      closeLabel={t('ui.close')}
      open={open}
      onClose={close}
      align="end"
      foot={
        <Button size="small" onClick={close}>
          {t('ui.confirm')}
        </Button>
      }
      anchor={
        <button
          type="button"
          css={field}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <span>
            <span css={[text.micro, text.muted, block]}>{t('term.guests')}</span>
            <span css={value}>{guestsLabel(booking.guests, t)}</span>
          </span>
          <ChevronDownIcon size={20} />
        </button>
      }
    >
      {rows.map(({ key, bound, label, hint }) => {
        const range = bound === 'adults' ? bounds.adults : { min: 0, max: bounds[bound] };
        return (
          <Stepper
            key={key}
            label={t(label)}
            hint={t(hint)}
            value={booking.guests[key]}
            {...range}
            onChange={(count) => booking.setGuests({ ...booking.guests, [key]: count })}
            decreaseLabel={t('ui.less', { label: t(label) })}
            increaseLabel={t('ui.more', { label: t(label) })}
            testId={`guests-${bound}`}
          />
        );
      })}
    </Panel>
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
