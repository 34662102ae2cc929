import type { ActivityDetail } from '@detour/shared-contracts/api';
import { galleryPreloads } from '@detour/shared-ui';
import { isApiError, type PageDefinition, type PrefetchContext } from '@detour/remote-kit';
import { ActivityPage } from './ActivityPage';
import { picturesOf } from './ActivityGallery';
import { activityImagesQuery, activityQuery } from './activity.query';
import { activityPath } from './activity.view-model';
import type { Names } from '../contract';

/** @spec ACT-012 */
const isOnSale = ({ published }: Pick<ActivityDetail, 'published'>): boolean => published !== false;

/** 404 for an unknown activity, 410 for an expired one. The page itself reports every other failure. */
const statusOf = (known: Pick<ActivityDetail, 'published'> | undefined, error: unknown): number => {
  if (known) return isOnSale(known) ? 200 : 410;
  return isApiError(error) && error.status === 404 ? 404 : 200;
};

const prefetch = async ({ queryClient, api, site, route, text }: PrefetchContext<Names>) => {
  const id = route.params['id'] ?? '';
  const query = activityQuery(api, id, site.locale);
  const images = activityImagesQuery(api, id, site.locale);
  await Promise.all([
    queryClient.prefetchQuery(query),
    // If this fails, the pictures of the detail response stay.
    queryClient.prefetchQuery(images),
  ]);
  const activity = queryClient.getQueryData(query.queryKey);
  const name = activity?.pageModel?.pageTitle ?? activity?.label;
  const known = queryClient.getQueryData(images.queryKey);
  const pictures = picturesOf(known, activity?.images ?? []);
  const [picture] = pictures;
  return {
    head: {
      title: name === undefined ? site.brand : text('page.title', { title: name, brand: site.brand }),
      canonicalPath: activityPath(site.locale, id),
      robots: activity && isOnSale(activity) ? ('index,follow' as const) : ('noindex,follow' as const),
      ...(activity ? { description: activity.pageModel?.metaDescription ?? activity.description } : {}),
      ...(picture ? { image: picture.url, preloadImages: galleryPreloads(pictures, 'hotel') } : {}),
    },
    status: statusOf(activity, queryClient.getQueryState(query.queryKey)?.error),
  };
};

export const activityPage: PageDefinition<Names> = { prefetch, Component: ActivityPage };
