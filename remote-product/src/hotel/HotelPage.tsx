import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import type { Criteria, OffersResponse } from '@detour/shared-contracts';
import {
  Breadcrumb,
  Button,
  CardGrid,
  container,
  EmptyState,
  ErrorBlock,
  SectionHeader,
  StayCard,
  StayCardSkeleton,
  text,
} from '@detour/shared-ui';
import {
  CriteriaGate,
  useApi,
  useCriteria,
  useFormat,
  useHydrated,
  useNow,
  usePatchCriteria,
  useRoute,
  useSite,
} from '@detour/shared-ui/remote';
import { printPath } from '@detour/shared-contracts';
import { toHotelLine } from '../stay/stay.view-model';
import { HotelMeta } from '../stay/StayHeader';
import { useText } from '../text';
import { hotelOffersQuery } from './hotel-offers.query';
import { toStayCard } from './stay-card.view-model';

/** All stays of one hotel that a page shows. */
export const hotelPageOffers = 20;

/** A hotel and every stay that it sells, for the dates of the hash. @spec HOTEL-010 */
export const HotelPage = () => {
  const api = useApi();
  const { locale } = useSite();
  const criteria = useCriteria();
  const hotelId = useRoute().params['id'] ?? '';
  const offers = useQuery(hotelOffersQuery(api, { hotelId, locale, criteria, limit: hotelPageOffers }));
  return (
    <div css={[container, page]} data-testid="page-hotel">
      <CriteriaGate skeleton={<Waiting />}>
        <Hotel
          offers={offers.data}
          failed={offers.isError}
          retrying={offers.isFetching}
          onRetry={() => void offers.refetch()}
          criteria={criteria}
        />
      </CriteriaGate>
    </div>
  );
};

interface HotelProps {
  readonly offers: OffersResponse | undefined;
  readonly failed: boolean;
  readonly retrying: boolean;
  readonly onRetry: () => void;
  readonly criteria: Criteria;
}

/** @spec HOTEL-012 HOTEL-013 HOTEL-014 HOTEL-017 */
const Hotel = ({ offers, failed, retrying, onRetry, criteria }: HotelProps) => {
  const t = useText();
  const format = useFormat();
  const now = useNow();
  const hydrated = useHydrated();
  const { locale } = useSite();
  const hotel = offers?.exactMatch[0]?.hotel;
  if (!offers && failed && hydrated) {
    return (
      <ErrorBlock
        message={t('stay.failed')}
        retryLabel={t('ui.retry')}
        retrying={retrying}
        onRetry={onRetry}
        minHeight="24rem"
      />
    );
  }
  if (!offers) return <Waiting />;
  if (!hotel) return <NoOffers criteria={criteria} />;
  const line = toHotelLine(hotel, { t, format, locale });
  return (
    <>
      <header>
        <Breadcrumb
          label={t('nav.breadcrumb')}
          crumbs={[{ label: t('nav.home'), href: printPath('home', locale) }, { label: hotel.label }]}
        />
        <h1 css={[text.h1, title]}>{hotel.label}</h1>
        <HotelMeta
          hotel={{ ...line, name: `${hotel.address}, ${hotel.zipCode} ${hotel.location.label}`, href: null }}
        />
      </header>
      <section aria-labelledby="hotel-offers" css={offersBlock}>
        <SectionHeader id="hotel-offers" title={t('hotel.tabOffers')} />
        <div css={cards}>
          <CardGrid>
            {offers.exactMatch.map((card) => (
              <StayCard key={card.id} {...toStayCard(card, { t, format, locale, criteria, now })} />
            ))}
          </CardGrid>
        </div>
      </section>
    </>
  );
};

const NoOffers = ({ criteria }: { readonly criteria: Criteria }) => {
  const t = useText();
  const patch = usePatchCriteria();
  const { phone } = useSite();
  return criteria.dates ? (
    <EmptyState
      level={1}
      title={t('hotel.noAvailability')}
      sentence={t('hotel.callUs', { phone, hours: t('hours.booking') })}
      action={<Button onClick={() => patch({ dates: null })}>{t('hotel.seeAllOffers')}</Button>}
    />
  ) : (
    <EmptyState
      level={1}
      title={t('hotel.noOffers')}
      sentence={t('hotel.callUs', { phone, hours: t('hours.booking') })}
    />
  );
};

const Waiting = () => (
  <CardGrid>
    {[1, 2, 3].map((key) => (
      <StayCardSkeleton key={key} />
    ))}
  </CardGrid>
);

const page = css({ paddingBlock: '1.5rem var(--space-section)' });
const title = css({ marginTop: '0.75rem' });
const offersBlock = css({ marginTop: 'var(--space-12)' });
const cards = css({ marginTop: '1.75rem' });
