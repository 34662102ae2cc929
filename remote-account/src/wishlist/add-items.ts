import type { Flow } from '@detour/shared-contracts/mount';
import { printPath, type Locale, type PageName, type RouteMatch } from '@detour/shared-contracts/sites';

const activityPages: readonly PageName[] = ['activity-search', 'activity'];
const searchPages: readonly PageName[] = ['search', 'activity-search'];

/** The flow that a page stands in: that of what it shows, else the one of its address. */
const flowOf = (route: Pick<RouteMatch, 'page'>, search: string): Flow => {
  if (activityPages.includes(route.page)) return 'activity';
  return new URLSearchParams(search).get('flow') === 'activity' ? 'activity' : 'booking';
};

/**
 * Where "Add items" leads: activity search in the activity flow, else stay search; null on a search page, where one is there already.
 * @spec WISH-003 WISH-004
 */
export const addItemsAddress = (
  route: Pick<RouteMatch, 'page'>,
  search: string,
  locale: Locale,
): string | null => {
  if (searchPages.includes(route.page)) return null;
  return printPath(flowOf(route, search) === 'activity' ? 'activity-search' : 'search', locale);
};
