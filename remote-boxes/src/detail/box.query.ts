import { queryOptions } from '@tanstack/react-query';
import { boxProductDetailCall } from '@detour/shared-contracts/api';
import type { Locale } from '@detour/shared-contracts/sites';
import { boxProductDetailValidator } from '@detour/shared-contracts/validator-loaders';
import { unwrap, type Api } from '@detour/remote-kit';
import type { Names } from '../contract';

export const boxQuery = (api: Api<Names>, locale: Locale, code: string) =>
  queryOptions({
    queryKey: ['box', locale, code],
    queryFn: async ({ signal }) =>
      unwrap(
        await api.request(boxProductDetailCall, boxProductDetailValidator, {
          params: { code },
          query: { locale },
          signal,
        }),
      ),
  });
