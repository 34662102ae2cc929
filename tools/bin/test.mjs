#!/usr/bin/env node
// `npm test`: everything, from a fresh clone. Installs what is missing (a browser too) and prints seconds per stage.
// `npm test -- --only remote-search`: what a change of that package can break. `npm test -- --affected [BASE]`: what this work can break.
import { spawnSync } from 'node:child_process';
import { prepare, rootDir } from './prepare.mjs';

prepare();
const run = spawnSync(
  process.execPath,
  ['--import', 'tsx', 'tools/src/checks/checks.main.ts', 'test', ...process.argv.slice(2)],
  { cwd: rootDir, stdio: 'inherit' },
);
process.exit(run.status ?? 1);
