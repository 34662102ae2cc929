import { homepageCall, type Homepage } from '@detour/shared-contracts/api';
import type { Result } from '@detour/shared-contracts/base';
import type { Flow } from '@detour/shared-contracts/mount';
import type { Locale } from '@detour/shared-contracts/sites';
import { homepageValidator } from '@detour/shared-contracts/validator-loaders';
import type { Api, ApiError } from '@detour/remote-kit';
import type { Names } from '../contract';

/**
 * Home page content for a locale. A flow without content falls back to booking.
 * @spec HOME-001 HOME-004 HOME-005
 */
export const loadHomepage = (
  api: Api<Names>,
  query: { readonly locale: Locale; readonly flow: Flow },
  signal: AbortSignal,
): Promise<Result<Homepage, ApiError>> => api.request(homepageCall, homepageValidator, { query, signal });
