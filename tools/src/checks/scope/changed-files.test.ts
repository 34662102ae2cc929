import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findChanges } from './changed-files';

let root = '';

const git = (...args: readonly string[]): void =>
  void execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@detour.example', ...args], {
    cwd: root,
    stdio: 'ignore',
  });

const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

const commit = (file: string, text: string): void => {
  write(file, text);
  git('add', '.');
  git('commit', '-q', '-m', file);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'changes-'));
  git('init', '-q', '-b', 'main');
  commit('shell/a.ts', '1');
  commit('remote-search/a.ts', '1');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('findChanges', () => {
  it('finds the committed and uncommitted changes of a branch, without those of others on main', () => {
    git('checkout', '-q', '-b', 'mine');
    commit('remote-search/b.ts', '1');
    git('checkout', '-q', 'main');
    commit('gateway/a.ts', '1');
    git('checkout', '-q', 'mine');
    rmSync(join(root, 'shell/a.ts'));
    write('remote-search/né w.ts', 'untracked');
    expect(findChanges(root, null)).toEqual({
      base: 'main',
      files: ['remote-search/b.ts', 'remote-search/né w.ts', 'shell/a.ts'],
    });
  });

  it('compares with the requested commit', () => {
    expect(findChanges(root, 'HEAD~1').files).toEqual(['remote-search/a.ts']);
    expect(findChanges(root, null).files).toEqual([]);
  });

  it('rejects an unknown base, and a repository without a main branch', () => {
    expect(() => findChanges(root, 'nowhere')).toThrow('The base "nowhere" is not a commit that git knows');
    git('branch', '-m', 'other');
    expect(() => findChanges(root, null)).toThrow('There is no main branch to compare with');
  });
});
