import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPackages } from '../../boundaries/source-files';
import { formatFile } from '../../lint/format-file';
import { rootDir } from '../../webpack/build-context';
import { libraries } from '../libraries';
import { publicSurface } from './public-surface';
import { reportFile, reportProblem } from './report-problems';

// Compares the reports of the published libraries with the sources; with `--write`, writes them (decision 1090).
const isWriting = process.argv.includes('--write');
for (const library of listPackages(rootDir)) {
  const { name, folder, exports } = library;
  if (!libraries.some((one) => one === folder)) continue;
  const report = await publicSurface({ name, folder: join(rootDir, folder), entries: exports }, (code) =>
    formatFile('surface.ts', code),
  );
  if (isWriting) {
    writeFileSync(join(rootDir, folder, reportFile), report);
    continue;
  }
  const problem = reportProblem(rootDir, folder, report);
  if (problem === null) continue;
  process.stdout.write(`${problem}\n`);
  process.exitCode = 1;
}
