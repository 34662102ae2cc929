import {
  fallbackBanners,
  targetedBannerFor,
  type Flow,
  type PageName,
  type PlacedBanner,
  type PromoBar,
  type RouteMatch,
  type SiteContext,
} from '@detour/shared-contracts';
import type { FrameContent, ShownBanner } from './frame-content';
import { hasFlag } from '../frame-flags';
import { currentFlow } from '../header/FlowToggle';

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

/** The kind of page that content chooses bars and banners by; null for pages that carry none. */
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

/** A banner, an empty placeholder for one, or no place for one at all. */
export type BannerChoice = ShownBanner | 'placeholder' | null;

const fallbackOf = ({ locale }: SiteContext, page: PageType): ShownBanner | null => {
  const found = fallbackBanners.find((banner) => banner.locale === locale && banner.pages.includes(page));
  return found
    ? { page, flow: found.flow, content: found.content, link: null, colorVariation: 'clay' }
    : null;
};

const colours: readonly ShownBanner['colorVariation'][] = ['brand', 'sand', 'clay'];

/** The announcement that the home page's own content may hold. @spec BANNER-007 */
const homeBannerOf = ({ home }: FrameContent): ShownBanner | null => {
  const said = home?.announcementBanner;
  if (!said) return null;
  const colorVariation = colours.find((colour) => colour === said.colorVariation) ?? 'sand';
  return { page: 'home', flow: 'booking', content: said.content, link: said.link, colorVariation };
};

/** The parts of the footer: on the home page those that its own content names. @spec HOME-014 */
export const footerPartsFor = (
  { home, footer }: FrameContent,
  { page }: RouteMatch,
): FrameContent['footer'] => (page === 'home' && home ? home.footer : footer);

/** The banner under a page, written for its locale, kind and flow; a landing page draws its own. @spec PROMO-014 */
export const targetedBannerOn = (
  { targetedBanners }: FrameContent,
  { locale }: Pick<SiteContext, 'locale'>,
  { route, flow }: Place,
): PlacedBanner | null => {
  const page = pageTypeOf(route.page);
  if (page === null || route.page === 'landing') return null;
  return targetedBannerFor(targetedBanners, { locale, page, flow: currentFlow(route.page, flow) });
};

/** By page type and flow; customer care sees none. @spec BANNER-001 BANNER-003 BANNER-005 BANNER-008 */
export const bannerFor = (content: FrameContent, site: SiteContext, { route, flow }: Place): BannerChoice => {
  const type = pageTypeOf(route.page);
  if (type === null || site.mode === 'care') return null;
  const shown = currentFlow(route.page, flow);
  if (shown === 'booking' && hasFlag(site, 'autoDiscount')) return fallbackOf(site, type);
  const own = route.page === 'home' && shown === 'booking' ? homeBannerOf(content) : null;
  if (own) return own;
  const found = content.banners.find(({ page, flow: ofFlow }) => page === type && ofFlow === shown);
  return found && found.content !== '' ? found : 'placeholder';
};

/** Codes of what is promoted at a place, for those who count. @spec PROMO-007 */
export const promosOf = (content: FrameContent, site: SiteContext, place: Place): readonly string[] => {
  if (place.route.simplified) return [];
  const bar = promoBarFor(content, place);
  const banner = bannerFor(content, site, place);
  return [
    ...(bar ? [bar.internalCode] : []),
    ...(banner === null || banner === 'placeholder' ? [] : [`banner-${banner.page}-${banner.flow}`]),
  ];
};
