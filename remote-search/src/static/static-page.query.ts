import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '@detour/shared-contracts/sites';
import { unwrap, type Api } from '@detour/remote-kit';
import { loadStaticPage } from './static-page.client';
import type { Names } from '../contract';

export const staticPageQuery = (api: Api<Names>, page: { readonly id: string; readonly locale: Locale }) =>
  queryOptions({
    queryKey: ['static', page.locale, page.id],
    queryFn: async ({ signal }) => unwrap(await loadStaticPage(api, page, signal)),
  });
