import { wishlistCall, type WishlistResponse } from '@detour/shared-contracts/api';
import type { Result } from '@detour/shared-contracts/base';
import type { Locale } from '@detour/shared-contracts/sites';
import { validateWishlist } from '@detour/shared-contracts/validators';
import type { Api, ApiError } from '@detour/remote-kit';
import type { Names } from '../contract';

export const loadWishlist = (
  api: Api<Names>,
  locale: Locale,
  signal?: AbortSignal,
): Promise<Result<WishlistResponse, ApiError>> =>
  api.request(wishlistCall, validateWishlist, { query: { locale }, ...(signal && { signal }) });
