#!/usr/bin/env node
// `npm run fixtures`: records the responses of the seeded gateway for the component tests (shared-contracts/src/testing/recorded).
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { prepare, rootDir } from './prepare.mjs';

prepare();
const run = spawnSync(
  join(rootDir, 'node_modules', '.bin', 'jest'),
  ['--silent', 'gateway/test/wire/seeded-answers'],
  { cwd: rootDir, stdio: 'inherit', env: { ...process.env, FIXTURES: 'write' } },
);
process.exit(run.status ?? 1);
