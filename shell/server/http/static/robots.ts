import type { PageHead } from '@detour/shared-contracts/mount';
import type { RouteMatch } from '@detour/shared-contracts/sites';

/** The stricter of the page's rule and the indexing flag. @spec SEO-001 SEO-012 ROUTE-023 */
export const robotsOf = (head: PageHead, route: RouteMatch, status: number, indexing: boolean): string => {
  if (!indexing) return 'noindex';
  if (status === 410) return 'noindex';
  if (route.page === 'not-found' || route.page === 'confirmation' || status === 404) return 'noindex, follow';
  if (route.private) return 'noindex';
  // Defaults to noindex for a landing page that the server could not render; the browser still loads it. @spec SEO-014
  return (head.robots ?? (route.page === 'landing' ? 'noindex' : 'index,follow')).replace(',', ', ');
};
