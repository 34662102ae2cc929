import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { container, ErrorBlock, Skeleton } from '@detour/shared-ui';
import { useApi, useRoute, useSite, WishlistNotices } from '@detour/remote-kit';
import { useText } from '../text';
import { activityQuery } from './activity.query';
import { ActivitySheet } from './ActivitySheet';
import type { Names } from '../contract';

/** @spec ACT-001 ACT-008 ACT-028 */
export const ActivityPage = () => {
  const text = useText();
  const { locale } = useSite();
  const id = useRoute().params['id'] ?? '';
  const { data, isPending, isFetching, refetch } = useQuery(activityQuery(useApi<Names>(), id, locale));
  return (
    <div data-testid="page-activity" css={[container, page]}>
      {data ? (
        <>
          <ActivitySheet activity={data} />
          <WishlistNotices<Names> text={text} />
        </>
      ) : isPending ? (
        <ActivitySkeleton />
      ) : (
        <ErrorBlock
          message={text('error.generic')}
          retryLabel={text('ui.retry')}
          retrying={isFetching}
          onRetry={() => void refetch()}
          minHeight="30rem"
        />
      )}
    </div>
  );
};

const ActivitySkeleton = () => (
  <div css={bones} aria-busy="true">
    <Skeleton width="35%" />
    <Skeleton width="100%" height="clamp(16rem, 37vw, 29rem)" radius="l" />
    <Skeleton width="60%" height="2.75rem" />
    <Skeleton width="30%" />
    <Skeleton width="90%" />
  </div>
);

const page = css({ paddingBlockStart: 'var(--space-4)', paddingBlockEnd: 'var(--space-section)' });
const bones = css({ display: 'grid', gap: 'var(--space-4)' });
