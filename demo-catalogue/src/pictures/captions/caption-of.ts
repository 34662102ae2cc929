import { languageOf, type Locale } from '@detour/shared-contracts/sites';
import type { SubjectName } from '../../drawing/subjects/subjects';
import type { Scene } from '../scene';
import { es } from './es';
import { fr } from './fr';
import { it } from './it';
import { nl } from './nl';

const captions: Readonly<Record<ReturnType<typeof languageOf>, Readonly<Record<SubjectName, string>>>> = {
  fr,
  es,
  nl,
  it,
};

/** Description of a drawing in the visitor's language: the `alt` of gallery pictures. */
export const captionOf = (scene: Scene, locale: Locale): string =>
  captions[languageOf(locale)][scene.subject];
