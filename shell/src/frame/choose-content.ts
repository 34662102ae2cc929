import {
  fallbackBanners,
  type Flow,
  type PageName,
  type PromoBar,
  type RouteMatch,
  type SiteContext,
} from '@detour/shared-contracts';
import type { FrameContent, ShownBanner } from '../frame-content';
import { hasFlag } from './frame-flags';
import { currentFlow } from './FlowToggle';

export type PageType = 'home' | 'search' | 'product';

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
export const pageTypeOf = (page: PageName): PageType | null => types[page] ?? null;

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

/** By page type and flow; customer care sees none. @spec BANNER-001 BANNER-003 BANNER-005 BANNER-008 */
export const bannerFor = (content: FrameContent, site: SiteContext, { route, flow }: Place): BannerChoice => {
  const type = pageTypeOf(route.page);
  if (type === null || site.mode === 'care') return null;
  const shown = currentFlow(route.page, flow);
  if (shown === 'booking' && hasFlag(site, 'autoDiscount')) return fallbackOf(site, type);
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
