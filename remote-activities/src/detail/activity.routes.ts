import type { ActivityDetail } from '@detour/shared-contracts/api';
import { isApiError, type PageDefinition, type PrefetchContext } from '@detour/remote-kit';
import { ActivityPage } from './ActivityPage';
import { picturesOf } from './ActivityGallery';
import { activityImagesQuery, activityQuery } from './activity.query';
import { isOnSale, toActivityHead } from './activity-head.view-model';
import { activityPath } from './activity.view-model';
import type { Text } from '../text';
import type { Names } from '../contract';

/** 404 for an unknown activity, 410 for an expired one. The page itself shows every other failure. */
const statusOf = (known: Pick<ActivityDetail, 'published'> | undefined, error: unknown): number => {
  if (known) return isOnSale(known) ? 200 : 410;
  return isApiError(error) && error.status === 404 ? 404 : 503;
};

const prefetch = async (context: PrefetchContext<Names>) => {
  const { queryClient, api, site, route, text, format } = context;
  const id = route.params['id'] ?? '';
  const query = activityQuery(api, id, site.locale);
  const images = activityImagesQuery(api, id, site.locale);
  await Promise.all([
    queryClient.prefetchQuery(query),
    // If this fails, the pictures of the detail response stay.
    queryClient.prefetchQuery(images),
  ]);
  const activity = queryClient.getQueryData(query.queryKey);
  const pictures = picturesOf(queryClient.getQueryData(images.queryKey), activity?.images ?? []);
  return {
    head: activity
      ? toActivityHead(activity, { site, locale: site.locale, text: text as Text, format, pictures })
      : {
          title: site.brand,
          canonicalPath: activityPath(site.locale, id),
          robots: 'noindex,follow' as const,
        },
    status: statusOf(activity, queryClient.getQueryState(query.queryKey)?.error),
  };
};

export const activityPage: PageDefinition<Names> = { prefetch, Component: ActivityPage };
