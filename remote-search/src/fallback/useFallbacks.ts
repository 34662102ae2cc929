import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Card, OffersResponse } from '@detour/shared-contracts/api';
import type { Flow } from '@detour/shared-contracts/mount';
import { fallbackLimit, fallbacksOf, type Fallback } from './fallbacks';
import { resultsPageSize, searchRequestOf } from '@detour/shared-contracts/rules';
import { useApi, useHydrated, useSite } from '@detour/remote-kit';
import { offersQuery } from '../results/search/offers.query';
import { useDataReport } from '../useDataReport';
import type { Criteria, Names } from '../contract';

export interface FallbackResult {
  readonly fallback: Fallback;
  readonly cards: readonly Card[];
}

export interface Fallbacks {
  /** Steps with results, in fallback order. @spec FALL-009 */
  readonly found: readonly FallbackResult[];
  /** A step is still loading. @spec FALL-020 */
  readonly loading: boolean;
}

export interface FallbackSearch {
  /** Null while the main search runs. */
  readonly answer: OffersResponse | null;
  readonly criteria: Criteria;
  readonly flow: Flow;
  /** Zero-based. */
  readonly page: number;
}

/**
 * Fallback searches, for a main search with less than one page of results, on its first page. Three offers each. Omits
 * failed and empty ones. @spec SRCH-040 FALL-019 FALL-020 FALL-025
 */
export const useFallbacks = ({ answer, criteria, flow, page }: FallbackSearch): Fallbacks => {
  const api = useApi<Names>();
  const { locale } = useSite();
  const hydrated = useHydrated();
  const wanted = hydrated && page === 0 && answer !== null && answer.totalCount < resultsPageSize;
  const ladder = useMemo(
    () => (wanted ? fallbacksOf(criteria, answer.searchDetails) : []),
    [wanted, criteria, answer],
  );
  // The nearest stays of a wider search are those that the page shows already.
  const shownHotels = (answer?.exactMatch ?? []).map(({ hotel }) => hotel.id);
  const results = useQueries({
    queries: ladder.map(({ criteria: widened }) =>
      offersQuery(
        api,
        searchRequestOf(widened, flow, locale, { limit: fallbackLimit, withoutHotels: shownHotels }),
      ),
    ),
  });
  const failure = results.find(({ error }) => error)?.error;
  useDataReport('SEARCH-306', failure);
  return {
    loading: results.some(({ isPending }) => isPending),
    found: withoutRepeats(
      ladder.map((fallback, index) => ({ fallback, cards: results[index]?.data?.exactMatch ?? [] })),
      answer?.exactMatch ?? [],
    ),
  };
};

/**
 * Removes duplicates: a wider search repeats results of narrower ones. Each stay appears at its first position, and a step
 * without new results is omitted.
 */
const withoutRepeats = (
  rungs: readonly FallbackResult[],
  shown: readonly Card[],
): readonly FallbackResult[] => {
  const seen = new Set(shown.map(({ id }) => id));
  return rungs.flatMap(({ fallback, cards }) => {
    const fresh = cards.filter(({ id }) => !seen.has(id));
    fresh.forEach(({ id }) => seen.add(id));
    return fresh.length > 0 ? [{ fallback, cards: fresh }] : [];
  });
};
