import { queryOptions, skipToken } from '@tanstack/react-query';
import { guestsOf, type Criteria, type Locale } from '@detour/shared-contracts';
import { unwrap, type Api } from '@detour/shared-ui/remote';
import { loadQuote, type QuoteRequest } from './quote.client';

/** null without dates: a quote is a price for dates, and in their absence the from-price stands. */
export const quoteRequestOf = (id: string, locale: Locale, criteria: Criteria): QuoteRequest | null =>
  criteria.dates
    ? {
        id,
        locale,
        checkin: criteria.dates.checkin,
        nights: criteria.dates.nights,
        guests: guestsOf(criteria),
        activitySelectionList: criteria.activityDates
          .map(({ activityId, date }) => `${activityId}.${date.replaceAll('-', '')}`)
          .join('-'),
      }
    : null;

/** A changed traveller or date is a new key, so price and availability are asked again; null asks nothing. @spec PROD-055 */
export const quoteQuery = (api: Api, request: QuoteRequest | null) =>
  queryOptions({
    queryKey: ['quote', request],
    queryFn: request ? async ({ signal }) => unwrap(await loadQuote(api, request, signal)) : skipToken,
    // Stock moves: a price older than this is asked again when it is shown again.
    staleTime: 20_000,
  });
