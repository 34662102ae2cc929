import { wishlistCall, type WishlistResponse } from '@detour/shared-contracts/api';
import type { Result } from '@detour/shared-contracts/base';
import type { Locale } from '@detour/shared-contracts/sites';
import { wishlistValidator } from '@detour/shared-contracts/validator-loaders';
import type { Api, ApiError } from '@detour/remote-kit';
import type { Names } from '../contract';

export const loadWishlist = (
  api: Api<Names>,
  locale: Locale,
  signal?: AbortSignal,
): Promise<Result<WishlistResponse, ApiError>> =>
  api.request(wishlistCall, wishlistValidator, { query: { locale }, ...(signal && { signal }) });
