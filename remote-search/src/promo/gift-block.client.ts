import { giftBlockCall, mapResult, type GiftBlock, type Locale, type Result } from '@detour/shared-contracts';
import { validateGiftBlock } from '@detour/shared-contracts/validators';
import type { Api, ApiError } from '@detour/remote-kit';

/** Ways to give, of a locale. */
export const loadGiftBlock = async (
  api: Api,
  locale: Locale,
  signal: AbortSignal,
): Promise<Result<GiftBlock, ApiError>> =>
  mapResult(await api.request(giftBlockCall, validateGiftBlock, { signal }), (blocks) => blocks[locale]);
