import type { ThemeKey } from './vocabulary';

/** Themes by family of gift boxes. A box is listed under them, and unlocks the stays that have one of them. */
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
