#!/usr/bin/env node
// `npm start`: installs missing packages, builds changes, seeds and serves the shop. Plain JavaScript without dependencies,
// because it runs before the installation.
import { spawnSync } from 'node:child_process';
import { prepare, rootDir } from './prepare.mjs';

prepare();
const run = spawnSync(
  process.execPath,
  ['--import', 'tsx', 'tools/src/start/start.main.ts', ...process.argv.slice(2)],
  {
    cwd: rootDir,
    stdio: 'inherit',
  },
);
process.exit(run.status ?? 1);
