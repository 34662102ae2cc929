import type { ActivityListResponse } from '@detour/shared-contracts/api';
import type { Locale } from '@detour/shared-contracts/sites';
import { type Four, themeIds, wordingFrom, wordingOf } from '@detour/shared-contracts/catalogue';
import { activityVocabulary } from './activity-vocabulary';

const ids = Object.keys(activityVocabulary).map(Number);

const nameOf = (id: number, locale: Locale): string | null => {
  const known = activityVocabulary[id];
  return known ? wordingFrom(known.name)[wordingOf(locale)] : null;
};

/** Groups of the filter's list. Ungrouped ids come last. */
const groups: readonly (readonly [name: Four, tags: readonly number[]])[] = [
  [
    ['Bien-être', 'Bienestar', 'Wellness', 'Benessere'],
    [110, 111, 112, 113, 114, 115],
  ],
  [
    ['Goûts et cuisine', 'Sabores y cocina', 'Smaken en koken', 'Sapori e cucina'],
    [101, 102, 103, 104, 105, 106, 107, 108, 109, 134],
  ],
  [
    ['Sur l’eau', 'En el agua', 'Op het water', 'Sull’acqua'],
    [121, 122, 123, 125, 126, 130, 135],
  ],
  [
    ['En plein air', 'Al aire libre', 'In de buitenlucht', 'All’aria aperta'],
    [116, 117, 118, 119, 120, 124, 136, 140],
  ],
  [
    ['Visites et ateliers', 'Visitas y talleres', 'Bezoeken en workshops', 'Visite e laboratori'],
    [127, 128, 129, 132, 133, 137, 138],
  ],
];

const others: Four = ['Autres', 'Otras', 'Overige', 'Altro'];

const grouped = (): typeof groups => {
  const known = new Set(groups.flatMap(([, tags]) => tags));
  const rest = ids.filter((tag) => !known.has(tag));
  return rest.length === 0 ? groups : [...groups, [others, rest]];
};

/** Every activity id with its name, in order of the id. */
export const activityNames = (locale: Locale): readonly (readonly [id: number, name: string])[] =>
  Object.entries(activityVocabulary).map(([id, { name }]) => [
    Number(id),
    wordingFrom(name)[wordingOf(locale)],
  ]);

/** Activity ids of a theme. */
export const tagsOfTheme = (theme: number): ReadonlySet<number> =>
  new Set(ids.filter((id) => activityVocabulary[id]?.themes.some((key) => themeIds[key] === theme)));

/** Grouped names of the requested ids, in the order of the list. @spec CALL-059 FILT-018 */
export const listActivities = (locale: Locale, asked: ReadonlySet<number> | null): ActivityListResponse => {
  const language = wordingOf(locale);
  const sections = grouped().map(([group, tags]) => ({
    name: wordingFrom(group)[language],
    list: tags.flatMap((id) => {
      const name = nameOf(id, locale);
      return name !== null && (!asked || asked.has(id)) ? [{ id, name }] : [];
    }),
  }));
  return { listActivities: sections.filter(({ list }) => list.length > 0) };
};
