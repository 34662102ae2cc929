import { queryOptions } from '@tanstack/react-query';
import { activityDetailCall, activityImagesCall } from '@detour/shared-contracts/api';
import type { Locale } from '@detour/shared-contracts/sites';
import { activityDetailValidator, activityImagesValidator } from '@detour/shared-contracts/validator-loaders';
import { unwrap, type Api } from '@detour/remote-kit';
import type { Names } from '../contract';

export const activityQuery = (api: Api<Names>, id: string, locale: Locale) =>
  queryOptions({
    queryKey: ['activity', id, locale],
    queryFn: async ({ signal }) =>
      unwrap(
        await api.request(activityDetailCall, activityDetailValidator, {
          params: { id },
          query: { locale },
          signal,
        }),
      ),
  });

export const activityImagesQuery = (api: Api<Names>, id: string, locale: Locale) =>
  queryOptions({
    queryKey: ['activity-images', id, locale],
    queryFn: async ({ signal }) =>
      unwrap(
        await api.request(activityImagesCall, activityImagesValidator, {
          params: { id },
          query: { locale },
          signal,
        }),
      ),
  });
