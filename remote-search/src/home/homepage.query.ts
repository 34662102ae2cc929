import { queryOptions } from '@tanstack/react-query';
import type { Flow } from '@detour/shared-contracts/mount';
import type { Locale } from '@detour/shared-contracts/sites';
import { unwrap, type Api } from '@detour/remote-kit';
import { loadHomepage } from './homepage.client';
import type { Names } from '../contract';

export const homepageQuery = (api: Api<Names>, query: { readonly locale: Locale; readonly flow: Flow }) =>
  queryOptions({
    queryKey: ['homepage', query.locale, query.flow],
    queryFn: async ({ signal }) => unwrap(await loadHomepage(api, query, signal)),
  });
