import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runWebpack } from '../release/build/run-webpack';
import { programConfig } from './program-config';

/** An hour. Milliseconds. */
const kept = 3_600_000;

const isOld = (path: string): boolean =>
  (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) < Date.now() - kept;

/** Bundles a program of the tools into one file: `tools/src/release/release.main.ts`, and where to write it. */
const [main = '', file = ''] = process.argv.slice(2);
const draft = join(dirname(file), `${process.pid}.draft.mjs`);
process.stderr.write('Preparing the command line (once per change of its sources)…\n');
mkdirSync(dirname(file), { recursive: true });
// Bundles of earlier states of the sources. A fresh one may be about to run, and another process may remove them too.
for (const old of readdirSync(dirname(file)).filter((name) => /^[\da-f]{16}\.mjs$/.test(name)))
  if (isOld(join(dirname(file), old))) rmSync(join(dirname(file), old), { force: true });
await runWebpack([programConfig(main, draft)]);
renameSync(draft, file);
