import { countryOf, languageOf, locales, type Locale } from '@detour/shared-contracts/sites';

/** The locale of a country and a language; null for an unsupported pair. */
export const localeOfNewsletter = (country: string, language: string): Locale | null =>
  locales.find((locale) => countryOf(locale) === country && languageOf(locale) === language) ?? null;
