import { countryOf, type Locale } from '@detour/shared-contracts/sites';

/** Countries of a buyer: markets first, then other European countries. ISO 3166. */
const countries =
  'FR BE ES IT NL LU CH DE AT PT GB IE MC AD DK SE NO FI PL CZ SK HU SI HR RO BG GR CY MT EE LV LT IS LI US CA'.split(
    ' ',
  );

/** Localised names, the market's own country first. */
export const countryOptions = (locale: Locale, tag: string): readonly { value: string; label: string }[] => {
  const names = new Intl.DisplayNames(tag, { type: 'region' });
  const own = countryOf(locale);
  const options = countries.map((value) => ({ value, label: names.of(value) ?? value }));
  const collator = new Intl.Collator(tag);
  return options.sort((first, second) => {
    if (first.value === own || second.value === own) return first.value === own ? -1 : 1;
    return collator.compare(first.label, second.label);
  });
};
