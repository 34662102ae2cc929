import type { Locale } from './locale';

/** A partner's campaign page. Texts and pictures come from content; this record holds only what the route needs. */
export interface MinisiteEntry {
  readonly minisiteId: number;
  readonly minisiteUrl: string;
  readonly minisiteLocale: Extract<Locale, 'fr_FR' | 'fr_BE' | 'nl_BE'>;
}

/**
 * The six minisites. Partner names are confidential, so the paths are neutral.
 * @spec MINI-002 MINI-003
 */
export const minisites: readonly MinisiteEntry[] = [
  { minisiteId: 360, minisiteUrl: 'partenaire-360', minisiteLocale: 'fr_FR' },
  { minisiteId: 250, minisiteUrl: 'partenaire-250', minisiteLocale: 'fr_FR' },
  { minisiteId: 244, minisiteUrl: 'partenaire-244', minisiteLocale: 'fr_BE' },
  { minisiteId: 30, minisiteUrl: 'partner-30', minisiteLocale: 'nl_BE' },
  { minisiteId: 14, minisiteUrl: 'partenaire-14', minisiteLocale: 'fr_FR' },
  { minisiteId: 97, minisiteUrl: 'partner-97', minisiteLocale: 'nl_BE' },
];

/** Parses a partner number from browser storage. Null when unknown. @spec MINI-013 */
export const parseMinisiteId = (text: string | null): number | null =>
  minisites.find(({ minisiteId }) => String(minisiteId) === text)?.minisiteId ?? null;

export const findMinisite = (locale: Locale, minisiteUrl: string): MinisiteEntry | null =>
  minisites.find((entry) => entry.minisiteLocale === locale && entry.minisiteUrl === minisiteUrl) ?? null;
