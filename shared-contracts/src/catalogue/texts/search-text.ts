/** Normalises typed and stored text for comparison: lower case, no accents, ligatures expanded, hyphens and apostrophes as spaces. */
export const foldText = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** All names, normalised and separated by bars: `|den haag|la haye|l aia|`. A bar starts a name; a bar or a space starts a word. */
export const searchTextOf = (names: readonly string[]): string =>
  `|${[...new Set(names.map(foldText).filter((name) => name !== ''))].join('|')}|`;
