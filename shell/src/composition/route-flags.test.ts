import { flagDefaults } from '@detour/shared-contracts/platform';
import { matchPath, routeTable } from '@detour/shared-contracts/sites';
import { siteFlags } from '@detour/remote-kit/testing';
import { isCarePage, routeInFlags } from './route-flags';
import type { RouteMatch } from '@detour/shared-contracts/sites';

const routeOf = (path: string): RouteMatch => {
  const match = matchPath('fr', path);
  if ('redirect' in match) throw new Error(`${path} is an address of its own.`);
  return match;
};

describe('routeInFlags', () => {
  it.each([
    ['/cadeau', 'boxes', 'boxes'],
    ['/activites', 'activityOnly', 'activity-search'],
  ])('resolves %s only with the flag %s [ROUTE-004] [ROUTE-006]', (path, flag, page) => {
    expect(routeInFlags(routeOf(path), { ...flagDefaults, [flag]: true }).page).toBe(page);
    expect(routeInFlags(routeOf(path), { ...flagDefaults, [flag]: false })).toMatchObject({
      page: 'not-found',
      remote: 'shell',
      private: true,
    });
  });

  it('ignores a page without a flag', () => {
    expect(routeInFlags(routeOf('/recherche'), siteFlags()).page).toBe('search');
  });
});

describe('isCarePage', () => {
  it('is true for each page below /care, and for no other [CARE-011]', () => {
    const below = routeTable.filter(({ paths }) => JSON.stringify(paths).includes('/care'));
    expect(below.length).toBeGreaterThan(10);
    expect(routeTable.filter(isCarePage).map(({ page }) => page)).toEqual(below.map(({ page }) => page));
  });
});
