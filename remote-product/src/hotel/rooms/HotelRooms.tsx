import { css } from '@emotion/react';
import type { HotelPage } from '@detour/shared-contracts/api';
import { printSupportHours } from '@detour/shared-contracts/format';
import {
  Button,
  EmptyState,
  ErrorBlock,
  media,
  SectionHeader,
  Skeleton,
  VisuallyHidden,
} from '@detour/shared-ui';
import { CriteriaGate, useFormat, useNow, useSite } from '@detour/remote-kit';
import { guestsLabel } from '../../booking/guests/guests';
import type { Criteria } from '../../contract';
import { useText } from '../../text';
import { hotelSectionIds } from '../choice/HotelBar';
import { HotelSection } from '../HotelSection';
import { offerListState, toRoom } from '../hotel.view-model';
import { RoomCard } from './RoomCard';
import type { HotelChoice } from '../choice/useHotelChoice';

export interface HotelRoomsProps {
  /** The hotel for the dates and guests in the hash; undefined while loading. */
  readonly hotel: HotelPage | undefined;
  readonly failed: boolean;
  readonly retrying: boolean;
  readonly onRetry: () => void;
  readonly criteria: Criteria;
  readonly choice: HotelChoice;
}

/** The hotel's rooms with their offers. @spec HOTEL-006 HOTEL-009 HOTEL-012 */
export const HotelRooms = (props: HotelRoomsProps) => {
  const t = useText();
  const format = useFormat();
  const { criteria, choice } = props;
  const { dates } = criteria;
  const lead = dates
    ? t('hotel.forDates', {
        dates: format.dateRange(dates.checkin, dates.checkout),
        guests: guestsLabel(choice.guests, t),
      })
    : t('hotel.noDates');
  return (
    <HotelSection id={hotelSectionIds.offers} look={section} isBelow>
      <CriteriaGate skeleton={<OffersSkeleton />}>
        <SectionHeader id="hotel-offers-title" title={t('hotel.rooms')} lead={lead} />
        <div css={list}>
          <OfferList {...props} />
        </div>
      </CriteriaGate>
    </HotelSection>
  );
};

const OfferList = ({ hotel, failed, retrying, onRetry, criteria, choice }: HotelRoomsProps) => {
  const t = useText();
  const format = useFormat();
  const now = useNow();
  const { locale, phone } = useSite();
  const state = offerListState(hotel, { failed, hasDates: criteria.dates !== undefined });
  const callUs = t('hotel.callUs', { phone, hours: printSupportHours(locale, 'phone') });
  switch (state) {
    case 'loading':
      return <OffersSkeleton />;
    case 'failed':
      return (
        <ErrorBlock
          message={t('compare.none')}
          retryLabel={t('ui.retry')}
          retrying={retrying}
          onRetry={onRetry}
          minHeight="16rem"
        />
      );
    case 'none-for-dates':
      return (
        <EmptyState
          level={3}
          title={t('hotel.noAvailability')}
          sentence={callUs}
          action={<Button onClick={choice.clearDates}>{t('hotel.seeAllOffers')}</Button>}
        />
      );
    case 'none':
      return (
        <EmptyState
          level={3}
          title={t('hotel.noOffers')}
          sentence={hotel && hotel.nearbyHotels.length > 0 ? t('hotel.noOffersHint', { phone }) : callUs}
        />
      );
    case 'offers':
      return (hotel?.rooms ?? []).map((room) => (
        <RoomCard
          key={room.id}
          room={toRoom(room, { t, format, locale, criteria, now })}
          criteria={criteria}
          choice={choice}
        />
      ));
  }
};

/** Placeholder of two rooms while prices load. */
export const OffersSkeleton = () => {
  const t = useText();
  return (
    <div css={list} aria-busy="true">
      <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
      {[1, 2].map((room) => (
        <Skeleton key={room} width="100%" height="18rem" radius="l" />
      ))}
    </div>
  );
};

const section = css({
  paddingTop: '2.75rem',
  scrollMarginTop: '6rem',
  [media.mobile]: { paddingTop: '2rem' },
});

const list = css({ display: 'grid', gap: '1.5rem' });
