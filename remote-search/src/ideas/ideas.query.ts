import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '@detour/shared-contracts/sites';
import { unwrap, type Api } from '@detour/remote-kit';
import { loadIdeas } from './ideas.client';
import type { Names } from '../contract';

export const ideasQuery = (api: Api<Names>, locale: Locale) =>
  queryOptions({
    queryKey: ['ideas', locale],
    queryFn: async ({ signal }) => unwrap(await loadIdeas(api, locale, signal)),
  });
