import type { LandingComponent, ResultBlockQuery } from '@detour/shared-contracts/api';
import type { Locale } from '@detour/shared-contracts/sites';

export type ResultsComponent = Extract<LandingComponent, { readonly component: 'TopSearchResults' }>;

/** Default number of offers in a block. @spec LAND-011 */
export const defaultBlockLimit = 3;

/** Request of a block: the search in its content, best first, one offer per hotel. @spec LAND-014 */
export const resultBlockRequest = (
  { type, flowType, hash, limit = defaultBlockLimit }: ResultsComponent,
  locale: Locale,
): ResultBlockQuery => ({
  locale,
  type,
  flowType,
  orderBy: 'priceQuality',
  hash,
  limit,
  numberOfPackagesPerHotel: 1,
});
