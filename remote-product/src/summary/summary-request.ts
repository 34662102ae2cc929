import type { Criteria } from '@detour/shared-contracts/criteria';
import type { Locale } from '@detour/shared-contracts/sites';
import type { QuoteRequest } from '../booking/quote.client';
import { quoteRequestOf } from '../booking/quote.query';

/** The offer of the hash with its dates and travellers: `offerId` where another offer of the page was chosen, else its product. */
export const toSummaryRequest = (criteria: Criteria, locale: Locale): QuoteRequest | null => {
  const offer = criteria.offerId ?? criteria.id;
  return offer === undefined ? null : quoteRequestOf(offer, locale, criteria);
};
