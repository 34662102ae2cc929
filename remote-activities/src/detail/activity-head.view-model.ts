import type { ActivityDetail } from '@detour/shared-contracts/api';
import type { PageHead, SiteContext } from '@detour/shared-contracts/mount';
import { breadcrumbData, galleryPreloads, type PictureImage } from '@detour/shared-ui';
import { productData, toDescription } from '@detour/remote-kit';
import { activityPath, crumbsOf, toActivityPrice, type ActivityTools } from './activity.view-model';

/** Number of people without a search. */
const usualAdults = 2;

/** @spec ACT-012 */
export const isOnSale = ({ published }: Pick<ActivityDetail, 'published'>): boolean => published !== false;

interface HeadTools extends ActivityTools {
  readonly site: Pick<SiteContext, 'brand' | 'origin'>;
  /** Pictures of the gallery, the main one first. */
  readonly pictures: readonly PictureImage[];
}

/** Title, description, robots, picture, and structured data of breadcrumb and the usual party's price. @spec SEO-003 SEO-007 */
export const toActivityHead = (activity: ActivityDetail, tools: HeadTools): PageHead => {
  const { locale, text, format, site, pictures } = tools;
  const { label, pageModel, prices } = activity;
  const path = activityPath(locale, activity.id);
  const description = pageModel?.metaDescription ?? toDescription(activity.description);
  const price = isOnSale(activity) ? toActivityPrice(prices, usualAdults, format) : null;
  const [picture] = pictures;
  return {
    title: text('page.title', { title: pageModel?.pageTitle ?? label, brand: site.brand }),
    description,
    canonicalPath: path,
    robots: isOnSale(activity) ? 'index,follow' : 'noindex,follow',
    ...(picture ? { image: picture.url, preloadImages: galleryPreloads(pictures, 'hotel') } : {}),
    jsonLd: [
      breadcrumbData(crumbsOf(activity, { locale, text }), site.origin, path),
      ...productData({
        name: label,
        description,
        path,
        image: picture?.url,
        origin: site.origin,
        amount: price?.amount ?? null,
      }),
    ],
  };
};
