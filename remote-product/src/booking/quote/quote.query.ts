import { queryOptions, skipToken } from '@tanstack/react-query';
import type { Quote } from '@detour/shared-contracts/api';
import { guestsOf } from '@detour/shared-contracts/rules';
import type { Locale } from '@detour/shared-contracts/sites';
import { unwrap, type Api } from '@detour/remote-kit';
import { loadQuote, type QuoteRequest } from './quote.client';
import type { Criteria, Names } from '../../contract';

/** Null without dates: then the from-price applies. */
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

/**
 * Changed guests or dates form a new cache key, so price and availability are requested again. Null requests nothing. @spec
 * PROD-055
 */
export const quoteQuery = (api: Api<Names>, request: QuoteRequest | null) =>
  queryOptions({
    queryKey: ['quote', request],
    queryFn: request ? async ({ signal }) => unwrap(await loadQuote(api, request, signal)) : skipToken,
    // An activity day does not change the price, so the current one stays during the check.
    placeholderData: (former: Quote | undefined, query) =>
      request && isSameStay(request, query?.queryKey[1] as QuoteRequest | null | undefined)
        ? former
        : undefined,
    // Stock changes: a stale price is requested again when shown.
    staleTime: 20_000,
  });
