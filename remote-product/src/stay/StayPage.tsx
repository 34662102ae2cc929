import { useQuery } from '@tanstack/react-query';
import { css } from '@emotion/react';
import { container, createChunk, ErrorBlock, LazyPart } from '@detour/shared-ui';
import { isApiError, useApi, useHydrated, useRoute, useSite, stayQuery } from '@detour/remote-kit';
import { ExpiredStay } from '../expired/ExpiredStay';
import { useText } from '../text';
import { StayDetails } from './details/StayDetails';
import { StaySkeleton } from './StaySkeleton';
import type { Names } from '../contract';

// Hardly any visitor needs it.
const unknownStay = /* @__PURE__ */ createChunk(() => import('./UnknownStay'));

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

const StayMissing = ({ error, retrying, onRetry }: StayMissingProps) => {
  const t = useText();
  const hydrated = useHydrated();
  // A failure on the server is not passed to the browser, which starts with the server's skeleton.
  if (!error || !hydrated) return <StaySkeleton />;
  return isApiError(error) && error.status === 404 ? (
    <LazyPart
      chunk={unknownStay}
      failed={t('stay.failed')}
      retryLabel={t('ui.retry')}
      waiting={<StaySkeleton />}
      minHeight="24rem"
    >
      {({ UnknownStay }) => <UnknownStay />}
    </LazyPart>
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
