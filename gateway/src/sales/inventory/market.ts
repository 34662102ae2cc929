import { countryOf, locales, timeZoneOf } from '@detour/shared-contracts/sites';

/** Zone of a hotel's country, for calls that carry no locale; Paris for a country in which we have no site. */
export const zoneOfCountry = (country: string): string =>
  timeZoneOf(locales.find((locale) => countryOf(locale) === country) ?? 'fr_FR');
