import {
  boxBlockCall,
  landingPageCall,
  resultBlockCall,
  targetedBannerCall,
  type BoxBlock,
  type LandingPage,
  type ResultBlock,
  type ResultBlockQuery,
  type TargetedBannersResponse,
} from '@detour/shared-contracts/api';
import type { Result } from '@detour/shared-contracts/base';
import type { Locale } from '@detour/shared-contracts/sites';
import {
  boxBlockValidator,
  landingPageValidator,
  resultBlockValidator,
  targetedBannerValidator,
} from '@detour/shared-contracts/validator-loaders';
import type { Api, ApiError } from '@detour/remote-kit';
import type { Names } from '../contract';

type Answer<T> = Promise<Result<T, ApiError>>;

export interface LandingAddress {
  /** Second segment of the path. */
  readonly slug: string;
  readonly locale: Locale;
}

/** @spec ROUTE-024 */
export const loadLandingPage = (
  api: Api<Names>,
  { slug, locale }: LandingAddress,
  signal: AbortSignal,
): Answer<LandingPage> =>
  api.request(landingPageCall, landingPageValidator, { params: { slug }, query: { locale }, signal });

/** The offers of a result block; amounts in cents. @spec LAND-014 */
export const loadResultBlock = (
  api: Api<Names>,
  query: ResultBlockQuery,
  signal: AbortSignal,
): Answer<ResultBlock> => api.request(resultBlockCall, resultBlockValidator, { query, signal });

/** The targeted banners of a locale. */
export const loadTargetedBanners = (
  api: Api<Names>,
  locale: Locale,
  signal: AbortSignal,
): Answer<TargetedBannersResponse> =>
  api.request(targetedBannerCall, targetedBannerValidator, { query: { locale }, signal });

/** The gift boxes of a locale. */
export const loadBestBoxes = (api: Api<Names>, locale: Locale, signal: AbortSignal): Answer<BoxBlock> =>
  api.request(boxBlockCall, boxBlockValidator, { query: { locale }, signal });
