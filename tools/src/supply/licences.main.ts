import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatFile } from '../lint/format-file';
import { rootDir } from '../webpack/build-context';
import type { Lockfile } from './check-lock';
import { licenceProblems, licensedPackages, printLicences } from './licences';
import { printNotices } from './notices';

const report = join(rootDir, 'docs/licences.md');
const lock = JSON.parse(readFileSync(join(rootDir, 'package-lock.json'), 'utf8')) as Lockfile;
const packages = licensedPackages(lock);
const problems = [...licenceProblems(packages)];
const text = await formatFile(report, printLicences(packages));

if (process.argv.includes('--check')) {
  if (readFileSync(report, 'utf8') !== text)
    problems.push('docs/licences.md is not current: npm run licences.');
} else {
  writeFileSync(report, text);
  const folder = join(rootDir, '.cache/reports');
  mkdirSync(folder, { recursive: true });
  const notices = join(folder, 'THIRD_PARTY_NOTICES.txt');
  writeFileSync(notices, printNotices(rootDir, packages));
  process.stdout.write(`${report}\n${notices}\n`);
}
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exit(problems.length > 0 ? 1 : 0);
