import { createFixedClock } from '@detour/shared-contracts/base';
import type { SiteContext } from '@detour/shared-contracts/mount';
import { printPath, type RouteMatch } from '@detour/shared-contracts/sites';
import { createNavigation, type ShellNavigation } from './navigation';

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

// Each test begins with an entry of its own. The listeners of earlier tests are removed, as by a reload.
const listeners: [string, EventListenerOrEventListenerObject][] = [];
const { addEventListener: add } = window;

const open = (): { readonly navigation: ShellNavigation; readonly log: string[] } => {
  for (const [name, listener] of listeners.splice(0)) removeEventListener(name, listener);
  window.addEventListener = ((name: string, listener: EventListener) => {
    listeners.push([name, listener]);
    add.call(window, name, listener);
  }) as typeof window.addEventListener;
  const log: string[] = [];
  const navigation = createNavigation({
    site,
    route: home,
    clock: createFixedClock('2026-11-21T10:00:00Z'),
  });
  navigation.start({
    prepare: () => Promise.resolve(),
    commit: ({ path }) => log.push(`commit ${path}`),
    snapshot: () => null,
    criteriaChanged: () => undefined,
    leave: () => undefined,
  });
  return { navigation, log };
};

const startPage = () => {
  history.pushState(null, '', '/');
  return open();
};

/** Resolves when the history has nothing left to do. */
const rest = async (): Promise<void> => {
  for (let turn = 0; turn < 12; turn += 1) await new Promise((resolve) => setTimeout(resolve));
};

const back = async (entries = 1): Promise<void> => {
  history.go(-entries);
  await rest();
};

const depth = (): number => (history.state as { layer: { depth: number } | null }).layer?.depth ?? 0;

beforeEach(() => {
  window.scrollTo = (() => undefined) as typeof window.scrollTo;
});

afterEach(async () => {
  await rest();
  window.addEventListener = add;
});

describe('a layer over a page', () => {
  it('closes when the visitor goes back, and the page stays', async () => {
    const { navigation, log } = startPage();
    const closed = jest.fn();
    navigation.openLayer(closed);
    await rest();
    expect(depth()).toBe(1);
    await back();
    expect(closed).toHaveBeenCalledTimes(1);
    expect(log).toEqual([]);
    expect(depth()).toBe(0);
  });

  it('leaves no entry behind when it closes by its button', async () => {
    const { navigation, log } = startPage();
    await navigation.navigate(search);
    const close = navigation.openLayer(() => undefined);
    await rest();
    close();
    await rest();
    expect(depth()).toBe(0);
    await back();
    expect(log).toEqual([`commit ${search}`, 'commit /']);
  });

  it('closes before the one below it', async () => {
    const { navigation } = startPage();
    const closed: string[] = [];
    navigation.openLayer(() => closed.push('first'));
    await rest();
    navigation.openLayer(() => closed.push('second'));
    await rest();
    expect(depth()).toBe(2);
    await back();
    expect(closed).toEqual(['second']);
    await back();
    expect(closed).toEqual(['second', 'first']);
  });

  it('takes over the entry of the layer that it replaces', async () => {
    const { navigation } = startPage();
    const close = navigation.openLayer(() => undefined);
    await rest();
    const { length } = history;
    close();
    navigation.openLayer(() => undefined);
    await rest();
    expect(history).toHaveLength(length);
    expect(depth()).toBe(1);
  });

  it('is not found on the way back when the visitor left it by a link', async () => {
    const { navigation, log } = startPage();
    navigation.openLayer(() => undefined);
    await rest();
    navigation.openLayer(() => undefined);
    await rest();
    await navigation.navigate(search);
    expect(location.pathname).toBe(search);
    await back();
    expect(log).toEqual([`commit ${search}`, 'commit /']);
    expect(depth()).toBe(0);
  });

  it('keeps criteria that were changed above the page', async () => {
    const { navigation } = startPage();
    navigation.openLayer(() => undefined);
    await rest();
    navigation.patchCriteria({ adults: 5 });
    await back();
    expect(location.hash).toBe('#a=5');
    expect(navigation.criteria().adults).toBe(5);
  });

  it('keeps such criteria for the way back from the next page', async () => {
    const { navigation } = startPage();
    navigation.openLayer(() => undefined);
    await rest();
    navigation.patchCriteria({ adults: 5 });
    await navigation.navigate(search);
    await back();
    expect(location.pathname + location.hash).toBe('/#a=5');
    expect(navigation.criteria().adults).toBe(5);
  });

  it('gives its entry to a search that was made above it, and gets another', async () => {
    const { navigation } = startPage();
    const closed = jest.fn();
    navigation.openLayer(closed);
    await rest();
    navigation.patchCriteria({ adults: 5 }, { commit: true });
    await rest();
    expect(depth()).toBe(1);
    await back();
    expect(closed).toHaveBeenCalledTimes(1);
    expect(location.hash).toBe('#a=5');
    await back();
    expect(location.hash).toBe('');
    expect(depth()).toBe(0);
  });

  it('does not open again by going forward: the page stays as it is', async () => {
    const { navigation, log } = startPage();
    navigation.openLayer(() => undefined);
    await rest();
    await back();
    history.forward();
    await rest();
    expect(depth()).toBe(0);
    expect(log).toEqual([]);
  });

  it('is gone after a reload, and so is its entry', async () => {
    const { navigation } = startPage();
    navigation.openLayer(() => undefined);
    await rest();
    navigation.patchCriteria({ adults: 4 });
    expect(depth()).toBe(1);
    const after = open();
    await rest();
    expect(depth()).toBe(0);
    expect(location.hash).toBe('#a=4');
    expect(after.navigation.criteria().adults).toBe(4);
  });

  it('closes when the visitor goes back over it to an earlier search', async () => {
    const { navigation } = startPage();
    navigation.patchCriteria({ adults: 3 }, { commit: true });
    await rest();
    const closed = jest.fn();
    navigation.openLayer(closed);
    await rest();
    await back(2);
    expect(closed).toHaveBeenCalledTimes(1);
    expect(location.hash).toBe('');
    expect(depth()).toBe(0);
  });
});
