import { css } from '@emotion/react';
import type { StayDetail } from '@detour/shared-contracts/api';
import { media, mobileQuery, useMedia } from '@detour/shared-ui';
import { CriteriaGate, useFormat } from '@detour/remote-kit';
import { BookingPanel } from '../../booking/panel/BookingPanel';
import type { Booking } from '../../booking/useBooking';
import { GiftAside } from '../../gift/GiftAside';
import type { Gifting } from '../../gift/useGifting';
import { toPracticalEntries } from '../../practical/practical.view-model';
import type { ReviewsView } from '../../reviews/reviews.view-model';
import { useText } from '../../text';
import { StayExtras } from '../sections/StayExtras';
import { StaySections } from '../sections/StaySections';
import type { StayView } from '../stay.view-model';
import { PanelSkeleton } from '../StaySkeleton';

export interface StayColumnsProps {
  readonly stay: StayDetail;
  readonly view: StayView;
  readonly reviews: ReviewsView | null;
  readonly booking: Booking;
  readonly gifting: Gifting;
}

/** The sections of a stay, beside the booking panel or, in gifting, the gift setup. */
export const StayColumns = ({ stay, view, reviews, booking, gifting }: StayColumnsProps) => {
  const t = useText();
  const format = useFormat();
  const isMobile = useMedia(mobileQuery);
  const { criteria, policy } = booking;
  const { dates } = criteria;
  return (
    <div css={columns}>
      <div>
        <StaySections
          view={view}
          reviews={reviews}
          hotelId={stay.hotel.id}
          reviewCount={stay.hotel.review?.count ?? 0}
          ecoMeasures={stay.hotel.ecoFacilities}
          gifting={gifting}
          extras={<StayExtras stay={stay} criteria={criteria} gifting={gifting} />}
          practical={toPracticalEntries({
            stay,
            policy: gifting.active ? null : policy,
            hasDates: dates !== undefined,
            ...(dates && { nights: dates.nights, adults: criteria.adults }),
            t,
            format,
          })}
        />
      </div>
      {gifting.active && (
        <aside css={giftSide}>
          <GiftAside stay={stay} isAsked={gifting.isAsked} onBook={gifting.toBooking} />
        </aside>
      )}
      {!isMobile && !gifting.active && (
        // CSS hides it on mobile until the media query is evaluated. Then it must unmount, because it shares the calendar with the drawer.
        <aside css={side}>
          <CriteriaGate skeleton={<PanelSkeleton />}>
            <BookingPanel booking={booking} />
          </CriteriaGate>
        </aside>
      )}
    </div>
  );
};

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4.2fr)',
  gap: '5rem',
  alignItems: 'start',
  marginTop: '2.5rem',
  [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '2.5rem' },
  [media.mobile]: { marginTop: '1.75rem', gap: 0 },
});

const side = css({
  position: 'sticky',
  top: '6rem',
  [media.belowDesktop]: { position: 'static', order: -1 },
});

const giftSide = css({ [media.belowDesktop]: { order: -1 }, [media.mobile]: { marginBottom: '2.5rem' } });
