#!/usr/bin/env node
// `npm run conformance -- URL`: checks a shop of several teams by its address.
import { spawnSync } from 'node:child_process';
import { prepare, rootDir } from './prepare.mjs';

prepare();
const run = spawnSync(
  process.execPath,
  ['--import', 'tsx', 'tools/src/conformance/conformance.main.ts', ...process.argv.slice(2)],
  { cwd: rootDir, stdio: 'inherit' },
);
process.exit(run.status ?? 1);
