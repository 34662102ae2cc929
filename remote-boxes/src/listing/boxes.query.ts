import { queryOptions } from '@tanstack/react-query';
import { boxesCall } from '@detour/shared-contracts/api';
import type { Locale } from '@detour/shared-contracts/sites';
import { validateBoxes } from '@detour/shared-contracts/validators';
import { unwrap, type Api } from '@detour/remote-kit';

/** All boxes of a locale; listing and detail share it, so that opening a box loads nothing. */
export const boxesQuery = (api: Api, locale: Locale) =>
  queryOptions({
    queryKey: ['boxes', locale],
    queryFn: async ({ signal }) =>
      unwrap(await api.request(boxesCall, validateBoxes, { query: { locale }, signal })).boxes,
  });
