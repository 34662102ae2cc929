import { createClaims, loadScripts } from './load-scripts';

const global = 'detour_common_base_a';
const code = { version: '0.1.0-a', file: 'common-base.a.js', global };
const remote = { base: '/remote/', common: [code] };
const shell = { base: '/shell/', common: [code] };
const other = { base: '/shell/', common: [{ ...code, version: '0.1.0-b', file: 'common-base.b.js' }] };
const files = ['entry.js', code.file, 'page.js'];

const open = (broken: readonly string[] = []) => {
  const requested: string[] = [];
  const load = (path: string): Promise<void> => {
    requested.push(path);
    return broken.includes(path) ? Promise.reject(new Error(path)) : Promise.resolve();
  };
  Object.assign(globalThis, { detourLoad: load });
  return requested;
};

type Scripts = Parameters<typeof loadScripts>[0];

/** Returns what was claimed. */
const load = async (
  release: Scripts['release'],
  named: Scripts['files'],
  provider: Scripts['shell'],
): Promise<readonly string[]> => {
  const claimed: string[] = [];
  await loadScripts({ release, files: named, shell: provider }, { add: (path) => claimed.push(path) });
  return claimed;
};

afterEach(() => Reflect.deleteProperty(globalThis, global));

describe('scripts of a release', () => {
  it('take the common code of the shell in the version that they were built with', async () => {
    const requested = open();
    await load(remote, files, shell);
    expect(requested).toEqual(['/remote/entry.js', '/shell/common-base.a.js', '/remote/page.js']);
  });

  it('take nothing for a version that is on the page', async () => {
    const requested = open();
    Object.assign(globalThis, { [global]: {} });
    await load(remote, files, other);
    expect(requested).toEqual(['/remote/entry.js', '/remote/page.js']);
  });

  it.each([
    ['has another version', other],
    ['is older than common code', { base: '/shell/' }],
  ])('take their own copy where the shell %s', async (_, provider) => {
    const requested = open();
    await load(remote, files, provider);
    expect(requested).toEqual(['/remote/entry.js', '/remote/common-base.a.js', '/remote/page.js']);
  });

  it('take their own copy when that of the shell cannot be loaded, and name both as requested', async () => {
    open(['/shell/common-base.a.js']);
    const asked = await load(remote, files, shell);
    expect(asked).toEqual([
      '/remote/entry.js',
      '/shell/common-base.a.js',
      '/remote/page.js',
      '/remote/common-base.a.js',
    ]);
  });

  it('fail when no copy can be loaded', async () => {
    open(['/shell/common-base.a.js', '/remote/common-base.a.js']);
    await expect(load(remote, files, shell)).rejects.toThrow('/remote/common-base.a.js');
  });

  it('of an older release have no common code', async () => {
    const requested = open();
    await load({ base: '/remote/' }, ['entry.js'], shell);
    expect(requested).toEqual(['/remote/entry.js']);
  });
});

describe('a load that fails', () => {
  const dropped: string[] = [];
  beforeEach(() => {
    dropped.length = 0;
    Object.assign(globalThis, { detourLoad: { drop: (path: string) => dropped.push(path) } });
  });

  it('gives up its scripts, except those that another load waits for', () => {
    const [first, second] = [createClaims(), createClaims()];
    for (const path of ['/a.js', '/b.js', '/a.js']) first.add(path);
    second.add('/a.js');
    first.end(true);
    expect(dropped).toEqual(['/b.js']);
    second.end(true);
    expect(dropped).toEqual(['/b.js', '/a.js']);
  });

  it('claims nothing after its end, and a load that succeeds gives up nothing', () => {
    const late = createClaims();
    late.end(true);
    late.add('/c.js');
    const next = createClaims();
    next.add('/c.js');
    next.end(false);
    expect(dropped).toEqual([]);
    const last = createClaims();
    last.add('/c.js');
    last.end(true);
    expect(dropped).toEqual(['/c.js']);
  });
});
