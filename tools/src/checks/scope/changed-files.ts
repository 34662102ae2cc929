import { execFileSync } from 'node:child_process';

const git = (root: string, args: readonly string[]): readonly string[] =>
  execFileSync('git', [...args], { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\0')
    .flatMap((part) => part.split('\n'))
    .filter((line) => line !== '');

const usual = ['origin/HEAD', 'origin/main', 'origin/master', 'main', 'master'];

const exists = (root: string, name: string): boolean => {
  try {
    git(root, ['rev-parse', '--verify', '--quiet', `${name}^{commit}`]);
    return true;
  } catch {
    return false;
  }
};

export interface Changes {
  /** What was compared with. */
  readonly base: string;
  /** Paths from the root, also of files that are gone. */
  readonly files: readonly string[];
}

/**
 * Files that differ from where this work left the base, committed or not. Without a base: the main branch of the origin, else the local one.
 * Throws a sentence for a base that git does not know.
 */
export const findChanges = (root: string, wanted: string | null): Changes => {
  const base = wanted ?? usual.find((name) => exists(root, name));
  if (base === undefined || !exists(root, base))
    throw new Error(
      base === undefined
        ? 'There is no main branch to compare with; say a base: --affected HEAD~1.'
        : `git knows no commit "${base}" to compare with.`,
    );
  const [fork = base] = git(root, ['merge-base', base, 'HEAD']);
  return {
    base,
    files: [
      ...new Set([
        ...git(root, ['diff', '--name-only', '--no-renames', '-z', fork]),
        ...git(root, ['ls-files', '--others', '--exclude-standard', '-z']),
      ]),
    ].sort(),
  };
};
