import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compose, createCompositionSource } from './composition';

const releases = mkdtempSync(join(tmpdir(), 'releases-'));

const publish = (name: string, version: string, files: Record<string, string>): void => {
  const folder = join(releases, name, version);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'global.css'), 'html{}');
  const base = `/_r/${name}/${version}/`;
  const table = {
    remote: name,
    version,
    base,
    entry: 'entry.js',
    container: `${name}_${version}`,
    scripts: {},
    messages: {},
    files,
  };
  writeFileSync(join(folder, 'release.json'), JSON.stringify(table));
};

publish('shell', '1', { 'shell.js': 'sha384-shell', 'server.cjs': 'sha384-server' });
publish('remote-search', '1', { 'entry.js': 'sha384-one' });
publish('remote-search', '2', { 'entry.js': 'sha384-two' });

const channel = (search: { version: string; previous: string | null }) => ({
  releases: { shell: { version: '1', previous: null }, 'remote-search': search },
});

describe('composition', () => {
  it('holds the hash of every script, and of scripts only', () => {
    const { composition } = compose(releases, channel({ version: '1', previous: null }));
    expect(composition.integrity).toEqual({
      '/_r/shell/1/shell.js': 'sha384-shell',
      '/_r/remote-search/1/entry.js': 'sha384-one',
    });
  });

  it('keeps the last good release beside the present one', () => {
    const { composition } = compose(releases, channel({ version: '2', previous: '1' }));
    expect(composition.remotes['remote-search']?.version).toBe('2');
    expect(composition.fallbacks['remote-search']?.version).toBe('1');
    expect(composition.integrity['/_r/remote-search/1/entry.js']).toBe('sha384-one');
  });

  it('has an id that is the hash of its content', () => {
    const first = compose(releases, channel({ version: '1', previous: null })).composition.id;
    const second = compose(releases, channel({ version: '2', previous: '1' })).composition.id;
    const again = compose(releases, channel({ version: '1', previous: null })).composition.id;
    expect(second).not.toBe(first);
    expect(again).toBe(first);
  });

  it('leaves out a remote whose release is not there, and keeps the rest', () => {
    const { composition } = compose(releases, channel({ version: '9', previous: null }));
    expect(composition.remotes).toEqual({});
    expect(composition.shell.version).toBe('1');
  });

  it('follows the channel document, and stays with the last good one when that is broken', () => {
    const file = join(releases, 'channel.json');
    const write = (text: string, time: number): void => {
      writeFileSync(file, text);
      utimesSync(file, time, time);
    };
    write(JSON.stringify(channel({ version: '1', previous: null })), 1);
    const changes: string[] = [];
    const broken: unknown[] = [];
    let clock = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => (clock += 1000));
    const source = createCompositionSource(
      releases,
      file,
      (id) => changes.push(id),
      (error) => broken.push(error),
    );
    write(JSON.stringify(channel({ version: '2', previous: '1' })), 2);
    expect(source.current().composition.remotes['remote-search']?.version).toBe('2');
    write('{"releases":', 3);
    expect(source.current().composition.remotes['remote-search']?.version).toBe('2');
    expect(changes).toHaveLength(1);
    expect(broken).toHaveLength(1);
    jest.restoreAllMocks();
  });
});
