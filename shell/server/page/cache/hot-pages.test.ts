/** @jest-environment node */
import { matchPath, type RouteMatch } from '@detour/shared-contracts/sites';
import { nothingBrought, type Brought } from '../../composition/brought';
import type { ComposedRelease } from '../../composition/composed-release';
import { readConfig } from '../../settings/config';
import type { PageRequest } from '../page-request';
import { toSiteContext } from '../sites';
import { createHotPages } from './hot-pages';
import { isKeyOf } from './page-key';

const config = readConfig({}, '/nowhere');

const routes = [{ page: 'reviews.home', remote: 'remote-reviews', paths: { fr_FR: '/avis' } }] as const;
const live: Brought = { routes, flags: { 'reviews.pages': true }, storage: [], key: 'k' };

const composedOf = (id: string, brought = nothingBrought): ComposedRelease =>
  ({ composition: { id }, brought }) as ComposedRelease;

const requestOf = (path: string, changes: Partial<PageRequest> = {}): PageRequest => ({
  site: toSiteContext({
    locale: 'fr_FR',
    origin: 'http://fr.localhost',
    config,
    mode: 'visitor',
    brought: live,
  }),
  route: matchPath('fr', path, undefined, routes) as RouteMatch,
  path,
  search: '',
  flow: 'booking',
  preview: null,
  drafts: null,
  isCrawler: false,
  requestId: 'visitor',
  deadline: 0,
  ...changes,
});

const open = () => {
  const put: [string, string][] = [];
  const hot = createHotPages({
    config,
    cache: { put: (key, _, kind) => void put.push([key, kind]) },
    frames: { version: () => 'w1' },
  });
  const visit = (path: string, times: number, changes = {}): void => {
    for (let time = 0; time < times; time += 1) hot.note(requestOf(path, changes));
  };
  return { hot, put, visit };
};

describe('hot pages', () => {
  it('are those that visitors asked for most often, without crawlers and lost addresses', () => {
    const { hot, visit } = open();
    visit('/idees', 1);
    visit('/recherche', 3);
    visit('/', 2);
    visit('/contact', 9, { isCrawler: true });
    visit('/nowhere', 9);
    expect(hot.of(composedOf('c2')).map(({ path }) => path)).toEqual(['/recherche', '/', '/idees']);
  });

  it('count less with each switch, so that new visits decide', () => {
    const { hot, visit } = open();
    visit('/idees', 8);
    for (let times = 0; times < 4; times += 1) hot.of(composedOf('c2'));
    visit('/recherche', 1);
    expect(hot.of(composedOf('c3'))[0]?.path).toBe('/recherche');
  });

  it('are limited: a switch does not render a whole shop', () => {
    const { hot, visit } = open();
    for (let id = 1; id <= 100; id += 1) visit(`/hotel/${id}`, 1);
    expect(hot.of(composedOf('c2'))).toHaveLength(24);
  });

  it('have flags and routes of the next composition, and are left out when they are gone there', () => {
    const { hot, visit } = open();
    visit('/avis', 2);
    visit('/recherche', 1);
    const there = hot.of(composedOf('c2', live));
    expect(there.map(({ path }) => path)).toEqual(['/avis', '/recherche']);
    expect(there[0]?.site.flags).toMatchObject({ 'reviews.pages': true });
    const [only, ...more] = hot.of(composedOf('c3'));
    expect([only?.path, more, only?.site.routes]).toEqual(['/recherche', [], undefined]);
  });

  it('are kept under the key that the next visitor asks for', () => {
    const { hot, put } = open();
    const composed = composedOf('c2', live);
    hot.keep(requestOf('/recherche'), composed, {} as never);
    const [[key, kind] = ['', '']] = put;
    expect([key, kind]).toEqual(['http://fr.localhost fr_FR /recherche  c2 k w1 reviews.pages=1', 'route']);
    expect([
      isKeyOf(key, composed),
      isKeyOf(key, composedOf('c2')),
      isKeyOf(key, composedOf('c3', live)),
    ]).toEqual([true, false, false]);
  });
});
