import { printPath } from '@detour/shared-contracts';
import type { PageDefinition } from '@detour/shared-ui/remote';
import { toBoxView } from '../listing/box.view-model';
import { boxesQuery } from '../listing/boxes.query';
import { boxCodeOf } from './box-code';
import { BoxPage } from './BoxPage';

/** One page for every address of a box; an unknown code is a page that is not found. @spec SEO-010 */
export const boxPage: PageDefinition = {
  async prefetch({ queryClient, api, site, route, text, format }) {
    const query = boxesQuery(api, site.locale);
    await queryClient.prefetchQuery(query);
    const boxes = queryClient.getQueryData(query.queryKey);
    const box = boxes?.find(({ code }) => code === boxCodeOf(route));
    const view = box && toBoxView(box, site.locale, format);
    const title = view?.title ?? text('boxes.title');
    return {
      head: {
        title: text('page.title', { title, brand: site.brand }),
        canonicalPath: view?.href ?? printPath('boxes', site.locale),
        robots: 'noindex,follow',
        ...(view ? { description: view.content.join(', ') } : {}),
      },
      // Without an answer nothing is known about the code: the page says so itself.
      status: boxes && !box ? 404 : 200,
      keys: ['boxes', ...(box ? [`box:${box.code}`] : [])],
    };
  },
  Component: BoxPage,
};
