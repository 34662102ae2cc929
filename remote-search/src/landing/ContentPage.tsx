import { css } from '@emotion/react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Container, ErrorBlock, media } from '@detour/shared-ui';
import { useText } from '../text';
import { useDataReport } from '../useDataReport';

export interface ContentPageProps<T> {
  readonly testId: string;
  readonly query: UseQueryResult<T>;
  /** Report code when the content fails to load. */
  readonly errorCode: string;
  readonly waiting: ReactNode;
  readonly children: (content: T) => ReactNode;
}

/** A page backed by one piece of content: content, skeleton and error state. */
export const ContentPage = <T,>({ testId, query, errorCode, waiting, children }: ContentPageProps<T>) => {
  const text = useText();
  const { data, error } = query;
  useDataReport(errorCode, error);
  return (
    <div data-testid={testId}>
      <Container css={page}>
        {data !== undefined && children(data)}
        {data === undefined && !error && (
          <div role="status" aria-label={text('ui.loading')}>
            {waiting}
          </div>
        )}
        {data === undefined && error && (
          <ErrorBlock
            message={text('error.generic')}
            retryLabel={text('ui.retry')}
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
            minHeight="16rem"
          />
        )}
      </Container>
    </div>
  );
};

const page = css({
  display: 'flex',
  flexDirection: 'column',
  gap: 'var(--space-section)',
  overflowWrap: 'anywhere',
  minHeight: '50vh',
  '& > *': { minWidth: 0 },
  [media.mobile]: { gap: '3rem' },
});
