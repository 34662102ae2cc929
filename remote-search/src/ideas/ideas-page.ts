import { printPath } from '@detour/shared-contracts/sites';
import type { PageDefinition } from '@detour/remote-kit';
import { toContentHead } from '../landing/landing-head.view-model';
import { firstAnswer } from '../page/first-answer';
import { ideasQuery } from './ideas.query';
import { IdeasPage } from './IdeasPage';
import type { Names } from '../contract';

/** The ideas page. One call returns all of its data. @spec IDEAS-001 */
export const ideasPage: PageDefinition<Names> = {
  async prefetch({ queryClient, api, site, text }) {
    const query = ideasQuery(api, site.locale);
    await firstAnswer(queryClient.prefetchQuery(query));
    const content = queryClient.getQueryData(query.queryKey);
    return {
      head: content
        ? toContentHead({ page: 'ideas', params: {}, content }, { site, text })
        : { title: site.brand, canonicalPath: printPath<Names>('ideas', site.locale) },
      status: content ? 200 : 503,
    };
  },
  Component: IdeasPage,
};
