import { loadScripts } from './load-scripts';

const global = 'detour_common_base_a';
const code = { version: '0.1.0-a', file: 'common-base.a.js', global };
const remote = { base: '/remote/', common: [code] };
const shell = { base: '/shell/', common: [code] };
const other = { base: '/shell/', common: [{ ...code, version: '0.1.0-b' }] };
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

afterEach(() => Reflect.deleteProperty(globalThis, global));

describe('scripts of a release', () => {
  it('take the common code of the shell in the version that they were built with', async () => {
    const requested = open();
    await loadScripts(remote, files, shell).done;
    expect(requested).toEqual(['/remote/entry.js', '/shell/common-base.a.js', '/remote/page.js']);
  });

  it('take nothing for a version that is on the page', async () => {
    const requested = open();
    Object.assign(globalThis, { [global]: {} });
    await loadScripts(remote, files, other).done;
    expect(requested).toEqual(['/remote/entry.js', '/remote/page.js']);
  });

  it.each([
    ['has another version', other],
    ['is older than common code', { base: '/shell/' }],
  ])('take their own copy where the shell %s', async (_, provider) => {
    const requested = open();
    await loadScripts(remote, files, provider).done;
    expect(requested).toEqual(['/remote/entry.js', '/remote/common-base.a.js', '/remote/page.js']);
  });

  it('take their own copy when that of the shell cannot be loaded, and name both as requested', async () => {
    open(['/shell/common-base.a.js']);
    const { asked, done } = loadScripts(remote, files, shell);
    await done;
    expect(asked).toEqual([
      '/remote/entry.js',
      '/shell/common-base.a.js',
      '/remote/page.js',
      '/remote/common-base.a.js',
    ]);
  });

  it('fail when no copy can be loaded', async () => {
    open(['/shell/common-base.a.js', '/remote/common-base.a.js']);
    await expect(loadScripts(remote, files, shell).done).rejects.toThrow('/remote/common-base.a.js');
  });

  it('of an older release have no common code', async () => {
    const requested = open();
    await loadScripts({ base: '/remote/' }, ['entry.js'], shell).done;
    expect(requested).toEqual(['/remote/entry.js']);
  });
});
