import { capitalise, joinWithAnd } from '../language/grammar';
import {
  type FittingText,
  inEachLanguage,
  type Language,
  languages,
  type StoredProgramLine,
  type ThemeKey,
  typeset,
} from '@detour/shared-contracts/catalogue';
import type { Country } from '@detour/shared-contracts/sites';
import type { RoomType } from '../hotels/hotel';
import type { Random } from '../random';
import type { ProgramItem } from '../texts/programme/program-item';
import { moods } from '../texts/moods';
import { asText, type Composer } from '../texts/sentences/composer';
import type { Facts, Need } from '../texts/sentences/needs';
import { lowerCase, roomWords } from './stay-parts';
import { aroundSentences, dealSentences, hourSentences } from '../texts/sentences/stay-sentences';

const [shortLine, headwordLine, detailLine, descriptionLine] = [0, 1, 2, 3] as const;

const lineOf = (item: ProgramItem, line: number): FittingText => {
  const text = item.text[line];
  if (!text)
    throw new Error(
      `A programme item has four lines of text; "${item.text[0]?.wording.fr}" has fewer or more.`,
    );
  return text;
};

/** Returns the text of an item in the form for a label. */
export const shortOf = (item: ProgramItem): FittingText['wording'] => lineOf(item, shortLine).wording;

export const headwordOf = (item: ProgramItem): FittingText['wording'] => lineOf(item, headwordLine).wording;

export const programLineOf = (item: ProgramItem, scene: string): StoredProgramLine => ({
  type: item.type,
  activityId: item.tag ?? null,
  icon: item.icon,
  scene,
  minutes: item.minutes ?? null,
  ...(item.checkoutTime && { checkoutTime: item.checkoutTime }),
  texts: inEachLanguage((language) => ({
    title: typeset(language, capitalise(language, shortOf(item)[language])),
    detail: typeset(language, lineOf(item, detailLine).wording[language]),
    description: typeset(language, lineOf(item, descriptionLine).wording[language]),
  })),
});

/** Icons of activities with a helmet or other gear that is lent. */
const withGear: ReadonlySet<string> = new Set(['bike', 'ski', 'snow']);

const needsOf = (lines: readonly StoredProgramLine[], room: RoomType): readonly Need[] => [
  ...(['breakfast', 'dinner', 'activity'] as const).filter((type) =>
    lines.some((line) => line.type === type),
  ),
  ...(lines.some(({ icon }) => withGear.has(icon)) ? (['gear'] as const) : []),
  ...(lines.some(({ checkoutTime }) => checkoutTime !== undefined) ? (['lateCheckout'] as const) : []),
  ...(room.maxCapacity >= 3 ? (['familyRoom'] as const) : []),
];

/** "And" in each language. No second one follows it in a list. */
const ands: Readonly<Record<Language, RegExp>> = { fr: / et /, es: / [ye] /, nl: / en /, it: / ed? / };

const hasAnd = (title: FittingText['wording']): boolean =>
  languages.some((language) => ands[language].test(title[language]));

const inProse = (lines: readonly StoredProgramLine[], language: Language): string => {
  const titles = lines.map(({ texts }) => inEachLanguage((each) => lowerCase(each, texts[each].title)));
  // A title that contains an "and" comes first, so that no two follow each other.
  const ordered = [...titles.filter(hasAnd), ...titles.filter((title) => !hasAnd(title))];
  const last = ordered.at(-1);
  const before = ordered
    .slice(0, -1)
    .map((title) => title[language])
    .join(', ');
  if (!last || before === '') return last?.[language] ?? '';
  return ordered.slice(-2).some(hasAnd)
    ? `${before}, ${last[language]}`
    : joinWithAnd(language, before, last[language]);
};

interface Told {
  readonly facts: Facts;
  readonly country: Country;
  readonly theme: ThemeKey;
  readonly room: RoomType;
  /** What the stay holds. */
  readonly lines: readonly StoredProgramLine[];
}

/** Two or three sentences: what the stay holds, what is around, and a mood whose conditions hold. */
export const describeStay = (
  { facts, country, theme, room, lines }: Told,
  composer: Composer,
  random: Random,
): FittingText['wording'] => {
  const own: Facts = {
    type: facts.type,
    holding: new Set([...facts.holding, ...needsOf(lines, room)]),
    values: {
      ...facts.values,
      room: roomWords(room),
      list: inEachLanguage((language) => inProse(lines, language)),
    },
  };
  const ask = { facts: own, country, per: 'stay' } as const;
  return asText([
    composer.choose(dealSentences, ask, random),
    composer.choose(aroundSentences, ask, random),
    composer.choose(moods[theme], ask, random) ?? composer.choose(hourSentences, ask, random),
  ]);
};
