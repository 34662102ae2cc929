import { fallbackLocaleOf, type Locale } from '@detour/shared-contracts/sites';
import { IntlMessageFormat } from 'intl-messageformat';
import en from './en.json';
import esES from './es_ES.json';
import frBE from './fr_BE.json';
import frFR from './fr_FR.json';
import itIT from './it_IT.json';
import nlBE from './nl_BE.json';
import nlNL from './nl_NL.json';

export type MessageId = keyof typeof en;
type Messages = Readonly<Partial<Record<MessageId, string>>>;
type Values = Readonly<Record<string, string | number>>;

const catalogues: Readonly<Record<Locale, Messages>> = {
  fr_FR: frFR,
  es_ES: esES,
  nl_NL: nlNL,
  it_IT: itIT,
  fr_BE: frBE,
  nl_BE: nlBE,
};

const find = (locale: Locale, id: MessageId): string => {
  const own = catalogues[locale][id];
  const fallback = fallbackLocaleOf(locale);
  const text = own ?? (fallback ? catalogues[fallback][id] : undefined);
  // English is the source and is never shown: a missing translation is a bug that the tests find.
  if (text === undefined) throw new Error(`The message "${id}" is missing in ${locale}.`);
  return text;
};

const formats = new Map<string, IntlMessageFormat>();

/** Kept: parsing a message takes longer than formatting it. The catalogues are finite. */
const formatOf = (locale: Locale, id: MessageId): IntlMessageFormat => {
  const key = `${locale} ${id}`;
  const present = formats.get(key);
  if (present) return present;
  const created = new IntlMessageFormat(find(locale, id), locale.replace('_', '-'));
  formats.set(key, created);
  return created;
};

export type Translate = (id: MessageId, values?: Values) => string;

/** Texts of the gateway's mails and files. */
export const createTranslate =
  (locale: Locale): Translate =>
  (id, values) =>
    String(formatOf(locale, id).format(values));
