import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import type { StayDetail } from '@detour/shared-contracts/api';
import { summaryAddress } from '@detour/shared-contracts/sites';
import { Button, GiftIcon, media } from '@detour/shared-ui';
import { useApi, useFormat, useSite, WishlistNotices } from '@detour/remote-kit';
import { MobileBooking } from '../../booking/panel/MobileBooking';
import { useBooking } from '../../booking/useBooking';
import { useGifting } from '../../gift/useGifting';
import { reviewsQuery } from '../../reviews/reviews.query';
import { toReviewsView } from '../../reviews/reviews.view-model';
import { WalletFailureNote } from '../../summary/ordering/WalletFailureNote';
import { useText } from '../../text';
import { StayHeader } from '../header/StayHeader';
import { StayTabs } from '../sections/StayTabs';
import { toStayView } from '../stay.view-model';
import { OtherStays } from './OtherStays';
import { StayColumns } from './StayColumns';
import { useStayViewed } from './useStayViewed';
import type { Names } from '../../contract';

/** The page of a stay that is on sale. */
export const StayDetails = ({ stay }: { readonly stay: StayDetail }) => {
  const t = useText();
  const api = useApi<Names>();
  const format = useFormat();
  const { locale } = useSite();
  const booking = useBooking(stay);
  const reviews = useQuery(reviewsQuery(api, { hotelId: stay.hotel.id, locale }));
  const reviewsView = toReviewsView(reviews.data, { t, format });
  const { criteria } = booking;
  const view = toStayView(stay, { t, format, locale }, criteria);
  const gifting = useGifting(stay, criteria);
  useStayViewed(stay);
  return (
    <>
      {criteria.error && (
        <div css={notice}>
          <WalletFailureNote summary={summaryAddress<Names>(locale, { id: stay.id, criteria })} />
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
      <StayColumns stay={stay} view={view} reviews={reviewsView} booking={booking} gifting={gifting} />
      <OtherStays stay={stay} criteria={criteria} gifting={gifting.active} />
      <WishlistNotices<Names> text={t} />
    </>
  );
};

const notice = css({ paddingTop: 'var(--space-5)' });
const choice = css({ [media.mobile]: { marginTop: '1.35rem' } });
