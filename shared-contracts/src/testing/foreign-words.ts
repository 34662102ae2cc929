import { languageOf, type Locale } from '../sites/locale';

/** Words that belong to exactly one language (of ours, or English), and to no name. */
const words = {
  en: 'the and your you with please choose from nights night stays search book offers this there what where when our are have will can back next previous close open show more less free left rooms guests adults children babies gift basket',
  fr: 'vous votre avec nuits voir réserver jusqu’à',
  es: 'noches usted reservar habitación elige fechas',
  it: 'notti prenota scegli della camera',
  nl: 'nachten kies bekijk jouw uw vanaf',
} as const;

type Language = Exclude<keyof typeof words, 'en'>;

/** Words of a list above that also exist in another language. */
const shared: Readonly<Record<Language, ReadonlySet<string>>> = {
  fr: new Set(['babies', 'close', 'camera', 'open', 'left']),
  es: new Set(['camera']),
  it: new Set(['camera']),
  nl: new Set([
    'open',
    'water',
    'babies',
    'are',
    'have',
    'book',
    'more',
    'next',
    'camera',
    'will',
    'can',
    'elige',
  ]),
};

const foreignTo = (own: Language): ReadonlyMap<string, string> => {
  const ownWords = new Set<string>(words[own].split(' '));
  return new Map(
    Object.entries(words)
      .filter(([language]) => language !== own)
      .flatMap(([language, list]) => list.split(' ').map((word) => [word, language] as const))
      .filter(([word]) => !ownWords.has(word) && !shared[own].has(word)),
  );
};

const foreign: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  fr: foreignTo('fr'),
  es: foreignTo('es'),
  it: foreignTo('it'),
  nl: foreignTo('nl'),
};

/**
 * Words of another language, as `en "nights"`. Empty for a text of the locale. A single foreign word may be part of a name: it
 * counts only in a text of at most three words.
 */
export const foreignWordsOf = (text: string, locale: Locale): readonly string[] => {
  const known = foreign[languageOf(locale)];
  const tokens = text.toLowerCase().match(/[\p{L}’]+/gu) ?? [];
  const strange = tokens.filter((token) => known.has(token));
  return strange.length >= 2 || (strange.length === 1 && tokens.length <= 3)
    ? strange.map((word) => `${known.get(word)} "${word}"`)
    : [];
};
