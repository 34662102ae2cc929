import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { canarySubject, proofs } from './proofs';

/** Number of commits to its subject after which a page is stale. */
const oldAfter = 50;

const git = (rootDir: string, args: readonly string[]): string | null => {
  try {
    return execFileSync('git', args, { cwd: rootDir, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return null;
  }
};

/** Returns one sentence about a stale page. Null for a current one. */
export const judgeProof = (
  name: string,
  { commit, changes }: { readonly commit: string | null; readonly changes: number | null },
): string | null => {
  const advice = `Run npm run proof -- ${name}.`;
  if (commit === null) return `docs/proofs/${name}.md is missing or names no commit. ${advice}`;
  if (changes === null) return `docs/proofs/${name}.md is of commit ${commit}, which is not in this history.`;
  if (changes <= oldAfter) return null;
  return `docs/proofs/${name}.md is of commit ${commit}; ${changes} commits have changed its subject since. ${advice}`;
};

const commitOf = (rootDir: string, name: string): string | null => {
  const path = join(rootDir, 'docs', 'proofs', `${name}.md`);
  if (!existsSync(path)) return null;
  return /\b[Cc]ommits? ([0-9a-f]{7,40})\b/.exec(readFileSync(path, 'utf8'))?.[1] ?? null;
};

/** Stale pages in `docs/proofs` with the command that renews each: their subject has changed by more than 50 commits. */
export const findStaleProofs = (rootDir: string): readonly string[] => {
  const subjects = {
    ...Object.fromEntries(Object.entries(proofs).map(([name, { subject }]) => [name, subject])),
    canary: canarySubject,
  };
  return Object.entries(subjects).flatMap(([name, paths]) => {
    const commit = commitOf(rootDir, name);
    const globs = paths.map((path) => `:(glob)${path}${path.endsWith('.json') ? '' : '/**'}`);
    const count =
      commit === null ? null : git(rootDir, ['rev-list', '--count', `${commit}..HEAD`, '--', ...globs]);
    return judgeProof(name, { commit, changes: count === null ? null : Number(count) }) ?? [];
  });
};
