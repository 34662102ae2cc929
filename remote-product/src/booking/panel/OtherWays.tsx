import { css } from '@emotion/react';
import { applyPatch, emptyCriteria, printCriteria } from '@detour/shared-contracts/criteria';
import { printSupportHours } from '@detour/shared-contracts/format';
import { printPath, type Locale } from '@detour/shared-contracts/sites';
import { Button, LinkButton, PhoneIcon, text } from '@detour/shared-ui';
import { useSite } from '@detour/remote-kit';
import { useText } from '../../text';
import type { Booking } from '../useBooking';
import type { Names } from '../../contract';

export interface OtherWaysProps {
  readonly booking: Booking;
  /** People of a party that needs several rooms. */
  readonly party: number | null;
  /** Opens the calendar. */
  readonly onDates: () => void;
}

/** URL of the stays around the hotel that have room for these guests on these dates, nearest first. */
const nearbyAddress = ({ stay, criteria }: Booking, locale: Locale): string => {
  const { adults, children, babies, dates } = criteria;
  const { lat, lng } = stay.hotel.location;
  const hash = printCriteria(
    applyPatch<Names>(emptyCriteria, {
      adults,
      children,
      babies,
      ...(dates && { dates }),
      position: { lat, lng },
      sort: 'distance',
    }),
  );
  return `${printPath<Names>('search', locale)}#${hash}`;
};

/** What a visitor can do whose dates or guests cannot be booked: other dates, and for a large party other stays and the phone. */
export const OtherWays = ({ booking, party, onDates }: OtherWaysProps) => {
  const t = useText();
  const { locale, phone } = useSite();
  return (
    <div css={ways}>
      <Button kind="quiet" size="small" aria-haspopup="dialog" onClick={onDates}>
        {t('booking.otherDates')}
      </Button>
      {party !== null && (
        <>
          <LinkButton kind="link" href={nearbyAddress(booking, locale)}>
            {t('party.nearby', { people: party })}
          </LinkButton>
          <p css={[text.small, call]}>
            <PhoneIcon size={20} />
            <span>
              {t('party.call')}{' '}
              <a href={`tel:${phone.replace(/\s/g, '')}`}>
                {t('hotel.callUs', { phone, hours: printSupportHours(locale, 'phone') })}
              </a>
            </span>
          </p>
        </>
      )}
    </div>
  );
};

const ways = css({
  display: 'grid',
  justifyItems: 'start',
  gap: 'var(--space-3)',
  marginTop: 'var(--space-3)',
});

const call = css({ display: 'flex', gap: 'var(--space-2)', '& > svg': { flex: 'none' } });
