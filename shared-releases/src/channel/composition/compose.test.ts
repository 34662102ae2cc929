import type { Canary, ChannelEntry } from '../channel-document';
import type { ReleaseTable } from '../../release/release-document';
import { chooseReleases, composeFor, type FindTable } from './compose';

const tables = new Map<string, ReleaseTable>();

const publish = (name: string, version: string, files: Record<string, string>): void => {
  const table = {
    remote: name,
    version,
    base: `/_r/${name}/${version}/`,
    entry: 'entry.js',
    container: `${name}_${version}`,
    scripts: {},
    messages: {},
    files,
  } as ReleaseTable;
  tables.set(`${name}@${version}`, table);
};

publish('shell', '1', { 'shell.js': 'sha384-shell', 'server.cjs': 'sha384-server' });
publish('remote-search', '1', { 'entry.js': 'sha384-one' });
publish('remote-search', '2', { 'entry.js': 'sha384-two' });
publish('remote-search', '3', { 'entry.js': 'sha384-three' });
publish('remote-boxes', '1', { 'entry.js': 'sha384-boxes' });

const find: FindTable = ({ name, version }) => tables.get(`${name}@${version}`) ?? null;

const entry = (
  version: string,
  previous: string | null = null,
  canary: Canary | null = null,
): ChannelEntry => ({
  version,
  previous,
  canary,
});

const channel = (search: ChannelEntry) => ({ releases: { shell: entry('1'), 'remote-search': search } });
const stable = { arm: null };

describe('composition', () => {
  it('contains the hash of every script, and of scripts only', () => {
    expect(composeFor(channel(entry('1')), find, stable).integrity).toEqual({
      '/_r/shell/1/shell.js': 'sha384-shell',
      '/_r/remote-search/1/entry.js': 'sha384-one',
    });
  });

  it('contains the last good release next to the current one', () => {
    const composition = composeFor(channel(entry('2', '1')), find, stable);
    expect(composition.remotes['remote-search']?.version).toBe('2');
    expect(composition.fallbacks['remote-search']?.version).toBe('1');
    expect(composition.integrity['/_r/remote-search/1/entry.js']).toBe('sha384-one');
  });

  it('has the hash of its content as id, independent of package order', () => {
    const releases = { shell: entry('1'), 'remote-search': entry('1'), 'remote-boxes': entry('1') };
    const turned = { 'remote-boxes': entry('1'), 'remote-search': entry('1'), shell: entry('1') };
    const id = composeFor({ releases }, find, stable).id;
    expect(composeFor({ releases: turned }, find, stable).id).toBe(id);
    expect(
      composeFor({ releases: { ...releases, 'remote-search': entry('2', '1') } }, find, stable).id,
    ).not.toBe(id);
  });

  it('omits a remote whose release is missing, and keeps the others', () => {
    const composition = composeFor(channel(entry('9')), find, stable);
    expect(composition.remotes).toEqual({});
    expect(composition.shell.version).toBe('1');
  });

  it('does not exist without a shell', () => {
    expect(() => composeFor({ releases: {} }, find, stable)).toThrow('names no release of the shell');
    expect(() => composeFor({ releases: { shell: entry('7') } }, find, stable)).toThrow(
      'release 7 of the shell',
    );
  });

  it('gives arms below the share the canary, with the stable release as fallback', () => {
    const document = channel(entry('2', '1', { version: '3', percent: 10, startedAt: 0 }));
    const of = (arm: number | null) => composeFor(document, find, { arm });
    expect(of(9).remotes['remote-search']?.version).toBe('3');
    expect(of(9).fallbacks['remote-search']?.version).toBe('2');
    expect(of(10).remotes['remote-search']?.version).toBe('2');
    expect(of(null).id).toBe(of(10).id);
    expect(of(9).id).not.toBe(of(10).id);
    expect([of(9).canaries, of(10).canaries]).toEqual([['remote-search'], undefined]);
  });

  it('uses a chosen release even while a canary runs, and the stable release of other packages', () => {
    const document = channel(entry('2', '1', { version: '3', percent: 99, startedAt: 0 }));
    const selection = { 'remote-search': '1' };
    expect(chooseReleases(document, { selection })['remote-search']).toEqual({
      version: '1',
      lastGood: null,
      canary: false,
    });
    expect(composeFor(document, find, { selection: {} }).remotes['remote-search']?.version).toBe('2');
  });

  it('adds a chosen package that is not in the channel yet, if its release exists', () => {
    const selection = { 'remote-boxes': '1', 'remote-unknown': '5' };
    const { remotes } = composeFor(channel(entry('1')), find, { selection });
    expect(Object.keys(remotes)).toEqual(['remote-boxes', 'remote-search']);
  });

  it('equals the channel’s own when the choice equals the live releases', () => {
    const document = channel(entry('2', '1'));
    const chosen = composeFor(document, find, { selection: { 'remote-search': '2' } });
    expect(chosen.id).toBe(composeFor(document, find, stable).id);
  });
});
