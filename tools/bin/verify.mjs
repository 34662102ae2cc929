#!/usr/bin/env node
// `npm run verify`: checks before each commit. Under two minutes, without browser or server.
import { spawnSync } from 'node:child_process';
import { prepare, rootDir } from './prepare.mjs';

prepare();
const run = spawnSync(
  process.execPath,
  ['--import', 'tsx', 'tools/src/checks/checks.main.ts', 'verify', ...process.argv.slice(2)],
  {
    cwd: rootDir,
    stdio: 'inherit',
  },
);
process.exit(run.status ?? 1);
