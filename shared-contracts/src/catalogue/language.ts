import { languageOf, type Locale } from '../sites/locale';

/** The catalogue is written in four languages; Belgian sites read the French and the Dutch one. */
export const languages = ['fr', 'es', 'nl', 'it'] as const;

export type Language = (typeof languages)[number];

/** One text in each language. */
export type Wording = Readonly<Record<Language, string>>;

export const wordingOf = (locale: Locale): Language => languageOf(locale);

/** The same function in each language. */
export const inEachLanguage = <T>(make: (language: Language) => T): Readonly<Record<Language, T>> => ({
  fr: make('fr'),
  es: make('es'),
  nl: make('nl'),
  it: make('it'),
});
