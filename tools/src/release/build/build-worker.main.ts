import { rmSync } from 'node:fs';
import type { FromBuilder } from './builder';
import { buildPackage } from './build-package';

// Builds the packages that its parent names, one after the other. The first build compiles webpack's code; the others find it compiled.
const tell = (answer: FromBuilder): void => void process.send?.(answer);

const build = async (name: string): Promise<void> => {
  try {
    tell({ kind: 'done', result: await buildPackage(name) });
  } catch (error) {
    tell({ kind: 'failed', reason: `${name} was not built:\n${(error as Error).message}` });
  }
};

process.on('message', (name: string) => void build(name));

// No more work, or the parent has ended. The folder of an unfinished build is of no use.
process.on('disconnect', () => {
  const draft = process.env['BUILD_OUTPUT'];
  if (draft) rmSync(draft, { recursive: true, force: true });
  process.exit(0);
});
