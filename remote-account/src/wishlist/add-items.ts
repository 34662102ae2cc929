import type { Flow } from '@detour/shared-contracts/mount';
import { printPath, type Locale, type PageName, type RouteMatch } from '@detour/shared-contracts/sites';
import type { Names } from '../contract';

const activityPages: readonly PageName[] = ['activity-search', 'activity'];
const searchPages: readonly PageName[] = ['search', 'activity-search'];

/** Flow of a page: that of its content, otherwise that of its URL. */
const flowOf = (route: Pick<RouteMatch, 'page'>, search: string): Flow => {
  if (activityPages.includes(route.page)) return 'activity';
  return new URLSearchParams(search).get('flow') === 'activity' ? 'activity' : 'booking';
};

/**
 * Target of "Add items": activity search in the activity flow, otherwise stay search; null on a search page.
 * @spec WISH-003 WISH-004
 */
export const addItemsAddress = (
  route: Pick<RouteMatch, 'page'>,
  search: string,
  locale: Locale,
): string | null => {
  if (searchPages.includes(route.page)) return null;
  return printPath<Names>(flowOf(route, search) === 'activity' ? 'activity-search' : 'search', locale);
};
