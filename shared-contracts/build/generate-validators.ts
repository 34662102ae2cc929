import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { printValidators } from './validator-code';

const folder = fileURLToPath(new URL('../generated', import.meta.url));
for (const part of ['validators', 'validator-loaders']) mkdirSync(join(folder, part), { recursive: true });
const present = new Set(
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts')),
);
const texts = printValidators();

// Leaving an unchanged file untouched keeps its time stamp, so the build cache stays valid.
const changed = [...texts].filter(
  ([path, text]) => !present.has(path) || readFileSync(join(folder, path), 'utf8') !== text,
);
for (const [path, text] of changed) writeFileSync(join(folder, path), text);
for (const path of present) if (!texts.has(path)) rmSync(join(folder, path));

const bytes = [...texts.values()].reduce((sum, { length }) => sum + length, 0);
process.stdout.write(
  `validators: ${changed.length === 0 ? 'unchanged' : `${changed.length} files written`} (${bytes} bytes)\n`,
);
