import type { StayDetail } from '@detour/shared-contracts/api';
import type { PageHead } from '@detour/shared-contracts/mount';
import { productPath } from '@detour/shared-contracts/sites';
import { breadcrumbData, galleryPreloads } from '@detour/shared-ui';
import { fromAmount, productData, toDescription } from '@detour/remote-kit';
import { toCrumbs, type StayTools } from './stay.view-model';
import type { Names } from '../contract';

export interface HeadTools extends StayTools {
  readonly origin: string;
  readonly brand: string;
}

/** The from-price of the panel. Null when sold out or expired. */
const amountOf = ({ published, fromPrice }: StayDetail): number | null =>
  published && fromPrice ? fromAmount(fromPrice.sellPrice + fromPrice.localTaxTotalAmount) : null;

/** Title, description, canonical URL, LCP picture, and structured data of breadcrumb and price. @spec SEO-003 SEO-007 */
export const toStayHead = (stay: StayDetail, tools: HeadTools): PageHead => {
  const { t, locale, origin, brand } = tools;
  const path = productPath<Names>(locale, stay.id);
  const [picture] = stay.images;
  const description = stay.pageModel?.metaDescription ?? toDescription(stay.description);
  return {
    title: t('page.title', {
      title: stay.pageModel?.pageTitle ?? `${stay.label}, ${stay.hotel.label}`,
      brand,
    }),
    description,
    canonicalPath: path,
    robots: stay.published ? 'index,follow' : 'noindex,follow',
    ...(picture && {
      image: picture.url,
      preloadImages: stay.published ? galleryPreloads(stay.images) : [],
    }),
    jsonLd: [
      breadcrumbData(toCrumbs(stay, tools), origin, path),
      ...productData({
        name: stay.label,
        description,
        path,
        image: picture?.url,
        origin,
        amount: amountOf(stay),
      }),
    ],
  };
};
