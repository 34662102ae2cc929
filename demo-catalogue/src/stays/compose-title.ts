import {
  inEachLanguage,
  type Language,
  languages,
  typeset,
  type Wording,
} from '@detour/shared-contracts/catalogue';
import { capitalise, joinWithAnd } from '../language/grammar';
import { isJoined, longest, nightWords, repeatsItself } from './compose-label';

/** Parts of a title that states the deal: how many nights, where, with what. */
interface TitleParts {
  /** Number of nights if it is fixed, otherwise null. */
  readonly nights: 2 | 3 | null;
  /** "à Colmar", with the preposition of each language. */
  readonly at: Wording;
  /** "de Colmar", after a situation that is a part of the town. */
  readonly of: Wording;
  /** Phrases such as "face aux falaises" that are true of the hotel. */
  readonly situations: readonly Wording[];
  /** Phrases such as "dîner aux chandelles", the most characteristic one first. */
  readonly features: readonly Wording[];
  readonly hotel: string;
  /** Turns the choice of the first shape, so that titles of one hotel differ. */
  readonly turn: number;
}

/** Characters of a title that has no shorter form: long town names. */
const tolerated = 70;

/** Situations that are a part of the town: "en el casco antiguo de Sevilla", not "en". */
const partsOfTown: ReadonlySet<string> = new Set([
  'en el casco antiguo',
  'en el puerto viejo',
  'en la meseta',
  'en las colinas',
  'en una plazuela',
  'nella città vecchia',
  'sul porto vecchio',
  'su una piazzetta',
]);

const stayWords: Wording = { fr: 'séjour', es: 'escapada', nl: 'verblijf', it: 'soggiorno' };

type Shape = (language: Language) => string;

const shapesOf = ({ nights, at, of, situations, features, hotel, turn }: TitleParts): readonly Shape[] => {
  const lead = nights ? nightWords[nights] : stayWords;
  const pairs = features.flatMap((first, index) =>
    features
      .slice(index + 1)
      .filter((second) => !isJoined(first) && !isJoined(second))
      .map(
        (second): Shape =>
          (language) =>
            `${lead[language]} ${at[language]}, ${joinWithAnd(language, first[language], second[language])}`,
      ),
  );
  const turned = situations.map((_, index) => situations[(index + turn) % situations.length] as Wording);
  const placed = features.flatMap((feature) =>
    turned.map(
      (situation): Shape =>
        (language) =>
          `${lead[language]} ${situation[language]} ${(partsOfTown.has(situation[language]) ? of : at)[language]}, ${feature[language]}`,
    ),
  );
  const plain = features.map(
    (feature): Shape =>
      (language) =>
        `${lead[language]} ${at[language]}, ${feature[language]}`,
  );
  return [
    ...pairs.slice(0, 1),
    ...placed.slice(0, 1),
    ...plain.slice(0, 1),
    ...pairs.slice(1),
    ...placed,
    ...plain,
    ...features.map(
      (feature): Shape =>
        (language) =>
          `${hotel}, ${feature[language]}`,
    ),
  ];
};

/** An unused title of at most two lines of a card. It names a number of nights only if it is fixed. */
export const composeTitle = (parts: TitleParts, taken: Set<string>): Wording => {
  const keysOf = (label: Wording): readonly string[] =>
    languages.map((language) => `${language} ${label[language]}`);
  const isFree = (label: Wording): boolean => keysOf(label).every((key) => !taken.has(key));
  const fitsIn =
    (limit: number) =>
    (label: Wording): boolean =>
      languages.every((language) => label[language].length <= limit);
  const labels = shapesOf(parts).map(
    (shape) => (): Wording =>
      inEachLanguage((language) => typeset(language, capitalise(language, shape(language)))),
  );
  const find = (limit: number, allows: (label: Wording) => boolean): Wording | undefined => {
    const isShort = fitsIn(limit);
    for (const write of labels) {
      const label = write();
      if (isShort(label) && isFree(label) && allows(label)) return label;
    }
    return undefined;
  };
  const title =
    find(longest, (label) => !repeatsItself(label)) ??
    find(longest, () => true) ??
    find(tolerated, () => true);
  if (!title) throw new Error(`No title is left for a stay of ${parts.hotel}.`);
  for (const key of keysOf(title)) taken.add(key);
  return title;
};
