import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stampOf } from '../../bin/file-stamp.mjs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stamp-'));
  for (const folder of ['src/deep', 'other']) mkdirSync(join(root, folder), { recursive: true });
  for (const file of ['src/a.ts', 'src/deep/b.ts', 'other/c.ts']) write(file, 'one');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Writes a file with a time that the test decides. */
const write = (file: string, text: string, at = 1000): void => {
  writeFileSync(join(root, file), text);
  utimesSync(join(root, file), at, at);
};

const stamp = (): string => stampOf(root, ['src', 'package-lock.json']);

describe('the stamp of source files', () => {
  it('is the same as long as no file is saved, added or removed', () => {
    const before = stamp();
    expect(before).toMatch(/^[\da-f]{16}$/);
    write('other/c.ts', 'two', 2000);
    write('src/a.test.ts', 'a test');
    expect(stamp()).toBe(before);
  });

  it.each([
    ['saved with another length', () => write('src/deep/b.ts', 'longer')],
    ['saved with the same length', () => write('src/deep/b.ts', 'two', 2000)],
    ['added', () => write('src/new.ts', '')],
    ['added where none was', () => write('package-lock.json', '{}')],
    ['removed', () => rmSync(join(root, 'src/a.ts'))],
  ])('changes when a file is %s', (_, change) => {
    const before = stamp();
    change();
    expect(stamp()).not.toBe(before);
  });
});
