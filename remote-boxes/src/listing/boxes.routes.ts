import { printPath } from '@detour/shared-contracts';
import type { PageDefinition } from '@detour/shared-ui/remote';
import { boxesQuery } from './boxes.query';
import { BoxesPage } from './BoxesPage';

/** @spec SEO-011 */
export const boxesPage: PageDefinition = {
  async prefetch({ queryClient, api, site, text }) {
    await queryClient.prefetchQuery(boxesQuery(api, site.locale));
    return {
      head: {
        title: text('page.title', { title: text('boxes.title'), brand: site.brand }),
        description: text('boxes.lead'),
        canonicalPath: printPath('boxes', site.locale),
        robots: 'noindex,follow',
      },
      keys: ['boxes'],
    };
  },
  Component: BoxesPage,
};
