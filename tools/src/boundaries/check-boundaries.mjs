#!/usr/bin/env node
// node tools/src/boundaries/check-boundaries.mjs: checks imports between packages and file names.
import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';

register();
const { findViolations } = await import('./find-violations.ts');
const violations = findViolations(fileURLToPath(new URL('../../..', import.meta.url)));
for (const violation of violations) process.stdout.write(`${violation}\n`);
process.exitCode = violations.length > 0 ? 1 : 0;
