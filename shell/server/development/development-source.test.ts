import { mkdtempSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  developmentFile,
  developmentVersion,
  noDevelopment,
  type DevelopmentState,
} from '@detour/shared-releases/channel';
import { ConfigError, readConfig } from '../settings/config';
import { createDevelopmentSource } from './development-source';

const setUp = () => {
  const dir = mkdtempSync(join(tmpdir(), 'detour-development-'));
  const broken: string[] = [];
  const write = (text: string): void => {
    writeFileSync(join(dir, 'next'), text);
    renameSync(join(dir, 'next'), join(dir, developmentFile));
  };
  return { source: createDevelopmentSource(dir, (message) => broken.push(message)), broken, write };
};

const stateOf = (number: number, problem: DevelopmentState['problem'] = null): DevelopmentState => ({
  releases: { 'remote-search': developmentVersion(1, number) },
  problem,
  savedAt: null,
});

describe('the development state', () => {
  it('is empty before the first build', () => {
    const { source } = setUp();
    expect([source.refresh(), source.current()]).toEqual([false, noDevelopment]);
  });

  it('changes with another release, and not with a failed build', () => {
    const { source, write } = setUp();
    write(JSON.stringify(stateOf(1)));
    expect([source.refresh(), source.refresh()]).toEqual([true, false]);
    const problem = { message: 'Unexpected token', file: null, line: null };
    write(JSON.stringify(stateOf(1, problem)));
    expect([source.refresh(), source.current().problem]).toEqual([false, problem]);
    write(JSON.stringify(stateOf(2)));
    expect([source.refresh(), source.current()]).toEqual([true, stateOf(2)]);
  });

  it('stays when its file cannot be read', () => {
    const { source, write, broken } = setUp();
    write(JSON.stringify(stateOf(1)));
    source.refresh();
    write('{');
    expect([source.refresh(), source.current()]).toEqual([false, stateOf(1)]);
    expect(broken).toHaveLength(1);
  });
});

describe('the setting DEVELOPMENT', () => {
  it('is off by default, and rejected on a shop behind https', () => {
    expect(readConfig({}, '/shop').developmentDir).toBeNull();
    expect(readConfig({ DEVELOPMENT: 'work' }, '/shop').developmentDir).toBe('/shop/work');
    expect(() => readConfig({ DEVELOPMENT: 'work', SECURE: '1' }, '/shop')).toThrow(ConfigError);
  });
});
