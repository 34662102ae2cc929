#!/usr/bin/env node
// `npm test`: everything, from a fresh clone. Installs what is missing (a browser too) and prints seconds per stage.
import { spawnSync } from 'node:child_process';
import { prepare, rootDir } from './prepare.mjs';

prepare();
const run = spawnSync(process.execPath, ['--import', 'tsx', 'tools/src/checks/checks.main.ts', 'test'], {
  cwd: rootDir,
  stdio: 'inherit',
});
process.exit(run.status ?? 1);
