import type { BoxDetail } from '@detour/shared-contracts/api';
import { boxPath, printPath } from '@detour/shared-contracts/sites';
import { breadcrumbData, preloadsOf } from '@detour/shared-ui';
import { isApiError, toDescription, type PageDefinition } from '@detour/remote-kit';
import { linesOf } from '../listing/box.view-model';
import { boxStaysQuery } from '../stays/box-stays.query';
import { faceSizes } from './BoxGallery';
import { boxCodeOf } from './box-code';
import { boxCrumbs } from './box-crumbs';
import { boxQuery } from './box.query';
import { BoxPage } from './BoxPage';
import type { Names } from '../contract';

const describe = ({ pageModel, includedContent }: BoxDetail): string =>
  toDescription(`${pageModel.metaDescription} ${linesOf(includedContent).join(', ')}.`);

/** One page for all addresses of a box, with breadcrumb data for search engines; 404 for an unknown code. @spec SEO-007 SEO-010 ROUTE-020 */
export const boxPage: PageDefinition<Names> = {
  async prefetch({ queryClient, api, site, route, text }) {
    const code = boxCodeOf(route);
    const query = boxQuery(api, site.locale, code);
    await Promise.all([
      queryClient.prefetchQuery(query),
      queryClient.prefetchInfiniteQuery(boxStaysQuery(api, site.locale, code)),
    ]);
    const { data: box, error } = queryClient.getQueryState(query.queryKey) ?? {};
    const canonicalPath = box
      ? boxPath<Names>(site.locale, box.slug, box.code)
      : printPath<Names>('boxes', site.locale);
    return {
      head: {
        title: text('page.title', {
          title: box?.pageModel.pageTitle ?? text('boxes.title'),
          brand: site.brand,
        }),
        canonicalPath,
        robots: 'noindex,follow',
        ...(box
          ? {
              description: describe(box),
              preloadImages: preloadsOf(box.images.main, faceSizes),
              jsonLd: [
                breadcrumbData(
                  boxCrumbs(box.title, { locale: site.locale, text }),
                  site.origin,
                  canonicalPath,
                ),
              ],
            }
          : {}),
      },
      // The page shows any other error itself.
      status: box ? 200 : isApiError(error) && error.status === 404 ? 404 : 503,
    };
  },
  Component: BoxPage,
};
