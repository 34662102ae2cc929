/** Lower case, no accents, ligatures written out, hyphens and apostrophes as spaces: what is typed and what is stored meet here. */
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

/** All names, folded, between bars: `|den haag|la haye|l aia|`. A bar or a space begins a word, a bar begins a name. */
export const searchTextOf = (names: readonly string[]): string =>
  `|${[...new Set(names.map(foldText).filter((name) => name !== ''))].join('|')}|`;
