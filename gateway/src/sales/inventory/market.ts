import { countryOf, locales, timeZoneOf, type Locale } from '@detour/shared-contracts/sites';

/** Site of a hotel's country, for calls without a locale. The French one for a country without a site. */
export const localeOfCountry = (country: string): Locale =>
  locales.find((locale) => countryOf(locale) === country) ?? 'fr_FR';

/** Its time zone. */
export const zoneOfCountry = (country: string): string => timeZoneOf(localeOfCountry(country));
