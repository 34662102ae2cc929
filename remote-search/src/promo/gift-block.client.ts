import { giftBlockCall, type GiftBlock } from '@detour/shared-contracts/api';
import { ok, type Result } from '@detour/shared-contracts/base';
import type { Locale } from '@detour/shared-contracts/sites';
import { giftBlockValidator } from '@detour/shared-contracts/validator-loaders';
import type { Api, ApiError } from '@detour/remote-kit';
import type { Names } from '../contract';

/** Gift block content of a locale. */
export const loadGiftBlock = async (
  api: Api<Names>,
  locale: Locale,
  signal: AbortSignal,
): Promise<Result<GiftBlock, ApiError>> => {
  const blocks = await api.request(giftBlockCall, giftBlockValidator, { signal });
  return blocks.ok ? ok(blocks.value[locale]) : blocks;
};
