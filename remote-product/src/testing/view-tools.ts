import { createViewTools } from '@detour/remote-kit/testing';
import es_ES from '../messages/es_ES.json';
import fr_BE from '../messages/fr_BE.json';
import fr_FR from '../messages/fr_FR.json';
import it_IT from '../messages/it_IT.json';
import nl_BE from '../messages/nl_BE.json';
import nl_NL from '../messages/nl_NL.json';
import type { TextId } from '../text';

/** The catalogue of a locale as the build writes it, with gaps of the Belgian locales filled. */
export const messagesFor: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  fr_FR,
  fr_BE,
  es_ES,
  it_IT,
  nl_NL,
  nl_BE: { ...nl_NL, ...nl_BE },
};

export interface ViewTestTools {
  readonly t: Text;
  readonly format: Format;
  readonly locale: Locale;
}

/** Real texts and formats of a locale, for tests of view models. */
export const toolsFor = (locale: Locale): ViewTestTools => {
  const intl = createIntl({ locale: languageTagOf(locale), messages: { ...messagesFor[locale] } });
  return {
    t: (id, values) => intl.formatMessage({ id }, values ?? {}),
    format: createFormat(locale),
    locale,
  };
};

/** Replaces special spaces with plain ones and removes word joiners, so that expectations stay readable. */
export const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ').replaceAll('\u2060', '');
