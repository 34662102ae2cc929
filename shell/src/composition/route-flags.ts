import type { ShopFlag } from '@detour/shared-contracts/platform';
import type { SiteFlags } from '@detour/shared-contracts/mount';
import { routeTable } from '@detour/shared-contracts/sites';
import type { PageName, RouteMatch } from '@detour/shared-contracts/sites';

const flagOf: ReadonlyMap<PageName, ShopFlag> = new Map(
  routeTable.flatMap(({ page, flag }) => (flag === undefined ? [] : [[page, flag]])),
);

/** The not-found page at the address of a route. */
export const missingRoute = (route: RouteMatch): RouteMatch => ({
  ...route,
  page: 'not-found',
  remote: 'shell',
  params: {},
  simplified: false,
  private: true,
});

/** A route with a disabled feature does not exist, both on the server and for in-app links. @spec ROUTE-004 ROUTE-006 */
export const routeInFlags = (route: RouteMatch, flags: SiteFlags): RouteMatch => {
  const flag = flagOf.get(route.page);
  return flag === undefined || flags[flag] === true ? route : missingRoute(route);
};

const carePages: ReadonlySet<PageName> = new Set(
  routeTable.flatMap(({ page, paths }) => (/^\/care(\/|$)/.test(String(paths)) ? [page] : [])),
);

/** Pages below `/care`, of customer care and editors, which exist on its hosts only. @spec CARE-011 */
export const isCarePage = ({ page }: Pick<RouteMatch, 'page'>): boolean => carePages.has(page);
