import type { ActivityListResponse, Locale } from '@detour/shared-contracts';
import { wordingOf, type Wording } from '../catalogue/language';
import { programItems } from '../catalogue/texts/items';
import { themeIds, wordingFrom, type Four } from '../catalogue/texts/vocabulary';

/** Name of an activity: that of the first item with its id. */
const names: ReadonlyMap<number, Wording> = new Map(
  Object.values(programItems)
    .reverse()
    .flatMap((item) => (item.tag === undefined ? [] : [[item.tag, item.text[1]!.wording] as const])),
);

/** How the list of the filter is laid out; what no group names comes last. */
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
  const rest = [...names.keys()].filter((tag) => !known.has(tag)).sort((a, b) => a - b);
  return rest.length === 0 ? groups : [...groups, [others, rest]];
};

/** Every activity id with its name, in order of the id. */
export const activityNames = (locale: Locale): readonly (readonly [id: number, name: string])[] =>
  [...names].sort(([first], [second]) => first - second).map(([id, name]) => [id, name[wordingOf(locale)]]);

/** Activity ids that answer to a theme. */
export const tagsOfTheme = (theme: number): ReadonlySet<number> =>
  new Set(
    Object.values(programItems).flatMap(({ tag, themes = [] }) =>
      tag !== undefined && themes.some((key) => themeIds[key] === theme) ? [tag] : [],
    ),
  );

/** Names in their groups; of the asked ids only, in the order of the list. @spec CALL-059 FILT-018 */
export const listActivities = (locale: Locale, ids: ReadonlySet<number> | null): ActivityListResponse => {
  const language = wordingOf(locale);
  const sections = grouped().map(([name, tags]) => ({
    name: wordingFrom(name)[language],
    list: tags.flatMap((id) => {
      const wording = names.get(id);
      return wording && (!ids || ids.has(id)) ? [{ id, name: wording[language] }] : [];
    }),
  }));
  return { listActivities: sections.filter(({ list }) => list.length > 0) };
};
