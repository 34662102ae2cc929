import { createIntl, createIntlCache, type IntlShape } from 'react-intl';
import { languageTagOf, type Locale } from '@detour/shared-contracts';

type Messages = Readonly<Record<string, never>>;

const registry = Symbol.for('detour.messages');

interface MessageHolder {
  [registry]?: Record<string, Messages>;
}

/** The compiled catalogue that a message script of the release registered under the package's name. */
export const readMessages = (owner: string): Messages =>
  (globalThis as MessageHolder)[registry]?.[owner] ?? ({} as Messages);

/** For tests and the server, where no message script runs. Values are ICU strings or their syntax trees. */
export const registerMessages = (owner: string, messages: unknown): void => {
  const holder = globalThis as MessageHolder;
  (holder[registry] ??= {})[owner] = messages as Messages;
};

/** One `intl` per mount. A missing message throws in development builds; the build refuses it before that. */
export const createRemoteIntl = (locale: Locale, messages: Messages): IntlShape =>
  createIntl(
    {
      locale: languageTagOf(locale),
      messages,
      onError: (error) => {
        if (process.env.NODE_ENV !== 'production') throw error;
      },
    },
    createIntlCache(),
  );
