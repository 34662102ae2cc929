import { useQuery } from '@tanstack/react-query';
import { css } from '@emotion/react';
import { printPath } from '@detour/shared-contracts/sites';
import { EmptyState, ErrorBlock, LinkButton, Skeleton, text as type } from '@detour/shared-ui';
import { useApi, useFormat, useSite } from '@detour/remote-kit';
import { PageFrame } from '../form/PageFrame';
import { AccountGate } from '../session/AccountGate';
import { AccountNav } from '../session/AccountNav';
import { tripsQuery } from '../session/account.query';
import { useText } from '../text';
import { AttachOrder } from './AttachOrder';
import { TripCard } from './TripCard';
import { toTripList, type TripView } from './trip.view-model';
import type { Names } from '../contract';

/** The customer's orders, and the order of a confirmation mail that can be added. @spec ACC-005 ROUTE-007 */
export const TripsPage = () => {
  const text = useText();
  return (
    <PageFrame testId="page-trips" title={text('account.trips')} above={<AccountNav />}>
      <AccountGate>
        {() => (
          <>
            <AttachOrder />
            <TripList />
          </>
        )}
      </AccountGate>
    </PageFrame>
  );
};

const TripList = () => {
  const text = useText();
  const format = useFormat();
  const { locale } = useSite();
  const trips = useQuery(tripsQuery(useApi<Names>(), locale));
  if (trips.isPending) return <Skeleton width="100%" height="22rem" radius="l" />;
  if (!trips.data) {
    return (
      <ErrorBlock
        message={text('form.loadFailed')}
        retryLabel={text('ui.retry')}
        retrying={trips.isFetching}
        onRetry={() => void trips.refetch()}
      />
    );
  }
  const { upcoming, past } = toTripList(trips.data.trips, text, format);
  if (upcoming.length + past.length === 0) {
    return (
      <EmptyState
        title={text('trips.emptyTitle')}
        sentence={text('trips.emptyText')}
        action={<LinkButton href={printPath<Names>('search', locale)}>{text('account.seeStays')}</LinkButton>}
      />
    );
  }
  return (
    <>
      {upcoming.length > 0 && <Trips title={text('trips.upcoming')} trips={upcoming} />}
      {past.length > 0 && <Trips title={text('trips.past')} trips={past} />}
    </>
  );
};

const Trips = ({ title, trips }: { readonly title: string; readonly trips: readonly TripView[] }) => (
  <section css={section} aria-label={title}>
    <h2 css={[type.h2, heading]}>{title}</h2>
    {trips.map((trip) => (
      <TripCard key={trip.orderUUID} trip={trip} />
    ))}
  </section>
);

const section = css({ maxWidth: '52rem' });
const heading = css({ marginBottom: 'var(--space-5)' });
