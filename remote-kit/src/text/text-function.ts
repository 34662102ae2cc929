import type { IntlShape } from 'react-intl';

/** Formatted strings, or numbers that select a plural. */
type TextValues = Readonly<Record<string, string | number>>;

export type TextFunction<Id extends string> = (id: Id, values?: TextValues) => string;

export const toTextFunction =
  (intl: IntlShape): TextFunction<string> =>
  (id, values) =>
    intl.formatMessage({ id }, values ?? {});
