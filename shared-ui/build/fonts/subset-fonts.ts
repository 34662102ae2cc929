import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

// `node --import tsx subset-fonts.ts`: writes the fonts of the shop, with the letters of its locales only (record 0904).

const require = createRequire(import.meta.url);
const target = fileURLToPath(new URL('../../generated/fonts/', import.meta.url));

const between = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));

/** French, Spanish, Italian and Dutch, and German guests. */
const letters = 'ÀÁÂÄÆÇÈÉÊËÌÍÎÏÑÒÓÔÖŒÙÚÛÜŸàáâäæçèéêëìíîïñòóôöœùúûüÿß';
/** No-break spaces and the soft hyphen are characters too. */
const punctuation = '¿¡«»–—‘’“”…·•€×\u00a0\u202f\u00ad';
const text = `${between(0x20, 0x7e)}${letters}${punctuation}ªº°½²→←`;
/** Titles and prices. */
const display = [...text].filter((letter) => !'#$*<=>@[\\]^_`{|}~½²→←°ŸÿªºäÄ'.includes(letter)).join('');

interface Face {
  /** Another set of letters or weights needs another number, because browsers keep a file for a year. */
  readonly name: string;
  readonly source: string;
  readonly letters: string;
  /** Range, or one value, of each axis that the shop uses. `opsz` is the optical size, in pixels of a style sheet. */
  readonly axes: { readonly wght: Axis; readonly opsz?: Axis };
}

type Axis = number | { readonly min: number; readonly max: number };

const faces: readonly Face[] = [
  {
    name: 'figtree-1',
    source: 'figtree/files/figtree-latin-wght-normal',
    letters: text,
    axes: { wght: { min: 400, max: 680 } },
  },
  {
    name: 'fraunces-3',
    source: 'fraunces/files/fraunces-latin-opsz-normal',
    letters: display,
    // From a card title to the home page's title, which has at most 68 px. A second axis adds 13 KB.
    axes: { wght: 490, opsz: { min: 18, max: 72 } },
  },
  {
    name: 'fraunces-mark-1',
    source: 'fraunces/files/fraunces-latin-opsz-normal',
    letters: 'Detour',
    axes: { wght: 560, opsz: 30 },
  },
  {
    name: 'fraunces-italic-2',
    source: 'fraunces/files/fraunces-latin-opsz-italic',
    letters: text,
    // One style, `text.quote`: 19 px.
    axes: { wght: 420, opsz: 19 },
  },
];

const folderOf = (family: string): string =>
  dirname(require.resolve(`@fontsource-variable/${family}/package.json`));

mkdirSync(target, { recursive: true });
for (const { name, source, letters: wanted, axes } of faces) {
  const [family = '', ...path] = source.split('/');
  const whole = readFileSync(`${join(folderOf(family), ...path)}.woff2`);
  const part = await subsetFont(whole, wanted, { targetFormat: 'woff2', variationAxes: axes });
  writeFileSync(join(target, `${name}.woff2`), part);
}
