// Runs a program of the tools from one file of plain JavaScript, which starts in a quarter of a second. From its sources it takes seconds.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stampOf } from './file-stamp.mjs';
import { rootDir } from './prepare.mjs';

/** Everything that a program can be made of. */
const inputs = [
  'shared-contracts/src',
  'shared-contracts/generated',
  'shared-releases/src',
  'tools/src',
  'package-lock.json',
];

/** Bundles the program once per state of its sources, and runs it in this process with the arguments of the command. */
export const runProgram = async (main) => {
  const file = join(rootDir, '.cache', 'programs', `${stampOf(rootDir, inputs)}.mjs`);
  if (!existsSync(file)) {
    const bundler = 'tools/src/programs/bundle-program.main.ts';
    const made = spawnSync(process.execPath, ['--import', 'tsx', bundler, main, file], {
      cwd: rootDir,
      // Standard output belongs to the command, which may print JSON.
      stdio: ['ignore', 2, 'inherit'],
    });
    if (made.status !== 0) process.exit(made.status ?? 1);
  }
  await import(pathToFileURL(file).href);
};
