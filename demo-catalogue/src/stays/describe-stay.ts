import { fits } from '../language/fits';
import { capitalise } from '../language/grammar';
import {
  type FittingText,
  inEachLanguage,
  type StoredProgramLine,
  type ThemeKey,
  typeset,
} from '@detour/shared-contracts/catalogue';
import type { Hotel } from '../hotels/hotel';
import type { Random } from '../random';
import type { ProgramItem } from '../texts/programme/program-item';
import { closings } from '../texts/houses';
import { moods } from '../texts/moods';
import { settings } from '../texts/settings/settings';
import { itemAt } from '../item-at';

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

/** Two or three sentences: place, mood, sometimes a closing. */
export const describeStay = (hotel: Hotel, theme: ThemeKey, random: Random): FittingText['wording'] => {
  const openings = settings[hotel.setting].openings.filter((text) => fits(text, hotel.type));
  const sentences = [
    random.pick(openings),
    random.pick(moods[theme]),
    ...(random.chance(0.45) ? [random.pick(closings)] : []),
  ];
  const ordered = random.chance(0.25)
    ? [itemAt(sentences, 1), itemAt(sentences, 0), ...sentences.slice(2)]
    : sentences;
  return inEachLanguage((language) =>
    typeset(language, ordered.map((text) => text.wording[language]).join(' ')),
  );
};
