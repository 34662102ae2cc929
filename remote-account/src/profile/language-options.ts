import type { Locale } from '@detour/shared-contracts/sites';

/** Each language under its own name, so that its speakers recognise it. */
export const languageOptions: readonly { readonly value: Locale; readonly label: string }[] = [
  { value: 'fr_FR', label: 'Français (France)' },
  { value: 'fr_BE', label: 'Français (Belgique)' },
  { value: 'nl_NL', label: 'Nederlands (Nederland)' },
  { value: 'nl_BE', label: 'Nederlands (België)' },
  { value: 'es_ES', label: 'Español' },
  { value: 'it_IT', label: 'Italiano' },
];
