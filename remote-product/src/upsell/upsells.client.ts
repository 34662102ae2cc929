import { upsellsCall, type UpsellsResponse } from '@detour/shared-contracts/api';
import type { Result } from '@detour/shared-contracts/base';
import { guestsOf } from '@detour/shared-contracts/rules';
import type { Locale } from '@detour/shared-contracts/sites';
import { upsellsValidator } from '@detour/shared-contracts/validator-loaders';
import type { Api, ApiError } from '@detour/remote-kit';
import type { Criteria, Names } from '../contract';

export interface UpsellsRequest {
  readonly id: string;
  readonly locale: Locale;
  readonly criteria: Criteria;
  /** Requests only extras that a gift may contain: without a dated line. */
  readonly gift: boolean;
}

/** @spec PROD-018 PROD-062 */
export const loadUpsells = (
  api: Api<Names>,
  { id, locale, criteria, gift }: UpsellsRequest,
  signal?: AbortSignal,
): Promise<Result<UpsellsResponse, ApiError>> =>
  api.request(upsellsCall, upsellsValidator, {
    params: { id },
    query: {
      locale,
      ...(gift
        ? { gift, adult: 2, child: 0, baby: 0 }
        : {
            ...guestsOf(criteria),
            ...(criteria.dates && { checkin: criteria.dates.checkin, nights: criteria.dates.nights }),
          }),
    },
    ...(signal && { signal }),
  });
