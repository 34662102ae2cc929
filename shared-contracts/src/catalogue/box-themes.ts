import type { ThemeKey } from './vocabulary';

/** Themes of a family of gift boxes, by its key: what its page is listed under, and what a stay must have to be opened by it. */
export const boxThemes: Readonly<Partial<Record<string, readonly ThemeKey[]>>> = {
  CHATEAUX: ['castle'],
  MER: ['sea'],
  TABLE: ['gastronomy'],
  BAINS: ['wellness'],
  MONTAGNE: ['mountain'],
  VILLE: ['city'],
  VERT: ['nature'],
  ROMANCE: ['romantic'],
};
