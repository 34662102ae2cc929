import { queryOptions } from '@tanstack/react-query';
import { boxProductDetailCall } from '@detour/shared-contracts/api';
import type { Locale } from '@detour/shared-contracts/sites';
import { validateBoxProductDetail } from '@detour/shared-contracts/validators';
import { unwrap, type Api } from '@detour/remote-kit';
import type { Names } from '../contract';

export const boxQuery = (api: Api<Names>, locale: Locale, code: string) =>
  queryOptions({
    queryKey: ['box', locale, code],
    queryFn: async ({ signal }) =>
      unwrap(
        await api.request(boxProductDetailCall, validateBoxProductDetail, {
          params: { code },
          query: { locale },
          signal,
        }),
      ),
  });
