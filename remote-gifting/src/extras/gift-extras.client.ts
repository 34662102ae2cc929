import { giftExtrasCall, type GiftExtrasResponse } from '@detour/shared-contracts/api';
import type { Result } from '@detour/shared-contracts/base';
import type { Locale } from '@detour/shared-contracts/sites';
import { giftExtrasValidator } from '@detour/shared-contracts/validator-loaders';
import type { Api, ApiError } from '@detour/remote-kit';
import type { Names } from '../contract';

export const loadGiftExtras = (
  api: Api<Names>,
  locale: Locale,
  signal?: AbortSignal,
): Promise<Result<GiftExtrasResponse, ApiError>> =>
  api.request(giftExtrasCall, giftExtrasValidator, { query: { locale }, ...(signal && { signal }) });
