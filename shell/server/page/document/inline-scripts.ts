import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { minifySync } from '@swc/core';

/** Inline scripts of each page. Their texts are the same on every page, so two hashes allow them. */
export interface InlineScripts {
  /** Runs in the head, before the first paint. */
  readonly early: string;
  /** Runs after the content, before every other script. */
  readonly boot: string;
}

const read = (name: string): string => {
  const source = readFileSync(
    fileURLToPath(new URL(`../../../src/boot/${name}.js`, import.meta.url)),
    'utf8',
  );
  return minifySync(source, { compress: true, mangle: true, module: false }).code.trim();
};

/** Reads the inline scripts of each page, minified once at startup. */
export const readInlineScripts = (): InlineScripts => ({ early: read('early'), boot: read('boot') });
