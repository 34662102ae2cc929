import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../webpack/build-context';
import { checkLock, type Lockfile } from './check-lock';

const lock = JSON.parse(readFileSync(join(rootDir, 'package-lock.json'), 'utf8')) as Lockfile;
const problems = checkLock(lock);
for (const problem of problems) process.stderr.write(`${problem}\n`);
if (problems.length > 0) process.stderr.write('package-lock.json is not accepted (docs/decisions/0725).\n');
process.exit(problems.length > 0 ? 1 : 0);
