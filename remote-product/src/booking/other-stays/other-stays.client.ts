import { productOffersCall, type ProductOffersResponse } from '@detour/shared-contracts/api';
import type { Result } from '@detour/shared-contracts/base';
import { productOffersValidator } from '@detour/shared-contracts/validator-loaders';
import type { Api, ApiError } from '@detour/remote-kit';
import type { Names } from '../../contract';
import type { QuoteRequest } from '../quote/quote.client';

/** Stays of the same hotel that are free on these dates for these guests, cheapest first. */
export const loadOtherStays = (
  api: Api<Names>,
  { id, locale, checkin, nights, guests }: Omit<QuoteRequest, 'activitySelectionList'>,
  signal: AbortSignal,
): Promise<Result<ProductOffersResponse, ApiError>> =>
  api.request(productOffersCall, productOffersValidator, {
    params: { id },
    query: { checkin, nights, ...guests, locale },
    signal,
  });
