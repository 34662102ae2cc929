import type { Criteria, Locale } from '@detour/shared-contracts';
import type { QuoteRequest } from '../booking/quote/quote.client';
import { quoteRequestOf } from '../booking/quote/quote.query';

/** The offer of the hash with its dates and travellers: `offerId` where another offer of the page was chosen, else its product. */
export const toSummaryRequest = (criteria: Criteria, locale: Locale): QuoteRequest | null => {
  const offer = criteria.offerId ?? criteria.id;
  return offer === undefined ? null : quoteRequestOf(offer, locale, criteria);
};
