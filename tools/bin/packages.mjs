#!/usr/bin/env node
// `npm run packages`: packs what teams in repositories of their own install.
import { spawnSync } from 'node:child_process';
import { prepare, rootDir } from './prepare.mjs';

prepare();
const run = spawnSync(
  process.execPath,
  ['--import', 'tsx', 'tools/src/packages/pack-packages.main.ts', ...process.argv.slice(2)],
  { cwd: rootDir, stdio: 'inherit' },
);
process.exit(run.status ?? 1);
