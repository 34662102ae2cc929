import { quoteCall, type Quote } from '@detour/shared-contracts/api';
import type { IsoDate, Result } from '@detour/shared-contracts/base';
import type { Guests } from '@detour/shared-contracts/rules';
import type { Locale } from '@detour/shared-contracts/sites';
import { quoteValidator } from '@detour/shared-contracts/validator-loaders';
import type { Api, ApiError } from '@detour/remote-kit';
import type { Names } from '../../contract';

export interface QuoteRequest {
  readonly id: string;
  readonly locale: Locale;
  readonly checkin: IsoDate;
  readonly nights: number;
  readonly guests: Guests;
  /** `{activityId}.{yyyyMMdd}` joined by dashes; empty without any. */
  readonly activitySelectionList: string;
}

export const loadQuote = (
  api: Api<Names>,
  { id, locale, checkin, nights, guests, activitySelectionList }: QuoteRequest,
  signal?: AbortSignal,
): Promise<Result<Quote, ApiError>> =>
  api.request(quoteCall, quoteValidator, {
    params: { id },
    query: { checkin, nights, ...guests, locale, ...(activitySelectionList && { activitySelectionList }) },
    ...(signal && { signal }),
  });
