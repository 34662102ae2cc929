import type { AnnouncementBanner, AnnouncementBannersResponse } from '@detour/shared-contracts/api';
import { locales, type Locale } from '@detour/shared-contracts/sites';
import type { AnnouncementsBody } from '../../../content/kinds/frame-bodies';
import type { ContentView } from '../../../context/content';
import { bodyOf } from '../own-content';
import { announcementsSeed } from './frame-content';
import { sanitiseRichText } from './rich-text';

type Announcement = AnnouncementsBody['banners'][number];
type Said = Announcement & { readonly locale: Locale };

/** Locales whose announcements have the same place and look become one banner of the response. */
const groupOf = ({ page, flow, colorVariation, campaign }: Said): string =>
  [page, flow, colorVariation, campaign].join(' ');

const bannerOf = ([first, ...others]: readonly [Said, ...Said[]]): AnnouncementBanner => {
  const inLocale = ({ locale, content, link }: Said) => ({
    locale,
    content: sanitiseRichText(content),
    link,
  });
  const { page, flow, colorVariation, campaign } = first;
  return { page, flow, colorVariation, campaign, ...inLocale(first), localizations: others.map(inLocale) };
};

/** Banners by page, each with the locales that have it. @spec CALL-068 BANNER-001 BANNER-002 */
export const announcementBanners = (view: ContentView): AnnouncementBannersResponse => {
  const groups = new Map<string, [Said, ...Said[]]>();
  for (const locale of locales) {
    const item = { kind: 'announcements', key: 'all', locale } as const;
    for (const banner of bodyOf(view, item, announcementsSeed(locale)).banners) {
      const said = { ...banner, locale };
      const group = groups.get(groupOf(said));
      if (group) group.push(said);
      else groups.set(groupOf(said), [said]);
    }
  }
  const banners = [...groups.values()].map(bannerOf);
  const on = (page: AnnouncementBanner['page']) => banners.filter((banner) => banner.page === page);
  return { homePage: on('home'), searchPage: on('search'), productPage: on('product') };
};
