import { useQuery } from '@tanstack/react-query';
import { css } from '@emotion/react';
import { useEffect } from 'react';
import { readFlow } from '@detour/shared-contracts/rules';
import { hotelPath, printPath } from '@detour/shared-contracts/sites';
import { container, EmptyState, ErrorBlock, LinkButton } from '@detour/shared-ui';
import {
  isApiError,
  useApi,
  useCriteria,
  useHost,
  useHydrated,
  useRoute,
  useShopLocation,
  useSite,
  stayQuery,
} from '@detour/remote-kit';
import { ExpiredStay } from '../expired/ExpiredStay';
import { useText } from '../text';
import { StayDetails } from './details/StayDetails';
import { namedHotelQuery } from './named-hotel.query';
import { StaySkeleton } from './StaySkeleton';
import type { Names } from '../contract';

/** One stay by its id. The server renders the default content; the browser applies the hash. @spec PROD-078 */
export const StayPage = () => {
  const api = useApi<Names>();
  const { locale } = useSite();
  const id = useRoute().params['id'] ?? '';
  const stay = useQuery(stayQuery(api, { id, locale }));
  if (stay.data && !stay.data.published) {
    return (
      <div css={container}>
        <ExpiredStay key={id} stay={stay.data} />
      </div>
    );
  }
  return (
    <div css={container} data-testid="page-product">
      {stay.data ? (
        <StayDetails key={id} stay={stay.data} />
      ) : (
        <StayMissing error={stay.error} retrying={stay.isFetching} onRetry={() => void stay.refetch()} />
      )}
    </div>
  );
};

interface StayMissingProps {
  readonly error: unknown;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

/** Goes to the hotel that the path names, where the server did not redirect. @spec ROUTE-014 */
const UnknownStay = () => {
  const t = useText();
  const api = useApi<Names>();
  const { navigation } = useHost<Names>();
  const { locale } = useSite();
  const { search } = useShopLocation();
  const criteria = useCriteria<Names>();
  const id = useRoute().params['id'] ?? '';
  const { data: hotel, isPending } = useQuery(namedHotelQuery(api, { id, locale, search }));
  const href = hotel && hotelPath<Names>(locale, hotel.id, { flow: readFlow(search), criteria });
  useEffect(() => {
    if (href !== undefined) void navigation.navigate(href, { replace: true });
  }, [href, navigation]);
  if (isPending || hotel) return <StaySkeleton />;
  return (
    <EmptyState
      level={1}
      title={t('notFound.title')}
      sentence={t('notFound.text')}
      action={<LinkButton href={printPath<Names>('home', locale)}>{t('ui.home')}</LinkButton>}
    />
  );
};

const StayMissing = ({ error, retrying, onRetry }: StayMissingProps) => {
  const t = useText();
  const hydrated = useHydrated();
  // A failure on the server is not passed to the browser, which starts with the server's skeleton.
  if (!error || !hydrated) return <StaySkeleton />;
  return isApiError(error) && error.status === 404 ? (
    <UnknownStay />
  ) : (
    <div css={failed}>
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

const failed = css({ paddingBlock: 'var(--space-10)' });
