import { giftPricesCall, type GiftPricesResponse } from '@detour/shared-contracts/api';
import type { Result } from '@detour/shared-contracts/base';
import type { Locale } from '@detour/shared-contracts/sites';
import { giftPricesValidator } from '@detour/shared-contracts/validator-loaders';
import type { Api, ApiError } from '@detour/remote-kit';
import type { Names } from '../contract';

export interface GiftPricesRequest {
  /** Id of the package. */
  readonly id: string;
  readonly locale: Locale;
}

export const loadGiftPrices = (
  api: Api<Names>,
  { id, locale }: GiftPricesRequest,
  signal?: AbortSignal,
): Promise<Result<GiftPricesResponse, ApiError>> =>
  api.request(giftPricesCall, giftPricesValidator, {
    params: { id },
    query: { locale },
    ...(signal && { signal }),
  });
