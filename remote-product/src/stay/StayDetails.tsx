import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import type { StayDetail } from '@detour/shared-contracts/api';
import { summaryAddress } from '@detour/shared-contracts/sites';
import { Button, GiftIcon, media, mobileQuery, useMedia } from '@detour/shared-ui';
import { CriteriaGate, Fragment, useApi, useFormat, useSite, WishlistNotices } from '@detour/remote-kit';
import { BookingPanel } from '../booking/panel/BookingPanel';
import { MobileBooking } from '../booking/panel/MobileBooking';
import { useBooking } from '../booking/useBooking';
import { CompareDialog } from '../compare/CompareDialog';
import { GiftAside } from '../gift/GiftAside';
import { useGifting } from '../gift/useGifting';
import { HotelOffers } from '../hotel/offers/HotelOffers';
import { toPracticalEntries } from '../practical/practical.view-model';
import { reviewsQuery } from '../reviews/reviews.query';
import { toReviewsView } from '../reviews/reviews.view-model';
import { WalletFailureNote } from '../summary/ordering/WalletFailureNote';
import { useText } from '../text';
import { PanelSkeleton } from './StaySkeleton';
import { StayExtras } from './sections/StayExtras';
import { StayHeader } from './header/StayHeader';
import { StaySections } from './sections/StaySections';
import { StayTabs } from './sections/StayTabs';
import { toStayView } from './stay.view-model';
import { useStayViewed } from './useStayViewed';

/** The page of a stay that is on sale. */
export const StayDetails = ({ stay }: { readonly stay: StayDetail }) => {
  const t = useText();
  const api = useApi();
  const format = useFormat();
  const { locale } = useSite();
  const isMobile = useMedia(mobileQuery);
  const booking = useBooking(stay);
  const reviews = useQuery(reviewsQuery(api, { hotelId: stay.hotel.id, locale }));
  const reviewsView = toReviewsView(reviews.data, { t, format });
  const view = toStayView(stay, { t, format, locale });
  const { criteria, policy } = booking;
  const { dates } = criteria;
  const gifting = useGifting(stay, criteria);
  useStayViewed(stay);
  return (
    <>
      {criteria.error && (
        <div css={notice}>
          <WalletFailureNote summary={summaryAddress(locale, { id: stay.id, criteria })} />
        </div>
      )}
      <StayHeader
        view={view}
        id={stay.id}
        action={
          !gifting.active && (
            <Button kind="quiet" size="small" width="label" icon={<GiftIcon />} onClick={gifting.toGift}>
              {t('gift.switch')}
            </Button>
          )
        }
      />
      {!gifting.active && (
        <div css={choice}>
          <MobileBooking booking={booking} />
        </div>
      )}
      <StayTabs
        booking={booking}
        hasExperience={view.program.length > 0}
        hasReviews={reviewsView !== null}
        gifting={gifting.active}
      />
      <div css={columns}>
        <div>
          <StaySections
            view={view}
            reviews={reviewsView}
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
            <GiftAside stay={stay} onBook={gifting.toBooking} />
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
      <div css={tail}>
        <HotelOffers
          hotelId={stay.hotel.id}
          currentId={stay.id}
          criteria={criteria}
          title={t('product.otherHotelOffers')}
          flow={gifting.active ? 'gifting' : 'booking'}
          link={
            !gifting.active && (
              <CompareDialog hotelId={stay.hotel.id} currentId={stay.id} criteria={criteria} />
            )
          }
        />
        <Fragment
          remote="remote-account"
          name="recently-viewed"
          props={{ type: 'STAY', currentId: stay.id }}
        />
      </div>
      <WishlistNotices text={t} />
    </>
  );
};

const notice = css({ paddingTop: 'var(--space-5)' });
const choice = css({ [media.mobile]: { marginTop: '1.35rem' } });

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

const tail = css({
  display: 'grid',
  // A carousel must scroll instead of widening the page.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-section)',
  paddingBlock: 'var(--space-section)',
  // The price bar covers the bottom of the page.
  [media.belowDesktop]: { paddingBottom: 'calc(var(--space-section) + var(--size-bar-mobile))' },
  // A fragment without content still leaves its root element.
  '& > [data-fragment]:not(:has(> :not(:empty)))': { display: 'none' },
});
