import { createIntl, createIntlCache, type IntlShape } from 'react-intl';
import { languageTagOf, type Locale } from '@detour/shared-contracts/sites';

export type Messages = Readonly<Record<string, never>>;

const registry = Symbol.for('detour.messages');

interface MessageHolder {
  [registry]?: Record<string, Messages> | undefined;
}

const none: Messages = {};

/**
 * The compiled texts that the release's message scripts registered under the package name. Another object after each script: a page has a
 * script of its own.
 */
export const readMessages = (owner: string): Messages =>
  (globalThis as MessageHolder)[registry]?.[owner] ?? none;

/** For tests and the server, which run no message script. Values are ICU strings or syntax trees. */
export const registerMessages = (owner: string, messages: unknown): void => {
  const holder = globalThis as MessageHolder;
  (holder[registry] ??= {})[owner] = messages as Messages;
};

/** One `intl` per mount. A missing message throws in development; the build already rejects it. */
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
