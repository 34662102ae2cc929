import { css } from '@emotion/react';
import { Button, LiveRegion, media } from '@detour/shared-ui';
import { useText } from '../../text';
import { BookingFields } from './BookingFields';
import { Cancellation, PanelBody, PanelHead } from './PanelState';
import { quoteStateOf, type PanelView } from './panel.view-model';
import type { Booking } from '../useBooking';

/** Tablet and wider: price, dates, guests, lines and the booking button, beside the text on desktop. @spec PROD-010 */
export const BookingPanel = ({ booking }: { readonly booking: Booking }) => {
  const t = useText();
  const { view } = booking;
  return (
    <section css={panel} aria-label={t('booking.title')} data-testid="quote" data-state={quoteStateOf(view)}>
      <PanelHead view={view} testId="product-price" />
      <BookingFields booking={booking} />
      <PanelBody booking={booking} />
      <BookButton booking={booking} testId="book-button" />
      {(view.kind === 'from' || view.kind === 'quoted') && <Cancellation line={view.cancellation} />}
      <Announcement view={view} />
    </section>
  );
};

export interface BookButtonProps {
  readonly booking: Booking;
  readonly testId?: string | undefined;
  readonly small?: boolean;
}

/**
 * Stays clickable without dates, to report them as missing. Disabled only when the stay cannot be sold. @spec PROD-047 CHK-002
 */
export const BookButton = ({ booking, testId, small = false }: BookButtonProps) => {
  const t = useText();
  const { view } = booking;
  return (
    <Button
      kind="buy"
      width={small ? 'label' : 'full'}
      size={small ? 'small' : 'regular'}
      busy={view.kind === 'loading'}
      disabled={view.kind === 'sold-out' || view.kind === 'invalid'}
      onClick={booking.book}
      data-testid={testId}
    >
      {t('ui.book')}
    </Button>
  );
};

/** Announces a changed price once. */
export const Announcement = ({ view }: { readonly view: PanelView }) => (
  <LiveRegion message={view.kind === 'quoted' ? view.announcement : ''} />
);

const panel = css({
  display: 'grid',
  gap: 'var(--space-4)',
  padding: '1.6rem 1.6rem 1.4rem',
  border: 'var(--border-hairline)',
  borderRadius: 'var(--radius-l)',
  background: 'var(--color-surface-raised)',
  boxShadow: 'var(--shadow-hover)',
  [media.mobile]: { display: 'none' },
});
