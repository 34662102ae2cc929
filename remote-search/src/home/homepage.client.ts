import { homepageCall, type Flow, type Homepage, type Locale, type Result } from '@detour/shared-contracts';
import { validateHomepage } from '@detour/shared-contracts/validators';
import type { Api, ApiError } from '@detour/remote-kit';

/**
 * Home page content for a locale. A flow without content falls back to booking.
 * @spec HOME-001 HOME-004 HOME-005
 */
export const loadHomepage = (
  api: Api,
  query: { readonly locale: Locale; readonly flow: Flow },
  signal: AbortSignal,
): Promise<Result<Homepage, ApiError>> => api.request(homepageCall, validateHomepage, { query, signal });
