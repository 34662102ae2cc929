#!/usr/bin/env node
// `npm run content`: exports, imports, publishes and restores content of editors (docs/content.md).
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { prepare, rootDir } from './prepare.mjs';

prepare();
const dataDir = join(process.env.DATA_DIR ?? join(rootDir, '.data'), 'gateway');
const run = spawnSync(
  process.execPath,
  ['--import', 'tsx', 'gateway/src/editing/content.main.ts', ...process.argv.slice(2)],
  { cwd: rootDir, stdio: 'inherit', env: { ...process.env, DATA_DIR: dataDir } },
);
process.exit(run.status ?? 1);
