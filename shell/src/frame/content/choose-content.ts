import type { PlacedBanner, PromoBar } from '@detour/shared-contracts/api';
import type { Flow, SiteContext } from '@detour/shared-contracts/mount';
import { fallbackBanners } from './fallback-banners';
import { targetedBannerFor } from '@detour/shared-contracts/rules';
import type { PageName, RouteMatch } from '@detour/shared-contracts/sites';
import type { FrameContent, ShownBanner } from './frame-content';
import { hasFlag } from '../frame-flags';
import { currentFlow } from '../current-flow';

type PageType = 'home' | 'search' | 'product';

const types: Readonly<Partial<Record<PageName, PageType>>> = {
  home: 'home',
  search: 'search',
  'activity-search': 'search',
  landing: 'search',
  ideas: 'search',
  boxes: 'search',
  product: 'product',
  'single-voucher': 'product',
  hotel: 'product',
  activity: 'product',
  box: 'product',
  'box-product': 'product',
  'box-by-sku': 'product',
};

/** Page type by which content selects bars and banners. Null for pages without any. */
const pageTypeOf = (page: PageName): PageType | null => types[page] ?? null;

interface Place {
  readonly route: RouteMatch;
  readonly flow: Flow;
}

/** @spec PROMO-001 */
export const promoBarFor = ({ promoBars }: FrameContent, { route, flow }: Place): PromoBar | null => {
  const type = pageTypeOf(route.page);
  const shown = currentFlow(route.page, flow);
  return promoBars.find((bar) => type !== null && bar.flow === shown && bar.pages.includes(type)) ?? null;
};

/** A banner, an empty placeholder, or nothing. */
export type BannerChoice = ShownBanner | 'placeholder' | null;

const fallbackOf = ({ locale }: SiteContext, page: PageType): ShownBanner | null => {
  const found = fallbackBanners.find((banner) => banner.locale === locale && banner.pages.includes(page));
  return found
    ? { page, flow: found.flow, content: found.content, link: null, colorVariation: 'clay' }
    : null;
};

const colours: readonly ShownBanner['colorVariation'][] = ['brand', 'sand', 'clay'];

/** The announcement in the home page's own content. @spec BANNER-007 */
const homeBannerOf = ({ home }: FrameContent): ShownBanner | null => {
  const said = home?.announcementBanner;
  if (!said) return null;
  const colorVariation = colours.find((colour) => colour === said.colorVariation) ?? 'sand';
  return { page: 'home', flow: 'booking', content: said.content, link: said.link, colorVariation };
};

/** Parts of the footer. On the home page, those of its own content. @spec HOME-014 */
export const footerPartsFor = (
  { home, footer }: FrameContent,
  { page }: RouteMatch,
): FrameContent['footer'] => (page === 'home' && home ? home.footer : footer);

/** The banner below a page, by locale, kind and flow. Landing pages render their own. @spec PROMO-014 */
export const targetedBannerOn = (
  { targetedBanners }: FrameContent,
  { locale }: Pick<SiteContext, 'locale'>,
  { route, flow }: Place,
): PlacedBanner | null => {
  const page = pageTypeOf(route.page);
  if (page === null || route.page === 'landing') return null;
  return targetedBannerFor(targetedBanners, { locale, page, flow: currentFlow(route.page, flow) });
};

/** Returns the banner by page type and flow. Hidden from customer care. @spec BANNER-001 BANNER-003 BANNER-005 BANNER-008 */
export const bannerFor = (content: FrameContent, site: SiteContext, { route, flow }: Place): BannerChoice => {
  const type = pageTypeOf(route.page);
  if (type === null || site.mode === 'care') return null;
  const shown = currentFlow(route.page, flow);
  if (shown === 'booking' && hasFlag(site, 'autoDiscountBanner')) return fallbackOf(site, type);
  const own = route.page === 'home' && shown === 'booking' ? homeBannerOf(content) : null;
  if (own) return own;
  const found = content.banners.find(({ page, flow: ofFlow }) => page === type && ofFlow === shown);
  return found && found.content !== '' ? found : 'placeholder';
};

/** Codes of the promotions at a place, for analytics. @spec PROMO-007 */
export const promosOf = (content: FrameContent, site: SiteContext, place: Place): readonly string[] => {
  if (place.route.simplified) return [];
  const bar = promoBarFor(content, place);
  const banner = bannerFor(content, site, place);
  return [
    ...(bar ? [bar.internalCode] : []),
    ...(banner === null || banner === 'placeholder' ? [] : [`banner-${banner.page}-${banner.flow}`]),
  ];
};
