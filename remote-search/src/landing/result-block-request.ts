import type { LandingComponent, Locale, ResultBlockQuery } from '@detour/shared-contracts';

export type ResultsComponent = Extract<LandingComponent, { readonly component: 'TopSearchResults' }>;

/** Offers of a block that does not say how many. @spec LAND-011 */
export const defaultBlockLimit = 3;

/** What a block asks for: the search that its content describes, the best first, one offer of a hotel. @spec LAND-014 */
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
