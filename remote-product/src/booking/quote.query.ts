import { queryOptions, skipToken } from '@tanstack/react-query';
import { guestsOf, type Criteria, type Locale, type Quote } from '@detour/shared-contracts';
import { unwrap, type Api } from '@detour/remote-kit';
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

const isSameStay = (one: QuoteRequest, other: QuoteRequest | null | undefined): boolean =>
  other !== null &&
  other !== undefined &&
  JSON.stringify({ ...one, activitySelectionList: '' }) ===
    JSON.stringify({ ...other, activitySelectionList: '' });

/** A changed traveller or date is a new key, so price and availability are asked again; null asks nothing. @spec PROD-055 */
export const quoteQuery = (api: Api, request: QuoteRequest | null) =>
  queryOptions({
    queryKey: ['quote', request],
    queryFn: request ? async ({ signal }) => unwrap(await loadQuote(api, request, signal)) : skipToken,
    // The day of an activity changes no price: what is there stays while it is checked.
    placeholderData: (former: Quote | undefined, query) =>
      request && isSameStay(request, query?.queryKey[1] as QuoteRequest | null | undefined)
        ? former
        : undefined,
    // Stock moves: a price older than this is asked again when it is shown again.
    staleTime: 20_000,
  });
