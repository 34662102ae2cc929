/** @jest-environment node */
import type { Composition } from '@detour/shared-contracts/mount';
import { nameFiles } from './name-files';

const release = (remote: string) => ({
  remote,
  version: '1.0.0',
  base: `/_r/${remote}/1.0.0/`,
  entry: 'entry.js',
  container: remote,
  scripts: {
    page: ['entry.js', 'page.js'],
    'page-home': ['entry.js', 'home.js'],
    'page-search': ['entry.js', 's.js'],
  },
  messages: { fr_FR: 'messages/fr_FR.js', nl_NL: 'messages/nl_NL.js' },
});

const hashesOf = ({ base, scripts, messages }: ReturnType<typeof release>, hasTable: boolean) =>
  Object.fromEntries(
    [
      ...new Set(Object.values(scripts).flat()),
      ...Object.values(messages),
      ...(hasTable ? ['release.js'] : []),
    ].map((file) => [base + file, `sha384-${file}`]),
  );

const shell = { ...release('shell'), scripts: { shell: ['shell.js'] } };
const search = release('remote-search');
const boxes = release('remote-boxes');
const older = release('remote-account');

const composition = {
  id: 'c',
  shell,
  remotes: { 'remote-search': search, 'remote-boxes': boxes, 'remote-account': older },
  fallbacks: {},
  integrity: {
    '/_r/shell/1.0.0/shell.js': 'sha384-shell',
    '/_r/shell/1.0.0/frame.js': 'sha384-frame',
    '/_r/shell/1.0.0/messages/fr_FR.js': 'sha384-fr',
    '/_r/shell/1.0.0/messages/nl_NL.js': 'sha384-nl',
    ...hashesOf(search, true),
    ...hashesOf(boxes, true),
    ...hashesOf(older, false),
  },
} as unknown as Composition;

const home = ['entry.js', 'page.js', 'home.js', 'messages/fr_FR.js'].map((file) => search.base + file);
const own = ['shell.js', 'messages/fr_FR.js'].map((file) => shell.base + file);
const named = nameFiles(composition, [...own, ...home]);

describe('the composition that a document carries', () => {
  it('names the scripts of its page, and the table for the rest', () => {
    const { scripts, messages, table } = named.remotes['remote-search'] ?? {};
    expect(scripts).toEqual({ page: ['entry.js', 'page.js'], 'page-home': ['entry.js', 'home.js'] });
    expect(messages).toEqual({ fr_FR: 'messages/fr_FR.js' });
    expect(table).toBe('release.js');
    expect(named.remotes['remote-boxes']).toMatchObject({ scripts: {}, messages: {}, table: 'release.js' });
  });

  it('carries the hash of each script that the page loads, of each table, and of the shell’s chunks', () => {
    const paths = Object.keys(named.integrity);
    expect(paths).toEqual(expect.arrayContaining([...own, ...home, '/_r/shell/1.0.0/frame.js']));
    expect(paths.filter((path) => path.startsWith(boxes.base))).toEqual([`${boxes.base}release.js`]);
    expect(paths).not.toContain(`${search.base}s.js`);
    expect(paths).not.toContain('/_r/shell/1.0.0/messages/nl_NL.js');
  });

  it('names the files of texts that its page loads', () => {
    const messageParts = {
      'page-home': 'page-home',
      'fragment-gifts': 'page-home',
      'page-search': 'page-search',
    };
    const parted = {
      ...composition,
      remotes: { 'remote-search': { ...search, messageParts } },
    } as unknown as Composition;
    const sent = ['entry.js', 'page.js', 'home.js', 'messages/fr_FR.page-home.js'];
    const { messages, messageParts: kept } =
      nameFiles(parted, [...own, ...sent.map((file) => search.base + file)]).remotes['remote-search'] ?? {};
    expect(messages).toEqual({});
    expect(kept).toEqual({ 'page-home': 'page-home', 'fragment-gifts': 'page-home' });
  });

  it('names a release without a table whole', () => {
    expect(named.remotes['remote-account']).toEqual(older);
    expect(named.integrity).toMatchObject(hashesOf(older, false));
  });

  it('counts common code as named where the shell provides its version', () => {
    const base = (version: string) => [
      { version, file: `common-base.${version}.js`, global: `detour_common_base_${version}` },
    ];
    const sent = [...own, `${shell.base}common-base.a.js`, ...home];
    const scriptsWith = (version: string) => {
      const scripts = { page: ['entry.js', `common-base.${version}.js`, 'page.js'] };
      const carrying = {
        ...composition,
        shell: { ...shell, common: base('a') },
        remotes: { 'remote-search': { ...search, scripts, common: base(version) } },
      } as unknown as Composition;
      return nameFiles(carrying, sent).remotes['remote-search']?.scripts;
    };
    expect(scriptsWith('a')).toEqual({ page: ['entry.js', 'common-base.a.js', 'page.js'] });
    expect(scriptsWith('b')).toEqual({});
  });
});
