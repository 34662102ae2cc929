import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import type { InsuranceQuoteQuery, Quote } from '@detour/shared-contracts/api';
import type { Locale } from '@detour/shared-contracts/sites';
import { unwrap, type Api } from '@detour/remote-kit';
import { loadInsurance } from './insurance.client';
import type { Names } from '../../contract';

/** What is insured: all that the visitor pays us for the stay, before codes and gift cards. Null without a price. */
export const insuranceRequestOf = (
  quote: Pick<Quote, 'cancellationPolicy' | 'finalPrice'>,
  locale: Locale,
): InsuranceQuoteQuery | null =>
  quote.finalPrice && {
    cancellationType: quote.cancellationPolicy.type,
    amount: quote.finalPrice.amountToPay,
    locale,
  };

/**
 * Another amount or cancellation type forms a new cache key, so the price is requested again; the former answer keeps the choice on
 * the page meanwhile. A failure is shown at once, because the visitor can go on without insurance. @spec INS-005
 */
export const insuranceQuery = (api: Api<Names>, request: InsuranceQuoteQuery | null) =>
  queryOptions({
    queryKey: ['insurance', request],
    queryFn: request ? async ({ signal }) => unwrap(await loadInsurance(api, request, signal)) : skipToken,
    placeholderData: keepPreviousData,
    staleTime: 20_000,
    retry: false,
  });
