import { preloadsOf } from '@detour/shared-ui';
import type { PageDefinition } from '@detour/remote-kit';
import { boxPageAddress, boxPageOf } from './box-pages';
import { sea, seaSizes } from './BoxesBanner';
import { boxesQuery } from './boxes.query';
import { BoxesPage } from './BoxesPage';
import type { Names } from '../contract';

/** @spec SEO-011 */
export const boxesPage: PageDefinition<Names> = {
  async prefetch({ queryClient, api, site, text, location }) {
    const boxes = await queryClient.fetchQuery(boxesQuery(api, site.locale)).catch(() => []);
    const page = boxPageOf(location.search, boxes.length);
    return {
      head: {
        title: text('page.title', { title: text('boxes.title'), brand: site.brand }),
        description: text('boxes.lead'),
        canonicalPath: boxPageAddress(site.locale, page),
        robots: 'noindex,follow',
        preloadImages: preloadsOf(sea, seaSizes),
      },
    };
  },
  Component: BoxesPage,
};
