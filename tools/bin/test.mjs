#!/usr/bin/env node
// `npm test`: the full check of a fresh clone. Installs what is missing (including a browser) and prints seconds per stage. `npm
// test -- --only remote-search`: tests that package alone. `npm test -- --affected [BASE]`: tests everything
// that your changes affect.
import { spawnSync } from 'node:child_process';
import { prepare, rootDir } from './prepare.mjs';

prepare();
const run = spawnSync(
  process.execPath,
  ['--import', 'tsx', 'tools/src/checks/checks.main.ts', 'test', ...process.argv.slice(2)],
  { cwd: rootDir, stdio: 'inherit' },
);
process.exit(run.status ?? 1);
