import { isCarePage, routeInFlags } from '../composition/route-flags';
import type { ShopLocation, SiteContext } from '@detour/shared-contracts/mount';
import { matchPath, siteOf, type RouteMatch, type RouteRedirect } from '@detour/shared-contracts/sites';

type Site = Pick<SiteContext, 'locale' | 'mode' | 'flags' | 'routes'>;

const routeAt = ({ locale, flags, routes }: Site, path: string): RouteMatch | RouteRedirect => {
  const found = matchPath(siteOf(locale), path, locale, routes);
  return 'redirect' in found ? found : routeInFlags(found, flags);
};

/**
 * Returns the route of a location that this document can show. Null for another document: another language, a partner's page, and
 * the entrance to customer care. @spec CARE-001
 */
export const routeInDocument = (
  site: Site,
  { path, search }: Pick<ShopLocation, 'path' | 'search'>,
): RouteMatch | null => {
  // Not a page of the shop: the sandbox's payment page.
  if (path.startsWith('/api/')) return null;
  const found = routeAt(site, path);
  if ('redirect' in found || found.locale !== site.locale) return null;
  if ((new URLSearchParams(search).get('locale') ?? site.locale) !== site.locale) return null;
  if (found.page === 'minisite' || (isCarePage(found) && site.mode !== 'care')) return null;
  return found;
};
