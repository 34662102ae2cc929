import { createFixedClock } from '@detour/shared-contracts/base';
import type { SiteContext } from '@detour/shared-contracts/mount';
import { printPath, type RouteMatch } from '@detour/shared-contracts/sites';
import { createNavigation, type NavigationHooks } from './navigation';

const site = { locale: 'fr_FR' } as SiteContext;
const home = {
  page: 'home',
  remote: 'remote-search',
  locale: 'fr_FR',
  params: {},
  simplified: false,
  private: false,
} as RouteMatch;
const search = printPath('search', 'fr_FR');

const setUp = (overrides: Partial<NavigationHooks> = {}) => {
  history.replaceState(null, '', '/');
  const log: string[] = [];
  const hooks: NavigationHooks = {
    prepare: (target) => {
      log.push(`prepare ${target.path} at ${location.pathname}`);
      return Promise.resolve();
    },
    commit: (target, _, memory) =>
      log.push(`commit ${target.path} at ${location.pathname}${memory ? ' again' : ''}`),
    snapshot: () => ({ panel: true }),
    criteriaChanged: (hash) => log.push(`criteria ${hash}`),
    leave: (href) => log.push(`leave ${href}`),
    ...overrides,
  };
  const navigation = createNavigation({
    site,
    route: home,
    clock: createFixedClock('2026-11-21T10:00:00Z'),
  });
  navigation.start(hooks);
  return { navigation, log };
};

beforeEach(() => {
  window.scrollTo = (() => undefined) as typeof window.scrollTo;
});

describe('navigation', () => {
  it('prepares before it changes the URL', async () => {
    const { navigation, log } = setUp();
    await expect(navigation.navigate(`${search}?page=1`)).resolves.toBe('committed');
    expect(log).toEqual([`prepare ${search} at /`, `commit ${search} at ${search}`]);
    expect(navigation.route().page).toBe('search');
  });

  it('passes on what a remote knows of the next heading', async () => {
    const headings: (string | null)[] = [];
    const { navigation } = setUp({
      prepare: (_, __, { heading }) => {
        headings.push(heading);
        return Promise.resolve();
      },
    });
    await navigation.navigate(search, { heading: 'Normandie' });
    await navigation.navigate('/contact');
    expect(headings).toEqual(['Normandie', null]);
  });

  it('lets a later click supersede a preparing one', async () => {
    let release: () => void = () => undefined;
    const { navigation, log } = setUp({
      prepare: (target) =>
        target.path === search ? new Promise((resolve) => (release = resolve)) : Promise.resolve(),
    });
    const first = navigation.navigate(search);
    const second = navigation.navigate('/contact');
    release();
    await expect(first).resolves.toBe('superseded');
    await expect(second).resolves.toBe('committed');
    expect(log).toEqual(['commit /contact at /contact']);
    expect(location.pathname).toBe('/contact');
  });

  it('changes criteria without preparing, and notifies every listener [HASH-025]', async () => {
    const { navigation, log } = setUp();
    const heard: string[] = [];
    navigation.subscribe((location) => heard.push(location.hash));
    navigation.patchCriteria({ adults: 3 }, { commit: true });
    await Promise.resolve();
    expect(location.hash).toBe('#a=3');
    expect(navigation.criteria().adults).toBe(3);
    expect(heard).toEqual(['#a=3']);
    expect(log).toEqual(['criteria a=3']);
  });

  it('replaces the entry while typing and pushes one for a search', async () => {
    const { navigation } = setUp();
    const before = history.length;
    navigation.patchCriteria({ adults: 3 });
    await Promise.resolve();
    expect(history.length).toBe(before);
    navigation.patchCriteria({ adults: 4 }, { commit: true });
    await Promise.resolve();
    expect(history.length).toBe(before + 1);
  });

  it('keeps the same criteria object while they are equal', async () => {
    const { navigation } = setUp();
    const before = navigation.criteria();
    await navigation.navigate('/contact');
    expect(navigation.criteria()).toBe(before);
  });

  it('leaves another site to the browser', async () => {
    const { navigation, log } = setUp();
    await navigation.navigate('http://es.localhost:8080/');
    expect(log).toEqual(['leave http://es.localhost:8080/']);
  });

  it.each(['/account/signin?locale=nl_BE', '/care', '/partenaire-360'])(
    'leaves %s to the browser: another language or mode is another document [I18N-005] [CARE-001]',
    async (href) => {
      const { navigation, log } = setUp();
      await navigation.navigate(href);
      expect(log).toEqual([`leave ${href}`]);
    },
  );

  it('navigates in place to a URL that names the current language [I18N-005]', async () => {
    const { navigation, log } = setUp();
    await navigation.navigate('/account/signin?locale=fr_FR');
    expect(log.at(-1)).toMatch(/^commit/);
  });

  it('goes back through prepare and commit, with the entry’s state', async () => {
    const { navigation, log } = setUp();
    await navigation.navigate(search);
    log.length = 0;
    const returned = new Promise<void>((resolve) => {
      const stop = navigation.subscribe(() => {
        stop();
        setTimeout(resolve, 0);
      });
    });
    navigation.back();
    await returned;
    expect(log).toEqual(['prepare / at /', 'commit / at / again']);
    expect(navigation.route().page).toBe('home');
  });

  it('keeps the place where the visitor stopped, and never in the entry of another page', () => {
    setUp();
    const own = { ...(history.state as object) };
    const stopAt = (top: number): void => {
      jest.useFakeTimers();
      Object.defineProperty(globalThis, 'scrollY', { configurable: true, value: top });
      globalThis.dispatchEvent(new Event('scroll'));
      jest.advanceTimersByTime(500);
      jest.useRealTimers();
    };
    stopAt(700);
    expect(history.state).toEqual({ ...own, scrollY: 700 });
    // Back was pressed: the entry is that of a page that is being prepared.
    const other = { key: 'other', scrollY: 20, user: null, layer: null };
    history.replaceState(other, '', '/');
    stopAt(900);
    expect(history.state).toEqual(other);
    Object.defineProperty(globalThis, 'scrollY', { configurable: true, value: 0 });
  });

  it('accepts any hash from the address bar', () => {
    for (const hash of [
      '#%',
      '#a=%E0%A4%A',
      '#checkin=2026-13-45&checkout=x',
      '#__proto__=1',
      `#${'x'.repeat(5000)}`,
    ]) {
      history.replaceState(null, '', `/${hash}`);
      const { navigation } = setUp();
      dispatchEvent(new HashChangeEvent('hashchange'));
      expect(navigation.criteria().adults).toBe(2);
    }
  });
});
