#!/usr/bin/env node
// `npm run licences`: writes docs/licences.md and the licence texts. `npm run sbom`: writes the bill of materials (CycloneDX).
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { prepare, rootDir } from './prepare.mjs';

const run = (args) =>
  process.exit(spawnSync(process.execPath, args, { cwd: rootDir, stdio: 'inherit' }).status ?? 1);

prepare();
if (process.argv[2] !== 'sbom')
  run(['--import', 'tsx', 'tools/src/supply/licences.main.ts', ...process.argv.slice(2)]);

const file = join(rootDir, '.cache/reports/sbom.cdx.json');
mkdirSync(join(rootDir, '.cache/reports'), { recursive: true });
process.stdout.write(`${file}\n`);
run([
  'node_modules/@cyclonedx/cyclonedx-npm/bin/cyclonedx-npm-cli.js',
  '--package-lock-only',
  '--ignore-npm-errors',
  '--output-reproducible',
  '--spec-version',
  '1.6',
  '--output-format',
  'JSON',
  '--output-file',
  file,
  'package.json',
]);
