import { giftBlockCall, type GiftBlock } from '@detour/shared-contracts/api';
import { ok, type Result } from '@detour/shared-contracts/base';
import type { Locale } from '@detour/shared-contracts/sites';
import { validateGiftBlock } from '@detour/shared-contracts/validators';
import type { Api, ApiError } from '@detour/remote-kit';
import type { Names } from '../contract';

/** Gift block content of a locale. */
export const loadGiftBlock = async (
  api: Api<Names>,
  locale: Locale,
  signal: AbortSignal,
): Promise<Result<GiftBlock, ApiError>> => {
  const blocks = await api.request(giftBlockCall, validateGiftBlock, { signal });
  return blocks.ok ? ok(blocks.value[locale]) : blocks;
};
