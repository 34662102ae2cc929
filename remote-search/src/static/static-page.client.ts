import { staticPageCall, type StaticPage } from '@detour/shared-contracts/api';
import type { Result } from '@detour/shared-contracts/base';
import type { Locale } from '@detour/shared-contracts/sites';
import { staticPageValidator } from '@detour/shared-contracts/validator-loaders';
import type { Api, ApiError } from '@detour/remote-kit';
import type { Names } from '../contract';

/** A text page by id: legal pages, help and similar. @spec STATIC-001 ROUTE-025 */
export const loadStaticPage = (
  api: Api<Names>,
  { id, locale }: { readonly id: string; readonly locale: Locale },
  signal: AbortSignal,
): Promise<Result<StaticPage, ApiError>> =>
  api.request(staticPageCall, staticPageValidator, { params: { id }, query: { locale }, signal });
