import { css } from '@emotion/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  Button,
  ErrorBlock,
  LiveRegion,
  media,
  ScoreBadge,
  SelectField,
  Skeleton,
  text,
} from '@detour/shared-ui';
import { useApi, useFormat, useSite } from '@detour/remote-kit';
import { useText } from '../text';
import { reviewLanguageOf, type ReviewLanguage, type ReviewSort } from './reviews.client';
import {
  languageName,
  languageOptions,
  sortOptions,
  toReviewItem,
  type ReviewItem,
} from './reviews-list.view-model';
import { reviewsListQuery } from './reviews.query';
import type { Names } from '../contract';

export interface ReviewsBrowserProps {
  readonly hotelId: string;
  /** There are no reviews in any language. */
  readonly isEmpty: boolean;
}

/**
 * All reviews of a hotel, in the selected order and language.
 * @spec REV-008 REV-009 REV-011 REV-012 REV-013 REV-023
 */
export const ReviewsBrowser = ({ hotelId, isEmpty }: ReviewsBrowserProps) => {
  const t = useText();
  const api = useApi<Names>();
  const format = useFormat();
  const { locale } = useSite();
  const [sort, setSort] = useState<ReviewSort>('DATE_DESC');
  const [language, setLanguage] = useState<ReviewLanguage>(reviewLanguageOf(locale));
  const list = useInfiniteQuery({
    ...reviewsListQuery(api, { hotelId, language, sort }),
    enabled: !isEmpty,
  });
  const total = list.data?.pages[0]?.totalCount ?? 0;
  if (isEmpty || (language === 'all' && list.data && total === 0)) {
    return <p css={text.h3}>{t('reviews.empty')}</p>;
  }
  return (
    <div css={column}>
      <div css={choices}>
        <SelectField
          id="reviews-sort"
          label={t('sort.by')}
          options={sortOptions(t)}
          value={sort}
          onChange={({ currentTarget }) => setSort(currentTarget.value as ReviewSort)}
        />
        <SelectField
          id="reviews-language"
          label={t('ui.language')}
          options={languageOptions(t)}
          value={language}
          onChange={({ currentTarget }) => setLanguage(currentTarget.value as ReviewLanguage)}
        />
      </div>
      {list.data && total === 0 ? (
        <div css={column} role="status">
          <p>{t('reviews.noneInLanguage', { language: languageName(language, t) })}</p>
          <div>
            <Button kind="quiet" onClick={() => setLanguage('all')}>
              {t('reviews.allLanguages')}
            </Button>
          </div>
        </div>
      ) : (
        <ReviewPages
          items={(list.data?.pages ?? []).flatMap((page) =>
            page.list.map((one) => toReviewItem(one, { t, format })),
          )}
          loaded={list.data !== undefined}
          failed={list.isError}
          fetching={list.isFetching}
          total={total}
          onMore={list.hasNextPage ? () => void list.fetchNextPage() : null}
          onRetry={() => void (list.data ? list.fetchNextPage() : list.refetch())}
        />
      )}
    </div>
  );
};

interface ReviewPagesProps {
  readonly items: readonly ReviewItem[];
  readonly loaded: boolean;
  readonly failed: boolean;
  readonly fetching: boolean;
  readonly total: number;
  /** null on the last page. */
  readonly onMore: (() => void) | null;
  readonly onRetry: () => void;
}

/** Loaded reviews stay while more load, and after a failure. */
const ReviewPages = ({ items, loaded, failed, fetching, total, onMore, onRetry }: ReviewPagesProps) => {
  const t = useText();
  const shown = t('reviews.shown', { shown: items.length, total });
  return (
    <div css={column} aria-busy={fetching}>
      {!loaded &&
        !failed &&
        [1, 2, 3].map((row) => <Skeleton key={row} width="100%" height="5.5rem" radius="m" />)}
      <ul css={reviews} role="list">
        {items.map((item) => (
          <li key={item.id} data-testid="review">
            <OneReview item={item} />
          </li>
        ))}
      </ul>
      {failed && (
        <ErrorBlock
          message={t('reviews.failed')}
          retryLabel={t('ui.retry')}
          retrying={fetching}
          onRetry={onRetry}
        />
      )}
      {loaded && (
        <div css={foot}>
          <p css={[text.small, text.muted]}>{shown}</p>
          {onMore && !failed && (
            <Button kind="quiet" busy={fetching} onClick={onMore}>
              {t('reviews.showMore')}
            </Button>
          )}
          <LiveRegion message={fetching ? '' : shown} />
        </div>
      )}
      <p css={[text.small, text.muted]}>{t('legal.reviewsChecked')}</p>
    </div>
  );
};

const OneReview = ({ item }: { readonly item: ReviewItem }) => {
  const t = useText();
  return (
    <article css={review}>
      <p css={head}>
        <ScoreBadge value={item.score} label={t('reviews.scoreOf', { score: item.score })} />
        <span css={[text.small, text.muted]}>{item.by}</span>
      </p>
      <dl css={words}>
        {item.positive && (
          <div>
            <dt css={text.label}>{t('reviews.liked')}</dt>
            <dd lang={item.lang}>{item.positive}</dd>
          </div>
        )}
        {item.negative && (
          <div>
            <dt css={text.label}>{t('reviews.disliked')}</dt>
            <dd lang={item.lang}>{item.negative}</dd>
          </div>
        )}
      </dl>
    </article>
  );
};

const column = css({ display: 'grid', gap: 'var(--space-5)' });

const choices = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 'var(--space-4)',
  [media.mobile]: { gridTemplateColumns: '1fr' },
});

const reviews = css({
  display: 'grid',
  padding: 0,
  listStyle: 'none',
  '& > li + li': { marginTop: '1.25rem', paddingTop: '1.25rem', borderTop: 'var(--border-hairline)' },
});

const review = css({ display: 'grid', gap: 'var(--space-3)' });
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.4rem 0.75rem' });

const words = css({
  display: 'grid',
  gap: 'var(--space-3)',
  maxWidth: 'var(--size-text-measure)',
  margin: 0,
  '& dd': { margin: 0 },
});

const foot = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--space-4)' });
