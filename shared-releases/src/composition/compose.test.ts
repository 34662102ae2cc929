import type { Canary, ChannelEntry } from '../channel-document';
import type { ReleaseTable } from '../release-document';
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
  it('holds the hash of every script, and of scripts only', () => {
    expect(composeFor(channel(entry('1')), find, stable).integrity).toEqual({
      '/_r/shell/1/shell.js': 'sha384-shell',
      '/_r/remote-search/1/entry.js': 'sha384-one',
    });
  });

  it('keeps the last good release beside the present one', () => {
    const composition = composeFor(channel(entry('2', '1')), find, stable);
    expect(composition.remotes['remote-search']?.version).toBe('2');
    expect(composition.fallbacks['remote-search']?.version).toBe('1');
    expect(composition.integrity['/_r/remote-search/1/entry.js']).toBe('sha384-one');
  });

  it('has an id that is the hash of its content, whatever the order in which packages were written', () => {
    const releases = { shell: entry('1'), 'remote-search': entry('1'), 'remote-boxes': entry('1') };
    const turned = { 'remote-boxes': entry('1'), 'remote-search': entry('1'), shell: entry('1') };
    const id = composeFor({ releases }, find, stable).id;
    expect(composeFor({ releases: turned }, find, stable).id).toBe(id);
    expect(
      composeFor({ releases: { ...releases, 'remote-search': entry('2', '1') } }, find, stable).id,
    ).not.toBe(id);
  });

  it('leaves out a remote whose release is not there, and keeps the rest', () => {
    const composition = composeFor(channel(entry('9')), find, stable);
    expect(composition.remotes).toEqual({});
    expect(composition.shell.version).toBe('1');
  });

  it('is none without a shell', () => {
    expect(() => composeFor({ releases: {} }, find, stable)).toThrow('names no release of the shell');
    expect(() => composeFor({ releases: { shell: entry('7') } }, find, stable)).toThrow(
      'release 7 of the shell',
    );
  });

  it('gives the canary to arms below its share, with the stable release to fall back to', () => {
    const document = channel(entry('2', '1', { version: '3', percent: 10, startedAt: 0 }));
    const of = (arm: number | null) => composeFor(document, find, { arm });
    expect(of(9).remotes['remote-search']?.version).toBe('3');
    expect(of(9).fallbacks['remote-search']?.version).toBe('2');
    expect(of(10).remotes['remote-search']?.version).toBe('2');
    expect(of(null).id).toBe(of(10).id);
    expect(of(9).id).not.toBe(of(10).id);
    expect([of(9).canaries, of(10).canaries]).toEqual([['remote-search'], undefined]);
  });

  it('takes a chosen release, also when a canary runs, and the stable one of what was not chosen', () => {
    const document = channel(entry('2', '1', { version: '3', percent: 99, startedAt: 0 }));
    const selection = { 'remote-search': '1' };
    expect(chooseReleases(document, { selection })['remote-search']).toEqual({
      version: '1',
      lastGood: null,
      canary: false,
    });
    expect(composeFor(document, find, { selection: {} }).remotes['remote-search']?.version).toBe('2');
  });

  it('adds a chosen package that the channel does not have yet, if its release is there', () => {
    const selection = { 'remote-boxes': '1', 'remote-unknown': '5' };
    const { remotes } = composeFor(channel(entry('1')), find, { selection });
    expect(Object.keys(remotes)).toEqual(['remote-boxes', 'remote-search']);
  });

  it('is the channel’s own when what was chosen is what is live', () => {
    const document = channel(entry('2', '1'));
    const chosen = composeFor(document, find, { selection: { 'remote-search': '2' } });
    expect(chosen.id).toBe(composeFor(document, find, stable).id);
  });
});
