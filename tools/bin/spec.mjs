#!/usr/bin/env node
// `npm run spec`: lists the rows of docs/requirements.tsv that the last test run proved. `-- --area CAL` lists one area.
import { spawnSync } from 'node:child_process';
import { prepare, rootDir } from './prepare.mjs';

prepare();
const run = spawnSync(
  process.execPath,
  ['--import', 'tsx', 'tools/src/spec/spec.main.ts', ...process.argv.slice(2)],
  { cwd: rootDir, stdio: 'inherit' },
);
process.exit(run.status ?? 1);
