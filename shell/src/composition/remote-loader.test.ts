import { loadRemote } from '@module-federation/enhanced/runtime';
import type { Composition, ReleaseFiles } from '@detour/shared-contracts/mount';
import { createRemoteLoader } from './remote-loader';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerPlugins: jest.fn(),
  registerRemotes: jest.fn(),
}));

const release = (version: string) => ({
  remote: 'remote-search',
  version,
  base: `/_r/remote-search/${version}/`,
  entry: 'entry.js',
  container: `search_${version.replaceAll('.', '_')}`,
  scripts: { page: ['entry.js'] },
  messages: {},
});

const open = ({
  fallback = null as string | null,
  broken = [] as readonly string[],
  /** Delay (ms) of each script by version. */
  slow = {} as Readonly<Record<string, number>>,
  named = {} as Partial<ReleaseFiles>,
}) => {
  const asked: string[] = [];
  const load = Object.assign(
    (path: string): Promise<void> => {
      asked.push(path);
      const delay = slow[path.split('/')[3] ?? ''];
      if (delay !== undefined) return new Promise((resolve) => setTimeout(resolve, delay));
      return broken.some((version) => path.includes(`/${version}/`))
        ? Promise.reject(new Error(`${path} does not exist`))
        : Promise.resolve();
    },
    {
      drop: () => undefined,
      table: (base: string) => {
        asked.push(`${base}release.js`);
        return Promise.resolve({
          scripts: { page: ['entry.js'], 'page-search': ['search.js'] },
          messages: { fr_FR: 'messages/fr_FR.js' },
        });
      },
    },
  );
  Object.assign(globalThis, { detourLoad: load });
  jest.mocked(loadRemote).mockImplementation((name) => Promise.resolve({ from: name }));
  const composition = {
    remotes: { 'remote-search': { ...release('1.4.0'), ...named } },
    fallbacks: fallback === null ? {} : { 'remote-search': release(fallback) },
  } as unknown as Composition;
  return { asked, loader: createRemoteLoader(composition, 'fr_FR') };
};

const page = ['remote-search', 'page'] as const;

describe('the loader of a remote', () => {
  it('loads the current release', async () => {
    const { loader, asked } = open({ fallback: '1.3.2' });
    await expect(loader.load(...page)).resolves.toMatchObject({
      release: { version: '1.4.0' },
      module: { from: 'search_1_4_0/page' },
    });
    expect(asked).toEqual(['/_r/remote-search/1.4.0/entry.js']);
  });

  it('tries it twice, then the last good one [SHELL-010]', async () => {
    const { loader, asked } = open({ fallback: '1.3.2', broken: ['1.4.0'] });
    await expect(loader.load(...page)).resolves.toMatchObject({ release: { version: '1.3.2' } });
    expect(asked.map((path) => path.split('/')[3])).toEqual(['1.4.0', '1.4.0', '1.3.2']);
  });

  it('tries the last good release again at each retry of the panel [SHELL-010]', async () => {
    const { loader, asked } = open({ fallback: '1.3.2', broken: ['1.4.0'] });
    await expect(loader.loadAgain(...page)).resolves.toMatchObject({ release: { version: '1.3.2' } });
    expect(asked.map((path) => path.split('/')[3])).toEqual(['1.4.0', '1.3.2']);
    const alone = open({ broken: ['1.4.0'] });
    await expect(alone.loader.loadAgain(...page)).rejects.toThrow('1.4.0/entry.js does not exist');
  });

  describe('with a release whose scripts are late', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    /** Version and time of what is shown. */
    const shown = async ({ loader }: ReturnType<typeof open>): Promise<string> => {
      const began = Date.now();
      const after = (what: string): string =>
        `${what} after ${Math.round((Date.now() - began) / 100) / 10} s`;
      const loading = loader.load(...page).then(
        ({ release: { version } }) => after(version),
        (error: Error) => after(error.name),
      );
      await jest.advanceTimersByTimeAsync(60_000);
      return loading;
    };

    it.each([
      ['shows the last good one after one time limit when they hang', { '1.4.0': 60_000 }, '1.3.2 after 3 s'],
      [
        'shows it in spite of a last good one that hangs too',
        { '1.4.0': 4000, '1.3.2': 60_000 },
        '1.4.0 after 4 s',
      ],
      ['shows what arrives first on a slow network', { '1.4.0': 5000, '1.3.2': 5000 }, '1.4.0 after 5 s'],
      ['gives up after two when both hang', { '1.4.0': 60_000, '1.3.2': 60_000 }, 'BudgetError after 6 s'],
    ])('%s [SHELL-010]', async (_, slow, result) => {
      expect(await shown(open({ fallback: '1.3.2', slow }))).toBe(result);
    });

    it('waits longer the second time without a last good one', async () => {
      expect(await shown(open({ slow: { '1.4.0': 60_000 } }))).toBe('BudgetError after 9 s');
    });
  });

  it('loads a page once for a prepared link and the navigation that follows it', async () => {
    const { loader, asked } = open({ broken: ['1.4.0'] });
    const both = [loader.load(...page), loader.load(...page)];
    await expect(Promise.allSettled(both)).resolves.toMatchObject([
      { status: 'rejected' },
      { status: 'rejected' },
    ]);
    expect(asked).toHaveLength(2);
    await expect(loader.load(...page)).rejects.toThrow();
    expect(asked).toHaveLength(4);
  });

  it('reports the current release’s error when there is no fallback', async () => {
    const { loader } = open({ broken: ['1.4.0'] });
    await expect(loader.load(...page)).rejects.toThrow('1.4.0/entry.js does not exist');
  });

  it.each([
    ['with the last good one when it is ready', '1.3.2', [], '1.4.0', '1.3.2'],
    ['with nothing when there is none', null, [], '1.4.0', undefined],
    ['with nothing when it cannot be loaded', '1.3.2', ['1.3.2'], '1.4.0', undefined],
    ['with nothing when the last good one itself failed', '1.3.2', [], '1.3.2', undefined],
  ] as const)('replaces a failed version %s [SHELL-010]', async (_, fallback, broken, failed, shown) => {
    const { loader } = open({ fallback, broken });
    expect((await loader.loadLastGood(...page, { version: failed }))?.release.version).toBe(shown);
  });

  describe('with a document that names the files of its own page only', () => {
    const base = '/_r/remote-search/1.4.0/';
    const files = ['entry.js', 'search.js', 'messages/fr_FR.js'].map((file) => base + file);

    it('loads the table of the release for another page', async () => {
      const named = {
        table: 'release.js',
        scripts: { 'page-home': ['home.js'] },
        messages: { fr_FR: 'm.js' },
      };
      const { loader, asked } = open({ named });
      await loader.load('remote-search', 'page', 'search');
      expect(asked).toEqual([`${base}release.js`, ...files]);
    });

    it('loads no table for the page that the composition names', async () => {
      const scripts = { page: ['entry.js'], 'page-search': ['search.js'] };
      const { loader, asked } = open({
        named: { table: 'release.js', scripts, messages: { fr_FR: 'messages/fr_FR.js' } },
      });
      await loader.load('remote-search', 'page', 'search');
      expect(asked).toEqual(files);
    });

    it('loads the texts of a part from its own file, and those of another part by the table', async () => {
      const named = {
        table: 'release.js',
        scripts: { page: ['entry.js'], 'page-search': ['search.js'], 'page-home': ['search.js'] },
        messages: {},
        messageParts: { 'page-search': 'page-home' },
      };
      const { loader, asked } = open({ named });
      await loader.load('remote-search', 'page', 'search');
      const own = ['entry.js', 'search.js', 'messages/fr_FR.page-home.js'].map((file) => base + file);
      expect(asked).toEqual(own);
      await loader.load('remote-search', 'page', 'home');
      expect(asked.slice(own.length)).toEqual(
        ['release.js', 'entry.js', 'messages/fr_FR.js'].map((file) => base + file),
      );
    });
  });
});
