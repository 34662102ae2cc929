import { queryOptions } from '@tanstack/react-query';
import { boxesCall } from '@detour/shared-contracts/api';
import type { Locale } from '@detour/shared-contracts/sites';
import { boxesValidator } from '@detour/shared-contracts/validator-loaders';
import { unwrap, type Api } from '@detour/remote-kit';
import type { Names } from '../contract';

/** All boxes of a locale. List and detail share this query, so opening a box needs no request. */
export const boxesQuery = (api: Api<Names>, locale: Locale) =>
  queryOptions({
    queryKey: ['boxes', locale],
    queryFn: async ({ signal }) =>
      unwrap(await api.request(boxesCall, boxesValidator, { query: { locale }, signal })).boxes,
  });
