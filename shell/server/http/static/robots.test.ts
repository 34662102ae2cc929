import type { RouteMatch } from '@detour/shared-contracts/sites';
import { robotsOf } from './robots';

const route = (page: RouteMatch['page'], isPrivate = false): RouteMatch => ({
  page,
  locale: 'fr_FR',
  remote: 'remote-search',
  params: {},
  simplified: false,
  private: isPrivate,
});

describe('robots', () => {
  it.each([
    ['home', 200, 'index, follow'],
    ['not-found', 404, 'noindex, follow'],
    ['confirmation', 200, 'noindex, follow'],
    ['product', 410, 'noindex'],
    // Unknown, because the server had no time to render the page.
    ['landing', 200, 'noindex'],
  ] as const)('are for %s with status %i: %s [SEO-012, ROUTE-023, SEO-014]', (page, status, expected) => {
    expect(robotsOf({ title: '' }, route(page), status, true)).toBe(expected);
  });

  it('are noindex on every page while the indexing flag is off [SEO-001]', () => {
    for (const page of ['home', 'not-found', 'confirmation'] as const) {
      expect(robotsOf({ title: '', robots: 'index,follow' }, route(page), 200, false)).toBe('noindex');
    }
  });

  it('allow indexing of a landing page once its content says so [SEO-014]', () => {
    expect(robotsOf({ title: '', robots: 'index,follow' }, route('landing'), 200, true)).toBe(
      'index, follow',
    );
  });

  it('keep the page’s stricter rule, and exclude private pages', () => {
    expect(robotsOf({ title: '', robots: 'noindex,follow' }, route('boxes'), 200, true)).toBe(
      'noindex, follow',
    );
    expect(robotsOf({ title: '' }, route('summary', true), 200, true)).toBe('noindex');
  });
});
