import { giftExtrasCall, type GiftExtrasResponse } from '@detour/shared-contracts/api';
import type { Result } from '@detour/shared-contracts/base';
import type { Locale } from '@detour/shared-contracts/sites';
import { validateGiftExtras } from '@detour/shared-contracts/validators';
import type { Api, ApiError } from '@detour/remote-kit';
import type { Names } from '../contract';

export const loadGiftExtras = (
  api: Api<Names>,
  locale: Locale,
  signal?: AbortSignal,
): Promise<Result<GiftExtrasResponse, ApiError>> =>
  api.request(giftExtrasCall, validateGiftExtras, { query: { locale }, ...(signal && { signal }) });
