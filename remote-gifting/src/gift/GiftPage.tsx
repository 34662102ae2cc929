import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { printPath } from '@detour/shared-contracts/sites';
import { container, EmptyState, ErrorBlock, LinkButton, Skeleton } from '@detour/shared-ui';
import { isApiError, useApi, useHydrated, useRoute, useSite, stayQuery } from '@detour/remote-kit';
import { useText } from '../text';
import { GiftStay } from './GiftStay';
import type { Names } from '../contract';

/** A stay as a gift, without dates. @spec FLOW-003 */
export const GiftPage = () => {
  const api = useApi<Names>();
  const { locale } = useSite();
  const id = useRoute().params['id'] ?? '';
  const stay = useQuery(stayQuery(api, { id, locale }));
  return (
    <div css={container} data-testid="page-gift">
      {stay.data?.published ? (
        <GiftStay key={id} stay={stay.data} />
      ) : stay.data ? (
        <NotSold title="expired.title" sentence="expired.text" />
      ) : (
        <Missing error={stay.error} retrying={stay.isFetching} onRetry={() => void stay.refetch()} />
      )}
    </div>
  );
};

interface NotSoldProps {
  readonly title: 'expired.title' | 'notFound.title';
  readonly sentence: 'expired.text' | 'notFound.text';
}

const NotSold = ({ title, sentence }: NotSoldProps) => {
  const t = useText();
  const { locale } = useSite();
  return (
    <EmptyState
      level={1}
      title={t(title)}
      sentence={t(sentence)}
      action={
        <LinkButton href={`${printPath<Names>('search', locale)}?flow=gifting`}>
          {t('gift.otherGifts')}
        </LinkButton>
      }
    />
  );
};

interface MissingProps {
  readonly error: unknown;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

const Missing = ({ error, retrying, onRetry }: MissingProps) => {
  const t = useText();
  const hydrated = useHydrated();
  // A failure on the server is not passed to the browser, which starts with the server's skeleton.
  if (!error || !hydrated) return <Skeleton css={block} width="100%" height="40rem" radius="l" />;
  if (isApiError(error) && error.status === 404)
    return <NotSold title="notFound.title" sentence="notFound.text" />;
  return (
    <div css={block}>
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

const block = css({ marginBlock: 'var(--space-10)' });
