import { languageOf, type Locale } from '../sites/locale';

/** Languages of the catalogue. Belgian sites use French and Dutch. */
export const languages = ['fr', 'es', 'nl', 'it'] as const;

export type Language = (typeof languages)[number];

/** One text in each language. */
export type Wording = Readonly<Record<Language, string>>;

export const wordingOf = (locale: Locale): Language => languageOf(locale);

/** Calls the function once for each language. */
export const inEachLanguage = <T>(make: (language: Language) => T): Readonly<Record<Language, T>> => ({
  fr: make('fr'),
  es: make('es'),
  nl: make('nl'),
  it: make('it'),
});
