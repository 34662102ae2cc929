import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import type { HotelPage } from '@detour/shared-contracts/api';
import { media, SectionHeader, text } from '@detour/shared-ui';
import { useApi, useFormat, useSite } from '@detour/remote-kit';
import { ReviewsDialog } from '../reviews/ReviewsDialog';
import { reviewsQuery } from '../reviews/reviews.query';
import { toReviewsView } from '../reviews/reviews.view-model';
import { StayReviews } from '../reviews/StayReviews';
import { useText } from '../text';
import { hotelSectionIds } from './choice/HotelBar';
import { HotelSection } from './HotelSection';
import type { Names } from '../contract';

/**
 * Reviews of the hotel. Shows an invitation when there are no reviews, and nothing if the call fails.
 * @spec HOTEL-007 REV-011
 */
export const HotelReviews = ({ hotel }: { readonly hotel: HotelPage }) => {
  const t = useText();
  const api = useApi<Names>();
  const format = useFormat();
  const { locale } = useSite();
  const reviews = useQuery(reviewsQuery(api, { hotelId: hotel.id, locale }));
  const count = hotel.review?.count ?? 0;
  const view = toReviewsView(reviews.data, { t, format });
  if (reviews.isError && !reviews.data) return null;
  return (
    <HotelSection id={hotelSectionIds.reviews} look={section} isBelow>
      <SectionHeader
        id="hotel-reviews-title"
        title={t('product.tabReviews')}
        link={count > 0 && <ReviewsDialog hotelId={hotel.id} count={count} />}
      />
      <div css={content}>
        {view ? <StayReviews view={view} /> : count === 0 && <p css={text.lead}>{t('reviews.empty')}</p>}
      </div>
    </HotelSection>
  );
};

const section = css({
  paddingTop: 'var(--space-section)',
  [media.mobile]: { paddingTop: '2.5rem' },
});

const content = css({ maxWidth: '48rem' });
