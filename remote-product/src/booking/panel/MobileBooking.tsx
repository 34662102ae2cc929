import { css } from '@emotion/react';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  Button,
  CalendarEventIcon,
  Dialog,
  media,
  mobileQuery,
  PriceBar,
  Skeleton,
  text,
  useMedia,
} from '@detour/shared-ui';
import { CriteriaGate, useFormat } from '@detour/remote-kit';
import { useText } from '../../text';
import { Announcement, BookButton } from './BookingPanel';
import { DayText } from '../dates/DayText';
import { BookingFields } from './BookingFields';
import { guestsLabel } from '../guests/guests';
import { Cancellation, PanelBody, PanelHead, PanelPlans } from './PanelState';
import { quoteStateOf, type PanelView } from './panel.view-model';
import { ShownPrice } from './ShownPrice';
import { StayFacts } from './StayFacts';
import type { Booking } from '../useBooking';

/** Below 1280 px: a row with the selection (mobile), the price bar at the bottom, and their drawer. @spec PROD-011 */
export const MobileBooking = ({ booking }: { readonly booking: Booking }) => {
  const t = useText();
  const isMobile = useMedia(mobileQuery);
  const [open, setOpen] = useState<'choice' | 'dates' | null>(null);
  const close = (): void => setOpen(null);
  const { attempt } = booking.activities;
  const [seen, setSeen] = useState(attempt);
  if (attempt !== seen) {
    setSeen(attempt);
    // The visitor adds missing choices in the drawer.
    if (attempt > 0) setOpen('choice');
  }
  const showDates = useEffectEvent(() => booking.picker.show());
  // The calendar opens after the drawer, because the later dialog is on top.
  useEffect(() => {
    if (open === 'dates') showDates();
  }, [open]);
  return (
    <>
      <CriteriaGate skeleton={<Skeleton css={onMobile} width="100%" height="4.25rem" radius="m" />}>
        <ChoiceRow booking={booking} onEdit={() => setOpen('choice')} />
      </CriteriaGate>
      {isMobile && open === null && hasNoPrice(booking.view) && (
        <div css={problem}>
          <PanelBody booking={booking} onDates={() => setOpen('dates')} />
        </div>
      )}
      {isMobile && open === null && <StayFacts view={booking.view} />}
      {isMobile && open === null && (
        <div css={plans}>
          <PanelPlans booking={booking} />
        </div>
      )}
      {isMobile && (
        <Dialog
          open={open !== null}
          onClose={close}
          title={t('booking.title')}
          closeLabel={t('ui.close')}
          foot={<BookButton booking={booking} testId="book-button" />}
        >
          <div css={drawer} data-testid="quote" data-state={quoteStateOf(booking.view)}>
            <PanelHead view={booking.view} />
            <BookingFields booking={booking} />
            <PanelBody booking={booking} />
            {(booking.view.kind === 'from' || booking.view.kind === 'quoted') && (
              <Cancellation line={booking.view.cancellation} />
            )}
          </div>
        </Dialog>
      )}
      <BottomBar
        booking={booking}
        isMobile={isMobile}
        open={open !== null}
        onChooseDates={() => setOpen('dates')}
      />
    </>
  );
};

/** The reason for a missing price is visible without opening the drawer. */
const hasNoPrice = ({ kind }: PanelView): boolean =>
  kind === 'invalid' || kind === 'failed' || kind === 'sold-out';

const ChoiceRow = ({ booking, onEdit }: { readonly booking: Booking; readonly onEdit: () => void }) => {
  const t = useText();
  const format = useFormat();
  const { dates } = booking.criteria;
  const guests = guestsLabel(booking.guests, t);
  return (
    <div css={row}>
      <CalendarEventIcon size={22} />
      <span css={words}>
        <b css={strong}>
          <DayText isClosed={booking.isCheckinClosed}>
            {dates ? format.dateRange(dates.checkin, dates.checkout) : t('booking.chooseDates')}
          </DayText>
        </b>
        <span css={[text.small, text.muted]}>
          {dates ? `${t('term.nights', { count: dates.nights })}, ${guests}` : guests}
        </span>
      </span>
      <Button kind="link" onClick={onEdit}>
        {t('ui.edit')}
      </Button>
    </div>
  );
};

interface BottomBarProps {
  readonly booking: Booking;
  readonly isMobile: boolean;
  readonly open: boolean;
  readonly onChooseDates: () => void;
}

/** Hooks are on the visible element: the panel from tablet up, the bar on mobile, the drawer's button while open. */
const BottomBar = ({ booking, isMobile, open, onChooseDates }: BottomBarProps) => {
  const t = useText();
  const { view, criteria } = booking;
  const shown = view.kind === 'from' || view.kind === 'quoted' ? view.shown : null;
  return (
    <CriteriaGate
      skeleton={
        <PriceBar
          start={<Skeleton width="6rem" height="1.4rem" />}
          action={<Skeleton width="8rem" height="3.25rem" />}
        />
      }
    >
      <PriceBar
        start={
          shown ? (
            <ShownPrice shown={shown} compact testId={isMobile ? 'product-price' : undefined} />
          ) : view.kind === 'loading' ? (
            <Skeleton width="6rem" height="1.4rem" />
          ) : (
            <p css={text.small}>{t('booking.noPrice')}</p>
          )
        }
        action={
          criteria.dates ? (
            <BookButton booking={booking} testId={isMobile && !open ? 'book-button' : undefined} />
          ) : (
            // Both, because the server does not know the width: another button would change the height of the bar.
            <>
              <span css={fromTablet}>
                <BookButton booking={booking} />
              </span>
              <span css={onMobile}>
                <Button kind="buy" disabled={view.kind === 'sold-out'} onClick={onChooseDates}>
                  {t('booking.chooseDates')}
                </Button>
              </span>
            </>
          )
        }
      />
      {isMobile && <Announcement view={view} />}
    </CriteriaGate>
  );
};

const plans = css({ marginTop: 'var(--space-3)', '&:empty': { display: 'none' } });
const problem = css({ marginTop: 'var(--space-3)' });
const onMobile = css({ [media.fromTablet]: { display: 'none' } });
const fromTablet = css({ [media.mobile]: { display: 'none' } });

const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '0.9rem',
  padding: '0.6rem 1rem',
  border: 'var(--border-control)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-surface-raised)',
  [media.fromTablet]: { display: 'none' },
});

const words = css({ flex: 1, minWidth: 0, display: 'grid' });
const strong = css({ fontWeight: 560 });
const drawer = css({ display: 'grid', gap: 'var(--space-4)', paddingBottom: 'var(--space-4)' });
