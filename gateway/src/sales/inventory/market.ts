import { countryOf, locales, timeZoneOf } from '@detour/shared-contracts/sites';

/** Time zone of a hotel's country, for calls without a locale. Paris for a country without a site. */
export const zoneOfCountry = (country: string): string =>
  timeZoneOf(locales.find((locale) => countryOf(locale) === country) ?? 'fr_FR');
