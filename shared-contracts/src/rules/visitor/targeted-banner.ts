import type { PlacedBanner } from '../../api/content/promo.schema';

/** The banner for a place. Null when there is none. @spec PROMO-014 */
export const targetedBannerFor = (
  banners: readonly PlacedBanner[],
  { locale, page, flow }: Pick<PlacedBanner, 'locale' | 'page' | 'flow'>,
): PlacedBanner | null =>
  banners.find((banner) => banner.locale === locale && banner.page === page && banner.flow === flow) ?? null;
