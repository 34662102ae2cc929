import type { SavedAddress } from '@detour/shared-contracts/api';

/** Lines of an address as on a letter, the country last and by its name. */
export const linesOf = (
  { name, addressLine, postalCode, city, country }: SavedAddress,
  languageTag: string,
): readonly string[] => {
  const countryName = new Intl.DisplayNames(languageTag, { type: 'region' }).of(country) ?? country;
  return [name, addressLine, `${postalCode} ${city}`, countryName].filter((line) => line.trim() !== '');
};
