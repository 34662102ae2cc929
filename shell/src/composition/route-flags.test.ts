import { flagDefaults } from '@detour/shared-contracts/platform';
import { matchPath } from '@detour/shared-contracts/sites';
import { siteFlags } from '@detour/remote-kit/testing';
import { routeInFlags } from './route-flags';
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
