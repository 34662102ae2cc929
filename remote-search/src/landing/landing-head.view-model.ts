import type { LandingPage } from '@detour/shared-contracts/api';
import type { PageHead, SiteContext } from '@detour/shared-contracts/mount';
import { printPath, type PageName } from '@detour/shared-contracts/sites';
import { breadcrumbData, preloadsOf, type Crumb } from '@detour/shared-ui';
import { promoSizes } from '../home/blocks/JumbotronPromo';
import type { Text } from '../text';
import type { Names } from '../contract';

export interface ContentHeadContext {
  readonly site: Pick<SiteContext, 'locale' | 'brand' | 'origin'>;
  readonly text: Text;
}

/** Breadcrumb levels: the home page, then the page itself. */
export const crumbsOf = (title: string, { site, text }: ContentHeadContext): readonly Crumb[] => [
  { label: text('nav.home'), href: printPath<Names>('home', site.locale) },
  { label: title },
];

const robotsOf = ({ index, follow }: LandingPage['seo']): NonNullable<PageHead['robots']> => {
  if (index) return 'index,follow';
  return follow ? 'noindex,follow' : 'noindex';
};

interface WrittenPage {
  readonly page: Extract<PageName, 'landing' | 'ideas'>;
  readonly params: Readonly<Record<string, string>>;
  readonly content: Pick<LandingPage, 'seo' | 'title'>;
}

/** Head of an editorial page, with breadcrumb data for search engines. @spec SEO-007 */
export const toContentHead = (
  { page, params, content }: WrittenPage,
  context: ContentHeadContext,
): PageHead => {
  const { locale, brand, origin } = context.site;
  const canonicalPath = printPath<Names>(page, locale, params);
  return {
    title: `${content.seo.title} – ${brand}`,
    description: content.seo.description,
    robots: robotsOf(content.seo),
    canonicalPath,
    jsonLd: [breadcrumbData(crumbsOf(content.title, context), origin, canonicalPath)],
  };
};

/** Keeps a landing page without content out of the index. @spec SEO-014 */
export const toLandingHead = (
  landing: LandingPage | null,
  slug: string,
  context: ContentHeadContext,
): PageHead => {
  const { locale, brand } = context.site;
  if (!landing)
    return { title: brand, canonicalPath: printPath<Names>('landing', locale, { slug }), robots: 'noindex' };
  const [first] = landing.components;
  const hero = first?.component === 'JumbotronPromo' ? first.image : null;
  return {
    ...toContentHead({ page: 'landing', params: { slug }, content: landing }, context),
    ...(hero
      ? { image: hero.desktop.url, preloadImages: preloadsOf(hero.desktop, promoSizes, hero.mobile) }
      : {}),
  };
};
