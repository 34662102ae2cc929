import type { Locale, ProgramLine } from '@detour/shared-contracts';
import { durationText } from '../catalogue/duration';
import { wordingOf } from '../catalogue/language';
import type { StoredProgramLine } from '../catalogue/stays/stay';
import { galleryImage } from './stay-images';

/** What a package holds, in the visitor's language; for the stay page and the quote. */
export const programLinesOf = (program: readonly object[], locale: Locale): ProgramLine[] =>
  (program as readonly StoredProgramLine[]).map((line) => {
    const text = line.texts[wordingOf(locale)];
    return {
      activityId: line.activityId,
      type: line.type,
      title: text.title,
      detail: text.detail,
      description: text.description,
      image: galleryImage(line.scene, text.title, locale),
      icon: line.icon,
      duration: line.minutes === null ? null : durationText(wordingOf(locale), line.minutes),
      displayPax: false,
      activityParticipantsLabel: null,
    };
  });
