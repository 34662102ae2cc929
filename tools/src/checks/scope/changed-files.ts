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
  /** The commit of the comparison. */
  readonly base: string;
  /** Paths from the root, including deleted files. */
  readonly files: readonly string[];
}

/**
 * Files that differ, committed or not, from the commit at which this work branched off the base. Without a base: the main branch
 * of the origin, else the local one. Throws a sentence for a base that git does not know.
 */
export const findChanges = (root: string, wanted: string | null): Changes => {
  const base = wanted ?? usual.find((name) => exists(root, name));
  if (base === undefined || !exists(root, base))
    throw new Error(
      base === undefined
        ? 'There is no main branch to compare with; give a base: --affected HEAD~1.'
        : `The base "${base}" is not a commit that git knows.`,
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
