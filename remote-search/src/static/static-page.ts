import { printPath } from '@detour/shared-contracts/sites';
import { isApiError, type PageDefinition } from '@detour/remote-kit';
import { firstAnswer } from '../page/first-answer';
import { staticPageQuery } from './static-page.query';
import { StaticPage } from './StaticPage';
import type { Names } from '../contract';

/** Title, description and canonical URL come with the content. Unknown ids are not found. @spec STATIC-001 STATIC-002 */
export const staticPage: PageDefinition<Names> = {
  async prefetch({ queryClient, api, site, route }) {
    const id = route.params['id'] ?? '';
    const query = staticPageQuery(api, { id, locale: site.locale });
    await firstAnswer(queryClient.prefetchQuery(query));
    const page = queryClient.getQueryData(query.queryKey);
    const error = queryClient.getQueryState(query.queryKey)?.error;
    const canonicalPath = printPath<Names>('static', site.locale, { id });
    if (!page) {
      const isUnknown = isApiError(error) && error.status === 404;
      return { head: { title: site.brand, canonicalPath }, status: isUnknown ? 404 : 503 };
    }
    const { title, metaDescription: description } = page;
    return {
      head: { title: `${title} – ${site.brand}`, description, canonicalPath },
    };
  },
  Component: StaticPage,
};
