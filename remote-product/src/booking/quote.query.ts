import { queryOptions } from '@tanstack/react-query';
import type { Criteria, Locale } from '@detour/shared-contracts';
import { unwrap, type Api } from '@detour/shared-ui/remote';
import { paxOf } from './guests';
import { loadQuote, type QuoteRequest } from './quote.client';

/** null without dates: a quote is a price for dates, and in their absence the from-price stands. */
export const quoteRequestOf = (id: string, locale: Locale, criteria: Criteria): QuoteRequest | null =>
  criteria.dates
    ? {
        id,
        locale,
        checkin: criteria.dates.checkin,
        nights: criteria.dates.nights,
        pax: paxOf(criteria),
        activitySelectionList: criteria.activityDates
          .map(({ activityId, date }) => `${activityId}.${date.replaceAll('-', '')}`)
          .join('-'),
      }
    : null;

/** A changed traveller or date is a new key, so price and availability are asked again. @spec PROD-055 */
export const quoteQuery = (api: Api, request: QuoteRequest) =>
  queryOptions({
    queryKey: ['quote', request],
    queryFn: async ({ signal }) => unwrap(await loadQuote(api, request, signal)),
    // Stock moves: a price older than this is asked again when it is shown again.
    staleTime: 20_000,
  });
