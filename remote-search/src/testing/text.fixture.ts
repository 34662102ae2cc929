import { createIntl } from 'react-intl';
import { createFormat, type Format } from '@detour/shared-contracts/format';
import { languageTagOf, type Locale } from '@detour/shared-contracts/sites';
import type { Text } from '../text';
import { catalogues } from './catalogues.fixture';

/** Texts and formatter of a locale, as in the remote. Throws for a missing message. */
export const wordsOf = (locale: Locale): { readonly text: Text; readonly format: Format } => {
  const intl = createIntl({
    locale: languageTagOf(locale),
    messages: catalogues[locale],
    onError: (error) => {
      throw error;
    },
  });
  return { text: (id, values) => intl.formatMessage({ id }, values), format: createFormat(locale) };
};
