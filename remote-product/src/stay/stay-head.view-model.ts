import type { StayDetail } from '@detour/shared-contracts/api';
import type { PageHead } from '@detour/shared-contracts/mount';
import { productPath } from '@detour/shared-contracts/sites';
import { breadcrumbData, galleryPreloads } from '@detour/shared-ui';
import { toCrumbs, type StayTools } from './stay.view-model';
import type { Names } from '../contract';

export interface HeadTools extends StayTools {
  readonly origin: string;
  readonly brand: string;
}

/** Title, description, canonical URL, LCP picture, and structured data of the breadcrumb. @spec SEO-007 */
export const toStayHead = (stay: StayDetail, tools: HeadTools): PageHead => {
  const { t, locale, origin, brand } = tools;
  const path = productPath<Names>(locale, stay.id);
  const [picture] = stay.images;
  return {
    title: t('page.title', {
      title: stay.pageModel?.pageTitle ?? `${stay.label}, ${stay.hotel.label}`,
      brand,
    }),
    description: stay.pageModel?.metaDescription ?? stay.description.slice(0, 160),
    canonicalPath: path,
    robots: stay.published ? 'index,follow' : 'noindex,follow',
    ...(picture && {
      image: picture.url,
      preloadImages: stay.published ? galleryPreloads(stay.images) : [],
    }),
    jsonLd: [breadcrumbData(toCrumbs(stay, tools), origin, path)],
  };
};
