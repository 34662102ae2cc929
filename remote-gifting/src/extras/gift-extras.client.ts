import { giftExtrasCall, type GiftExtrasResponse, type Locale, type Result } from '@detour/shared-contracts';
import { validateGiftExtras } from '@detour/shared-contracts/validators';
import type { Api, ApiError } from '@detour/remote-kit';

export const loadGiftExtras = (
  api: Api,
  locale: Locale,
  signal?: AbortSignal,
): Promise<Result<GiftExtrasResponse, ApiError>> =>
  api.request(giftExtrasCall, validateGiftExtras, { query: { locale }, ...(signal && { signal }) });
