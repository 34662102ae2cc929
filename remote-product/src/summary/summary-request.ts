import type { Locale } from '@detour/shared-contracts/sites';
import type { QuoteRequest } from '../booking/quote/quote.client';
import { quoteRequestOf } from '../booking/quote/quote.query';
import type { Criteria } from '../contract';

/** The offer in the hash with its dates and guests: `offerId` if another offer was selected, otherwise the product. */
export const toSummaryRequest = (criteria: Criteria, locale: Locale): QuoteRequest | null => {
  const offer = criteria.offerId ?? criteria.id;
  return offer === undefined ? null : quoteRequestOf(offer, locale, criteria);
};
