import type {
  AnnouncementBanner,
  AnnouncementBannersResponse,
  GiftBlock,
  Homepage,
  NavigationLink,
  NavigationResponse,
  PlacedBanner,
  PromoBar,
  WeeklyTheme,
} from '@detour/shared-contracts/api';
import type { Locale } from '@detour/shared-contracts/sites';

/** A banner in the visitor's language. */
export type ShownBanner = Pick<AnnouncementBanner, 'page' | 'flow' | 'content' | 'link' | 'colorVariation'>;

/** Content of header, footer and gift drawer in one locale. */
export interface FrameContent {
  readonly navigation: readonly NavigationLink[];
  /** In the menu of the header. Absent from a document of an older server. @spec NAV-004 */
  readonly weeklyTheme?: WeeklyTheme | null;
  /** The optional parts of the footer. @spec FOOT-010 */
  readonly footer: NavigationResponse['footer'];
  /** Payment methods of the site, in order. Absent from an older gateway or server. @spec FOOT-005 */
  readonly payments?: readonly string[] | undefined;
  readonly promoBars: readonly PromoBar[];
  readonly banners: readonly ShownBanner[];
  readonly giftBlock: GiftBlock | null;
  /** Frame content of the home page response. Null until known. @spec HOME-014 BANNER-007 */
  readonly home: Pick<Homepage, 'footer' | 'announcementBanner'> | null;
  /** Targeted banners of this locale. @spec PROMO-014 */
  readonly targetedBanners: readonly PlacedBanner[];
}

/** Default until content is read: a working frame without promotions. */
export const noContent: FrameContent = {
  navigation: [],
  footer: { legal: true, newsletter: true, contact: true },
  promoBars: [],
  banners: [],
  giftBlock: null,
  home: null,
  targetedBanners: [],
};

const inLocale = (banner: AnnouncementBanner, locale: Locale): ShownBanner => {
  const { page, flow, colorVariation } = banner;
  const said =
    banner.locale === locale
      ? banner
      : banner.localizations.find((localization) => localization.locale === locale);
  return { page, flow, colorVariation, content: said?.content ?? '', link: said?.link ?? null };
};

/** The banners of all pages in one locale. A banner without a translation stays, empty. @spec BANNER-002 BANNER-005 */
export const localiseBanners = (
  { homePage, searchPage, productPage }: AnnouncementBannersResponse,
  locale: Locale,
): readonly ShownBanner[] =>
  [...homePage, ...searchPage, ...productPage]
    .map((banner) => inLocale(banner, locale))
    // Locales may have different banners for one place. The first of a place is shown.
    .sort((a, b) => Number(a.content === '') - Number(b.content === ''));
