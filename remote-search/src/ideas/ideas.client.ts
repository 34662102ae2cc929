import { ideasPageCall, type IdeasPage } from '@detour/shared-contracts/api';
import type { Result } from '@detour/shared-contracts/base';
import type { Locale } from '@detour/shared-contracts/sites';
import { ideasPageValidator } from '@detour/shared-contracts/validator-loaders';
import type { Api, ApiError } from '@detour/remote-kit';
import type { Names } from '../contract';

/** Ideas of a locale, in sections, and its regions. */
export const loadIdeas = (
  api: Api<Names>,
  locale: Locale,
  signal: AbortSignal,
): Promise<Result<IdeasPage, ApiError>> =>
  api.request(ideasPageCall, ideasPageValidator, { query: { locale }, signal });
