import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const reportFile = 'API.md';

/** Output of git, or null where there is no repository or no such commit. */
const git = (root: string, ...args: readonly string[]): string | null => {
  try {
    const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore'];
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio }).trim();
  } catch {
    return null;
  }
};

const isChanged = (root: string, path: string): boolean =>
  (git(root, 'status', '--porcelain', '--', path) ?? '') !== '';

/**
 * True when the newest change of the report came without one of the changelog: in the working tree, or in the commit that changed the
 * report last. A later commit of the changelog mends it.
 */
const lacksNote = (root: string, folder: string): boolean => {
  const report = join(folder, reportFile);
  const changelog = join(folder, 'CHANGELOG.md');
  if (isChanged(root, changelog)) return false;
  if (isChanged(root, report)) return true;
  const commits = [report, changelog].map((path) => git(root, 'log', '-1', '--format=%H', '--', path));
  const [reported = null, noted = null] = commits;
  if (!reported || !noted) return false;
  // Fails, and returns null, when the change of the changelog is older.
  return git(root, 'merge-base', '--is-ancestor', reported, noted) === null;
};

/** Lines of a text that the other one does not have. */
const linesOnlyIn = (text: string, other: string): readonly string[] => {
  const known = new Set(other.split('\n'));
  return text.split('\n').filter((line) => line.trim() !== '' && !known.has(line));
};

const shown = 12;

const difference = (committed: string, current: string): string =>
  [
    ...linesOnlyIn(committed, current).map((line) => `  - ${line}`),
    ...linesOnlyIn(current, committed).map((line) => `  + ${line}`),
  ]
    .slice(0, shown)
    .join('\n');

/** What is wrong with the report of a package, or null. `current` is the report of its sources. */
export const reportProblem = (root: string, folder: string, current: string): string | null => {
  const file = join(root, folder, reportFile);
  const written = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const note = `add a line to ${folder}/CHANGELOG.md that says what a team with the package does about it`;
  if (written !== current)
    return `The public surface of ${folder} is not the one of ${folder}/${reportFile}. Run \`npm run generate\`, read the difference of that file, and ${note}.\n${difference(written, current)}`;
  return lacksNote(root, folder)
    ? `${folder}/${reportFile} has changed and ${folder}/CHANGELOG.md has not: ${note}.`
    : null;
};
