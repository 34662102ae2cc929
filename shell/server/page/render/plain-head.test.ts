/** @jest-environment node */
import { matchPath, type RouteMatch } from '@detour/shared-contracts/sites';
import type { PageRequest } from '../page-request';
import { plainHead } from './plain-head';

const headOf = (path: string, search = '', flow: PageRequest['flow'] = 'booking') =>
  plainHead({ route: matchPath('fr', path) as RouteMatch, path, search, flow } as PageRequest, 'Détour');

describe('the head of a page of which only the URL is known', () => {
  it('names the page of results and the one before it [SEO-002] [SEO-005]', () => {
    expect(headOf('/recherche', '?flow=gifting&page=2', 'gifting')).toEqual({
      title: 'Détour',
      canonicalPath: '/recherche?flow=gifting&page=2',
      previousPath: '/recherche?flow=gifting&page=1',
    });
    expect(headOf('/recherche', '?page=1')).toMatchObject({
      canonicalPath: '/recherche?page=1',
      previousPath: '/recherche',
    });
    expect(headOf('/recherche', '?page=0')).toEqual({ title: 'Détour', canonicalPath: '/recherche' });
  });

  it('ignores a flow that changes nothing of the content', () => {
    expect(headOf('/sejours/recherche/7', '?flow=gifting', 'gifting').canonicalPath).toBe(
      '/sejours/recherche/7',
    );
    expect(headOf('/recherche', '?flow=booking').canonicalPath).toBe('/recherche');
  });

  it.each(['/cadeau', '/cadeau/p/spa/SPA', '/box/SPA', '/sejours/recherche/box/7'])(
    'keeps %s out of the index [SEO-010] [SEO-011]',
    (path) => {
      expect(headOf(path).robots).toBe('noindex,follow');
    },
  );
});
