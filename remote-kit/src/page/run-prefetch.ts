import type { ContractNames } from '@detour/shared-contracts/contract/declare';
import type { QueryClient } from '@tanstack/react-query';
import { createFormat } from '@detour/shared-contracts/format';
import type { PagePrefetch, PagePrefetchInput } from '@detour/shared-contracts/mount';
import type { Api } from '../api/api-client';
import { dehydratedJson } from '../api/query-client';
import type { PageStore } from './page-store';
import { createRemoteIntl } from '../text/messages';
import { toTextFunction } from '../text/text-function';

interface PrefetchServices {
  readonly api: Api<ContractNames>;
  readonly queryClient: QueryClient;
  readonly messages: Readonly<Record<string, never>>;
}

/** Loads the page's code, runs its prefetch and returns the loaded data. */
export const runPrefetch = async (
  pages: PageStore,
  input: PagePrefetchInput,
  { api, queryClient, messages }: PrefetchServices,
): Promise<PagePrefetch> => {
  const page = await pages.load(input.route.page);
  const { head, status = 200 } = await page.prefetch({
    queryClient,
    api,
    site: input.site,
    route: input.route,
    location: input.location,
    text: toTextFunction(createRemoteIntl(input.site.locale, messages)),
    format: createFormat(input.site.locale),
    now: input.now,
    ...(input.signal ? { signal: input.signal } : {}),
  });
  return { head, status, data: dehydratedJson(queryClient) };
};
