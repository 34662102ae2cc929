import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { unpackWoff } from './unpack-woff';

const resolve = createRequire(import.meta.url).resolve;

/** Font files by the name that the drawing uses. */
const files = {
  text: '@fontsource/figtree/files/figtree-latin-400-normal.woff',
  strong: '@fontsource/figtree/files/figtree-latin-600-normal.woff',
  display: '@fontsource/fraunces/files/fraunces-latin-600-normal.woff',
  hand: '@fontsource/fraunces/files/fraunces-latin-400-italic.woff',
  'text-more': '@fontsource/figtree/files/figtree-latin-ext-400-normal.woff',
  'hand-more': '@fontsource/fraunces/files/fraunces-latin-ext-400-italic.woff',
} as const;

export type SheetFont = keyof typeof files;

let loaded: ReadonlyMap<SheetFont, Buffer> | null = null;

/** Loads the fonts when the first voucher is printed. */
export const sheetFonts = (): ReadonlyMap<SheetFont, Buffer> => {
  loaded ??= new Map(
    Object.entries(files).map(([name, file]) => [name as SheetFont, unpackWoff(readFileSync(resolve(file)))]),
  );
  return loaded;
};
