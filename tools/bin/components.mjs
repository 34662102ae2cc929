#!/usr/bin/env node
// `npm run components`: lists packages older than docs/security.md allows. Queries the registry configured for npm.
import { spawnSync } from 'node:child_process';
import { prepare, rootDir } from './prepare.mjs';

prepare();
const { status } = spawnSync(
  process.execPath,
  ['--import', 'tsx', 'tools/src/supply/components.main.ts', ...process.argv.slice(2)],
  { cwd: rootDir, stdio: 'inherit' },
);
process.exit(status ?? 1);
