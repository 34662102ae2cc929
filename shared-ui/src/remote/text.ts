import { useContext } from 'react';
import type { IntlShape } from 'react-intl';
import { IntlHolder } from './host-context';

/** Formatted strings, or numbers that rule a plural. */
export type TextValues = Readonly<Record<string, string | number>>;

export type TextFunction<Id extends string> = (id: Id, values?: TextValues) => string;

export const toTextFunction =
  (intl: IntlShape): TextFunction<string> =>
  (id, values) =>
    intl.formatMessage({ id }, values ?? {});

/** `export const useText = createUseText<keyof typeof en>()` gives a hook whose ids are the catalogue's own. */
export const createUseText =
  <Id extends string>(): (() => TextFunction<Id>) =>
  () =>
    useContext(IntlHolder).text;
