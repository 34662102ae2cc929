import { css } from '@emotion/react';
import { useQueries } from '@tanstack/react-query';
import type { Flow } from '@detour/shared-contracts/mount';
import { searchRequestOf } from '@detour/shared-contracts/rules';
import { Anchor, text as type } from '@detour/shared-ui';
import { useApi, useHydrated, useSite } from '@detour/remote-kit';
import type { Criteria, Names } from '../../contract';
import { droppableFilters } from '../../searchbox/address/filter-keys';
import { searchAddress } from '../../searchbox/address/search-address';
import { useText, type MessageId } from '../../text';
import { offersQuery } from '../search/offers.query';

export interface DropFiltersProps {
  readonly criteria: Criteria;
  readonly flow: Flow;
}

const titles = {
  tags: 'filter.activities',
  price: 'filter.price',
  distance: 'filter.distance',
  facilities: 'filter.facilities',
  freeCancellation: 'filter.freeCancellation',
  promotions: 'filter.promotions',
  meals: 'filter.meals',
  stars: 'filter.starsTitle',
  hotelScore: 'filter.score',
  hotelTypes: 'filter.hotelType',
  hotelEnvironments: 'filter.hotelEnvironment',
  hotelStyles: 'filter.hotelStyle',
} as const satisfies Record<string, MessageId>;

/**
 * For a search without results and with several filters: what the search finds without each one. Lists only filters that hide results,
 * the most results first, once all counts are known.
 */
export const DropFilters = ({ criteria, flow }: DropFiltersProps) => {
  const text = useText();
  const api = useApi<Names>();
  const { locale } = useSite();
  const isLive = useHydrated();
  const options = flow === 'activity' || !isLive ? [] : droppableFilters(criteria);
  const asked = options.length > 1 ? options : [];
  const answers = useQueries({
    queries: asked.map(({ rest }) => offersQuery(api, searchRequestOf(rest, flow, locale, { limit: 1 }))),
  });
  if (answers.some(({ isPending }) => isPending)) return null;
  const found = asked
    .map((option, index) => ({ ...option, count: answers[index]?.data?.totalCount ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
  if (found.length === 0) return null;
  return (
    <section css={frame} data-testid="drop-filters">
      <h3 css={type.h3}>{text('search.dropTitle')}</h3>
      <ul role="list" css={list}>
        {found.map(({ key, rest, count }) => (
          <li key={key}>
            <Anchor href={searchAddress(locale, flow, rest)} css={choice} data-filter={key}>
              <span>{text('search.without', { filter: text(titles[key]) })}</span>
              <span css={type.muted}>{text('search.resultCount', { count })}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
};

const frame = css({ marginBlock: '0 2.5rem', textAlign: 'center' });

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 'var(--space-3)',
  marginBlockStart: 'var(--space-4)',
});

const choice = css({
  display: 'flex',
  gap: 'var(--space-2)',
  alignItems: 'center',
  minHeight: 'var(--size-target)',
  padding: '0.4rem 1.1rem',
  border: 'var(--border-control)',
  borderRadius: 'var(--radius-pill)',
  background: 'var(--color-surface-raised)',
  color: 'var(--color-ink)',
  textDecoration: 'none',
  '&:hover': { borderColor: 'var(--color-ink)' },
});
