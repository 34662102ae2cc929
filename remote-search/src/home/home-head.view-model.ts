import type { Homepage } from '@detour/shared-contracts/api';
import type { PageHead, SiteContext } from '@detour/shared-contracts/mount';
import { printPath } from '@detour/shared-contracts/sites';
import { preloadsOf } from '@detour/shared-ui';
import type { Text } from '../text';
import { heroSizes, mobileHero } from './blocks/Jumbotron';
import type { Names } from '../contract';

export interface HomeHeadContext {
  readonly site: Pick<SiteContext, 'locale' | 'brand'>;
  readonly text: Text;
}

/** Metadata for search engines, and the LCP picture to preload. @spec HOME-002 HOME-006 */
export const toHomeHead = (home: Homepage | null, { site, text }: HomeHeadContext): PageHead => {
  const canonicalPath = printPath<Names>('home', site.locale);
  if (!home) return { title: text('home.metaTitle', { brand: site.brand }), canonicalPath };
  const { seo, jumbotron } = home;
  return {
    title: withBrand(seo.title, site.brand),
    description: seo.description,
    canonicalPath,
    robots: robotsOf(seo),
    image: jumbotron.image.url,
    preloadImages: preloadsOf(jumbotron.image, heroSizes, mobileHero(jumbotron.image)),
  };
};

/** Content may already contain the shop's name. */
const withBrand = (title: string, brand: string): string =>
  title.endsWith(brand) ? title : `${title} – ${brand}`;

const robotsOf = ({ index, follow }: Homepage['seo']): NonNullable<PageHead['robots']> => {
  if (index) return 'index,follow';
  return follow ? 'noindex,follow' : 'noindex';
};
