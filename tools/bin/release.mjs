#!/usr/bin/env node
// `npm run release -- VERB`: builds, publishes, checks, promotes, monitors and rolls back a remote.
import { spawnSync } from 'node:child_process';
import { prepare, rootDir } from './prepare.mjs';

prepare();
const run = spawnSync(
  process.execPath,
  ['--import', 'tsx', 'tools/src/release/release.main.ts', ...process.argv.slice(2)],
  { cwd: rootDir, stdio: 'inherit' },
);
process.exit(run.status ?? 1);
