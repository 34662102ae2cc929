import type { PageHead } from '@detour/shared-contracts/mount';
import type { PageName } from '@detour/shared-contracts/sites';
import type { PageRequest } from '../page-request';

/** Pages that are never in the index. @spec SEO-010 SEO-011 */
const robots: Readonly<Partial<Record<PageName, PageHead['robots']>>> = {
  boxes: 'noindex,follow',
  box: 'noindex,follow',
  'box-by-sku': 'noindex,follow',
  'box-product': 'noindex,follow',
};

/** Flows with their own results; in any other address the flow changes nothing of the content. */
const listedFlows: ReadonlySet<string> = new Set(['gifting', 'hotel']);

const addressOf = ({ path, route, flow }: PageRequest, page: number): string => {
  const query = [
    ...(route.page === 'search' && listedFlows.has(flow) ? [`flow=${flow}`] : []),
    ...(page > 0 ? [`page=${page}`] : []),
  ];
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
};

/**
 * Head of a page whose remote has not given one: what the URL alone decides. The next page of results is not known to exist.
 * @spec SEO-002 SEO-005
 */
export const plainHead = (request: PageRequest, title: string): PageHead => {
  const page = Number(new URLSearchParams(request.search).get('page') ?? 0);
  const robotsOfPage = robots[request.route.page];
  return {
    title,
    canonicalPath: addressOf(request, page),
    ...(robotsOfPage === undefined ? {} : { robots: robotsOfPage }),
    ...(page > 0 ? { previousPath: addressOf(request, page - 1) } : {}),
  };
};
