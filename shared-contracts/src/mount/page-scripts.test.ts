import { messageFile, pageScripts, providedPath, scriptPath } from './page-scripts';

const base = (version: string) => ({
  version,
  file: `common-base.${version}.js`,
  global: `detour_common_base_${version}`,
});

const remote = { base: '/_r/remote-search/1.0.0/', common: [base('a')] };
const shellOf = (...versions: readonly string[]) => ({
  base: '/_r/shell/2.0.0/',
  common: versions.map(base),
});

describe('the scripts of a page', () => {
  it('are those of the module and of the page, each once', () => {
    const scripts = { page: ['entry.js', 'page.js'], 'page-home': ['entry.js', 'home.js'] };
    expect(pageScripts({ scripts }, 'home')).toEqual(['entry.js', 'page.js', 'home.js']);
    expect(pageScripts({ scripts }, 'search')).toEqual(['entry.js', 'page.js']);
    expect(pageScripts({ scripts: {} }, 'home')).toBeUndefined();
  });

  it('take common code from the shell in the version that the release was built with', () => {
    const path = (shell: Parameters<typeof scriptPath>[2]) => scriptPath('common-base.a.js', remote, shell);
    expect(path(shellOf('a'))).toBe('/_r/shell/2.0.0/common-base.a.js');
    expect(path(shellOf('b', 'a'))).toBe('/_r/shell/2.0.0/common-base.a.js');
  });

  it('take the code of the shell from a kit of another version too, when it is the same code', () => {
    const older = { ...base('a'), version: '0.0.9-a' };
    expect(providedPath(older, shellOf('a'))).toBe('/_r/shell/2.0.0/common-base.a.js');
  });

  it('contain the own copy for a shell of another version, and for one older than common code', () => {
    const own = '/_r/remote-search/1.0.0/common-base.a.js';
    expect(scriptPath('common-base.a.js', remote, shellOf('b'))).toBe(own);
    expect(scriptPath('common-base.a.js', remote, { base: '/_r/shell/1.0.0/' })).toBe(own);
    expect(providedPath(base('a'), shellOf('b'))).toBeUndefined();
  });

  it('are files of the release for all other code, whatever the shell has', () => {
    expect(scriptPath('page.js', remote, shellOf('a'))).toBe('/_r/remote-search/1.0.0/page.js');
    const older = { base: '/_r/remote-search/0.9.0/' };
    expect(scriptPath('common-base.a.js', older, shellOf('a'))).toBe(
      '/_r/remote-search/0.9.0/common-base.a.js',
    );
  });
});

describe('the file with the texts of a part', () => {
  const messages = { fr_FR: 'messages/fr_FR.js' };

  it('is that of the part, or the one with all texts', () => {
    const release = { messages, messageParts: { 'page-hotel': 'page-product' } };
    expect(messageFile(release, 'page-hotel', 'fr_FR')).toBe('messages/fr_FR.page-product.js');
    expect(messageFile(release, 'page-summary', 'fr_FR')).toBe('messages/fr_FR.js');
  });

  it('is the one with all texts in an older release, and unknown where the table does not name it', () => {
    expect(messageFile({ messages }, 'page-hotel', 'fr_FR')).toBe('messages/fr_FR.js');
    expect(messageFile({ messages: {} }, 'page-hotel', 'fr_FR')).toBeUndefined();
  });
});
