import { languageOf, type Locale } from '@detour/shared-contracts/sites';
import type { SubjectName } from '../../drawing/subjects/subjects';
import { editionIn } from '../editions/edition';
import type { Scene } from '../scene';
import { es } from './es';
import { foregroundCaptions } from './foregrounds';
import { fr } from './fr';
import { it } from './it';
import { nl } from './nl';

const captions: Readonly<Record<ReturnType<typeof languageOf>, Readonly<Record<SubjectName, string>>>> = {
  fr,
  es,
  nl,
  it,
};

/**
 * Description of a drawing in the visitor's language: the `alt` of gallery pictures. An activity's object comes first, as it is nearest.
 */
export const captionOf = (scene: Scene, locale: Locale): string => {
  const language = languageOf(locale);
  const foreground = editionIn(scene.id)?.foreground;
  const place = captions[language][scene.subject];
  return foreground ? `${foregroundCaptions[language][foreground]} ${place}` : place;
};
