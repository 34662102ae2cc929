/** The six locales of the shop. @spec I18N-001 */
export const locales = ['fr_FR', 'es_ES', 'fr_BE', 'nl_BE', 'nl_NL', 'it_IT'] as const;

export type Locale = (typeof locales)[number];

/** ISO 3166 country of a locale's market. @spec I18N-002 */
export type Country = 'FR' | 'ES' | 'BE' | 'NL' | 'IT';

const countries: Readonly<Record<Locale, Country>> = {
  fr_FR: 'FR',
  es_ES: 'ES',
  fr_BE: 'BE',
  nl_BE: 'BE',
  nl_NL: 'NL',
  it_IT: 'IT',
};

export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale);

export const countryOf = (locale: Locale): Country => countries[locale];

/** BCP 47 tag for `lang`, `hreflang` and `Intl`: fr_BE → fr-BE. */
export const languageTagOf = (locale: Locale): string => locale.replace('_', '-');

/** Two-letter language: fr_BE → fr. */
export const languageOf = (locale: Locale): 'fr' | 'es' | 'nl' | 'it' =>
  locale.slice(0, 2) as 'fr' | 'es' | 'nl' | 'it';

/** Locale whose texts fill the gaps of a Belgian catalogue. Null for the other locales, whose catalogues are complete. */
export const fallbackLocaleOf = (locale: Locale): Locale | null =>
  locale === 'fr_BE' ? 'fr_FR' : locale === 'nl_BE' ? 'nl_NL' : null;

/** IANA time zone of the market. "Today" and 20:00 follow it, never the device. */
export const timeZoneOf = (locale: Locale): string => zones[countries[locale]];

const zones: Readonly<Record<Country, string>> = {
  FR: 'Europe/Paris',
  ES: 'Europe/Madrid',
  IT: 'Europe/Rome',
  NL: 'Europe/Amsterdam',
  BE: 'Europe/Brussels',
};
