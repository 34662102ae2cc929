import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { minifySync } from '@swc/core';

/** Reads the inline script of each page, minified once at startup. Its text is the same on every page, so one hash allows it. */
export const readBootScript = (): string => {
  const source = readFileSync(fileURLToPath(new URL('../../../src/boot/boot.js', import.meta.url)), 'utf8');
  return minifySync(source, { compress: true, mangle: true, module: false }).code.trim();
};
