import type { ProgramLine } from '@detour/shared-contracts/api';
import { createFormat } from '@detour/shared-contracts/format';
import type { Locale } from '@detour/shared-contracts/sites';
import { durationText } from './duration';
import { type StoredProgramLine, tips, warnings, wordingOf } from '@detour/shared-contracts/catalogue';
import { createTranslate } from '../messages/message-catalogue';
import { closedWeekday, isByAppointment, isRepeated } from './activity-choices';
import { inMealWords } from './meal-words';
import { galleryImage } from './stay-images';

/** Converts a text of the catalogue to the form in which a programme stores it: one line. */
const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+/).filter((part) => part !== '');

const partsOf = (detail: string): string[] => detail.split(/,\s+/).filter((part) => part !== '');

const outdoors: ReadonlySet<string> = new Set(
  'bike bird boat hike horse kayak sail ski snow surf walk'.split(' '),
);

const comeEarly = tips[3];
const dressWell = tips[2];
const badWeather = warnings[1];

const practicalOf = (line: StoredProgramLine, locale: Locale) => {
  const language = wordingOf(locale);
  const isOutdoors = line.type === 'activity' && outdoors.has(line.icon);
  return {
    mustKnowList: [
      ...(isByAppointment(line) && comeEarly ? [comeEarly.wording[language]] : []),
      ...(isOutdoors && dressWell ? [dressWell.wording[language]] : []),
    ],
    importantInfos: isOutdoors && badWeather ? [badWeather.wording[language]] : [],
  };
};

const schedulesOf = (line: StoredProgramLine, locale: Locale): string[] => {
  const t = createTranslate(locale);
  if (isRepeated(line)) return [t('program.everyDay')];
  if (!isByAppointment(line)) return [];
  const day = createFormat(locale).weekdayNames('long')[closedWeekday - 1] ?? '';
  return [t('program.everyDayBut', { day })];
};

const howOf = (line: StoredProgramLine, locale: Locale): string | null =>
  line.type === 'activity'
    ? createTranslate(locale)(isByAppointment(line) ? 'program.chooseDay' : 'program.askHouse')
    : null;

// Meals, treatments and baths take place in the hotel. The catalogue has no place for other lines.
const isInHouse = (line: StoredProgramLine): boolean =>
  line.type === 'breakfast' || line.type === 'dinner' || isByAppointment(line) || isRepeated(line);

const inWordsOf = (locale: Locale, line: StoredProgramLine) => {
  const { title, detail, description } = line.texts[wordingOf(locale)];
  const say = (text: string): string => inMealWords(locale, text);
  return { title: say(title), detail: say(detail), description: say(description) };
};

/** Names of the lines of a programme in the visitor's language, in order: what an order keeps. */
export const programTextsOf = (
  program: readonly object[],
  locale: Locale,
): Pick<ProgramLine, 'activityId' | 'title' | 'detail'>[] =>
  (program as readonly StoredProgramLine[]).map((line) => {
    const { title, detail } = inWordsOf(locale, line);
    return { activityId: line.activityId, title, detail };
  });

/** Programme of a package in the visitor's language, for the stay page and the quote. @spec PROD-070 PROD-071 */
export const programLinesOf = (program: readonly object[], locale: Locale): ProgramLine[] =>
  (program as readonly StoredProgramLine[]).map((line) => {
    const text = inWordsOf(locale, line);
    const image = galleryImage(line.scene, text.title, locale);
    const repeated = isRepeated(line);
    return {
      activityId: line.activityId,
      type: line.type,
      title: text.title,
      detail: text.detail,
      description: text.description,
      image,
      imageUrl: image?.url ?? null,
      icon: line.icon,
      detailList: partsOf(text.detail),
      whyList: sentencesOf(text.description),
      ...practicalOf(line, locale),
      schedules: schedulesOf(line, locale),
      how: howOf(line, locale),
      where: isInHouse(line) ? createTranslate(locale)('program.inHouse') : null,
      duration: line.minutes === null ? null : durationText(wordingOf(locale), line.minutes),
      repeated,
      singleDay: line.type === 'activity' && !repeated,
      displayPax: false,
      activityParticipantsLabel: null,
      menu: line.type === 'dinner' ? text.detail : null,
    };
  });
