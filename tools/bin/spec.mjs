#!/usr/bin/env node
// `npm run spec`: which rows of docs/requirements.tsv the last run of the tests proved. `-- --area CAL` lists an area.
import { spawnSync } from 'node:child_process';
import { prepare, rootDir } from './prepare.mjs';

prepare();
const run = spawnSync(
  process.execPath,
  ['--import', 'tsx', 'tools/src/spec/spec.main.ts', ...process.argv.slice(2)],
  { cwd: rootDir, stdio: 'inherit' },
);
process.exit(run.status ?? 1);
