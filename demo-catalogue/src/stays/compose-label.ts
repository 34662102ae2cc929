import { capitalise, joinWithAnd } from '../language/grammar';
import {
  inEachLanguage,
  type Language,
  languages,
  typeset,
  type Wording,
} from '@detour/shared-contracts/catalogue';
import type { Random } from '../random';

interface LabelParts {
  /** Phrases such as "face aux falaises". */
  readonly situations: readonly Wording[];
  /** Phrases such as "de château", "à l’auberge". */
  readonly houses: readonly Wording[];
  /** Phrases such as "dîner aux chandelles", the most characteristic one first. */
  readonly features: readonly Wording[];
  /** Number of nights if it is fixed, otherwise null. */
  readonly nights: 2 | 3 | null;
}

/** Characters of a label that fits two lines of a card. */
export const longest = 62;
const attempts = 40;

export const nightWords: Readonly<Record<2 | 3, Wording>> = {
  2: { fr: 'deux nuits', es: 'dos noches', nl: 'twee nachten', it: 'due notti' },
  3: { fr: 'trois nuits', es: 'tres noches', nl: 'drie nachten', it: 'tre notti' },
};

const roomWords: Wording = { fr: 'une chambre', es: 'una habitación', nl: 'een kamer', it: 'una camera' };

/** True for a feature that already contains an "and", such as "visite du chai et dégustation". */
export const isJoined = (feature: Wording): boolean =>
  languages.some((language) => / (et|y|en|e|ed|con|met|avec) /.test(feature[language]));

type Shape = (language: Language) => string;

const shapesOf = ({ situations, houses, features, nights }: LabelParts, random: Random): readonly Shape[] => {
  const situation = random.pick(situations);
  const [first, second] = features;
  if (!first) return [(language) => situation[language]];
  const shapes: Shape[] = [
    (language) => `${situation[language]}, ${first[language]}`,
    (language) => `${situation[language]}, ${first[language]}`,
    (language) => `${first[language]}, ${situation[language]}`,
    (language) => `${roomWords[language]} ${situation[language]}, ${first[language]}`,
  ];
  if (second && !isJoined(first) && !isJoined(second)) {
    shapes.push(
      (language) => `${situation[language]}, ${joinWithAnd(language, first[language], second[language])}`,
      (language) => joinWithAnd(language, first[language], second[language]),
    );
  }
  if (nights) {
    const house = houses.length > 0 ? random.pick(houses) : situation;
    shapes.push(
      (language) => `${nightWords[nights][language]} ${house[language]}, ${first[language]}`,
      (language) => `${nightWords[nights][language]} ${situation[language]}, ${first[language]}`,
    );
  }
  return random.shuffle(shapes);
};

/** True for a repeated word, as in "Sur le canal, promenade sur les canaux". */
export const repeatsItself = (label: Wording): boolean =>
  languages.some((language) => {
    const stems = (label[language].toLowerCase().match(/\p{L}{5,}/gu) ?? []).map((word) => word.slice(0, 5));
    return new Set(stems).size < stems.length;
  });

const isShort = (label: Wording): boolean => languages.every((language) => label[language].length <= longest);

/** Composes an unused label in four languages that fits two lines of a card. It names a number of nights only if it is fixed. */
export const composeLabel = (parts: LabelParts, taken: Set<string>, random: Random): Wording => {
  const finish = (label: Wording): Wording =>
    inEachLanguage((language) => typeset(language, capitalise(language, label[language])));
  let last: Wording | undefined;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const features = attempt === 0 || random.chance(0.4) ? parts.features : random.shuffle(parts.features);
    for (const shape of shapesOf({ ...parts, features }, random)) {
      const label = inEachLanguage(shape);
      last = label;
      if (taken.has(label.fr) || !isShort(label) || repeatsItself(label)) continue;
      taken.add(label.fr);
      return finish(label);
    }
  }
  if (!last) throw new Error('A label needs at least one situation.');
  return finish(last);
};
