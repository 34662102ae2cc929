import type { PlacedBanner } from '../api/promo.schema';

/** The banner that was written for a place; null where nobody wrote one. @spec PROMO-014 */
export const targetedBannerFor = (
  banners: readonly PlacedBanner[],
  { locale, page, flow }: Pick<PlacedBanner, 'locale' | 'page' | 'flow'>,
): PlacedBanner | null =>
  banners.find((banner) => banner.locale === locale && banner.page === page && banner.flow === flow) ?? null;
