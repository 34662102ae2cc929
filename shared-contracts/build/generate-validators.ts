import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { printValidators } from './validator-code';

const target = fileURLToPath(new URL('../generated/validators.ts', import.meta.url));
const text = printValidators();
const present = await readFile(target, 'utf8').catch(() => null);

// Leaving an unchanged file untouched keeps its time stamp, so the build cache stays valid.
if (present !== text) {
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, text);
}
process.stdout.write(`validators: ${present === text ? 'unchanged' : 'written'} (${text.length} bytes)\n`);
