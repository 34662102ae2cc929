import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { HotelPage as Hotel } from '@detour/shared-contracts/api';
import { emptyCriteria } from '@detour/shared-contracts/criteria';
import { readFlow } from '@detour/shared-contracts/rules';
import { printPath } from '@detour/shared-contracts/sites';
import {
  container,
  EmptyState,
  ErrorBlock,
  LinkButton,
  media,
  mobileQuery,
  Skeleton,
  useMedia,
} from '@detour/shared-ui';
import {
  isApiError,
  useApi,
  useCriteria,
  useFormat,
  useHydrated,
  useNow,
  useRoute,
  useShopLocation,
  useSite,
  WishlistNotices,
} from '@detour/remote-kit';
import { useText } from '../text';
import { HotelAbout } from './HotelAbout';
import { HotelBar, hotelScrollOffsets, hotelSectionIds } from './choice/HotelBar';
import { HotelHeader } from './HotelHeader';
import { hotelQuery } from './hotel.query';
import { HotelReviews } from './HotelReviews';
import { HotelRooms, OffersSkeleton } from './rooms/HotelRooms';
import { toNearby } from './hotel.view-model';
import { NearbyHotels } from './NearbyHotels';
import { useHotelChoice } from './choice/useHotelChoice';
import type { Criteria, Names } from '../contract';

/** A hotel by its id or uri. The server renders the hotel; the browser adds prices for the dates in the hash. @spec HOTEL-010 */
export const HotelPage = () => {
  const api = useApi<Names>();
  const { locale } = useSite();
  const hotelId = useRoute().params['id'] ?? '';
  const flow = readFlow(useShopLocation().search);
  const hotel = useQuery(hotelQuery(api, { hotelId, locale, flow, criteria: emptyCriteria }));
  return (
    <div css={container} data-testid="page-hotel">
      {hotel.data ? (
        <ShownHotel key={hotel.data.id} hotelId={hotelId} hotel={hotel.data} />
      ) : (
        <HotelMissing error={hotel.error} retrying={hotel.isFetching} onRetry={() => void hotel.refetch()} />
      )}
    </div>
  );
};

interface ShownHotelProps {
  /** Id or uri from the URL. */
  readonly hotelId: string;
  readonly hotel: Hotel;
}

const ShownHotel = ({ hotelId, hotel }: ShownHotelProps) => {
  const t = useText();
  const api = useApi<Names>();
  const format = useFormat();
  const now = useNow();
  const { locale } = useSite();
  const criteria = useCriteria<Names>();
  const choice = useHotelChoice(criteria);
  const flow = readFlow(useShopLocation().search);
  const dated = useQuery(hotelQuery(api, { hotelId, locale, flow, criteria }));
  useAnchor(criteria);
  const tools = { t, format, locale, criteria, now };
  return (
    <>
      <HotelHeader hotel={hotel} />
      <HotelBar hotelId={hotelId} criteria={criteria} choice={choice} hasReviews />
      <HotelAbout hotel={hotel} />
      <HotelRooms
        hotel={dated.data}
        failed={dated.isError}
        retrying={dated.isFetching}
        onRetry={() => void dated.refetch()}
        criteria={criteria}
        choice={choice}
      />
      <HotelReviews hotel={hotel} />
      <div css={tail}>
        <NearbyHotels hotels={hotel.nearbyHotels.map((one) => toNearby(one, tools))} />
      </div>
      <WishlistNotices<Names> text={t} />
    </>
  );
};

/** `anchor=products` scrolls to the offers once the page is rendered. @spec HOTEL-009 */
const useAnchor = ({ anchor }: Criteria): void => {
  const isMobile = useMedia(mobileQuery);
  const offset = isMobile ? hotelScrollOffsets.mobile : hotelScrollOffsets.desktop;
  useEffect(() => {
    if (anchor !== 'products') return;
    const section = document.getElementById(hotelSectionIds.offers);
    if (!section) return;
    section.focus({ preventScroll: true });
    scrollTo({ top: scrollY + section.getBoundingClientRect().top - offset });
  }, [anchor, offset]);
};

interface HotelMissingProps {
  readonly error: unknown;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

const HotelMissing = ({ error, retrying, onRetry }: HotelMissingProps) => {
  const t = useText();
  const { locale } = useSite();
  const hydrated = useHydrated();
  // A failure on the server is not passed to the browser, which starts with the server's skeleton.
  if (!error || !hydrated) {
    return (
      <div css={waiting} aria-busy="true">
        <Skeleton width="16rem" height="1.2rem" />
        <Skeleton width="30rem" height="3rem" />
        <Skeleton width="100%" height="29rem" radius="l" />
        <OffersSkeleton />
      </div>
    );
  }
  return isApiError(error) && error.status === 404 ? (
    <EmptyState
      level={1}
      title={t('notFound.title')}
      sentence={t('notFound.text')}
      action={<LinkButton href={printPath<Names>('home', locale)}>{t('ui.home')}</LinkButton>}
    />
  ) : (
    <div css={waiting}>
      <ErrorBlock
        message={t('stay.failed')}
        retryLabel={t('ui.retry')}
        retrying={retrying}
        onRetry={onRetry}
        minHeight="24rem"
      />
    </div>
  );
};

const waiting = css({ display: 'grid', gap: '1.5rem', paddingBlock: '1.5rem var(--space-section)' });
const tail = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: 'var(--space-section)',
  [media.mobile]: { paddingBlock: '2.5rem var(--space-section)' },
});
