import { createIntl } from 'react-intl';
import { createFormat, type Format } from '@detour/shared-contracts/format';
import { languageTagOf, type Locale } from '@detour/shared-contracts/sites';
import { toTextFunction, type TextFunction } from '../text/text-function';

type Catalogue = Readonly<Record<string, string>>;

export interface ViewTestTools<Id extends string> {
  readonly t: TextFunction<Id>;
  readonly format: Format;
  readonly locale: Locale;
}

/** Catalogues of a remote as its build makes them: Belgian ones complete. Real texts and formats, for tests of view models. */
export const createViewTools = <Id extends string>(own: Readonly<Record<Locale, Catalogue>>) => {
  const messagesFor: Readonly<Record<Locale, Catalogue>> = {
    ...own,
    fr_BE: { ...own.fr_FR, ...own.fr_BE },
    nl_BE: { ...own.nl_NL, ...own.nl_BE },
  };
  const toolsFor = (locale: Locale): ViewTestTools<Id> => ({
    t: toTextFunction(createIntl({ locale: languageTagOf(locale), messages: { ...messagesFor[locale] } })),
    format: createFormat(locale),
    locale,
  });
  return { messagesFor, toolsFor };
};

/** Replaces no-break spaces by plain ones and removes word joiners, so that expectations can be read. */
export const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ').replaceAll('\u2060', '');
