import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatFile } from '../lint/format-file';
import { rootDir } from '../webpack/build-context';
import { printFailurePage, type FaultResult } from './failure-page';

const resultsDir = join(rootDir, '.cache', 'proofs', 'faults');

const readResults = (): readonly FaultResult[] =>
  existsSync(resultsDir)
    ? readdirSync(resultsDir)
        .filter((file) => file.endsWith('.json'))
        .map((file) => JSON.parse(readFileSync(join(resultsDir, file), 'utf8')) as FaultResult)
    : [];

/** Writes `docs/failures.md` from the last matrix. Returns its path from the root. */
export const writeFailurePage = async (commit: string): Promise<string> => {
  const file = join('docs', 'failures.md');
  const path = join(rootDir, file);
  writeFileSync(path, await formatFile(path, printFailurePage(readResults(), commit)));
  return file;
};
