#!/usr/bin/env node
// `npm run release -- VERB`: builds, publishes, checks, promotes, monitors and rolls back a remote.
import { prepare } from './prepare.mjs';
import { runProgram } from './run-program.mjs';

prepare();
await runProgram('tools/src/release/release.main.ts');
