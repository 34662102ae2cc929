import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
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

let loaded: ReadonlyMap<SheetFont, Font> | null = null;

const load = (file: string): Font => {
  const font = create(unpackWoff(readFileSync(resolve(file))));
  if (!('layout' in font)) throw new Error(`${file} holds a collection of fonts. A font file is needed.`);
  return font;
};

/**
 * Loads the fonts when the first document is drawn. Documents share the parsed fonts: parsing them again for each document took two
 * thirds of its time. Each document makes its own subsets.
 */
export const sheetFonts = (): ReadonlyMap<SheetFont, Font> => {
  loaded ??= new Map(Object.entries(files).map(([name, file]) => [name as SheetFont, load(file)]));
  return loaded;
};
