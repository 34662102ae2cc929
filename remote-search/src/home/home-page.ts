import { readFlow } from '@detour/shared-contracts/rules';
import type { PageDefinition } from '@detour/remote-kit';
import { firstAnswer } from '../page/first-answer';
import { toHomeHead } from './home-head.view-model';
import { homepageQuery } from './homepage.query';
import { HomePage } from './HomePage';
import type { Names } from '../contract';

/** The home page. One call returns all of its data. */
export const homePage: PageDefinition<Names> = {
  async prefetch({ queryClient, api, site, location, text }) {
    const query = homepageQuery(api, { locale: site.locale, flow: readFlow(location.search) });
    await firstAnswer(queryClient.prefetchQuery(query));
    const home = queryClient.getQueryData(query.queryKey) ?? null;
    return { head: toHomeHead(home, { text, site }) };
  },
  Component: HomePage,
};
