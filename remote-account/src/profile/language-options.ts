import type { Locale } from '@detour/shared-contracts/sites';

/** Each language in its own words, so that it is found in any other. */
export const languageOptions: readonly { readonly value: Locale; readonly label: string }[] = [
  { value: 'fr_FR', label: 'Français (France)' },
  { value: 'fr_BE', label: 'Français (Belgique)' },
  { value: 'nl_NL', label: 'Nederlands (Nederland)' },
  { value: 'nl_BE', label: 'Nederlands (België)' },
  { value: 'es_ES', label: 'Español' },
  { value: 'it_IT', label: 'Italiano' },
];
