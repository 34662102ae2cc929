import type { NavigationResponse } from '@detour/shared-contracts/api';
import { addDays, isoDate, weekdayOf, type IsoDate } from '@detour/shared-contracts/base';
import { emptyCriteria, printCriteria, type Criteria } from '@detour/shared-contracts/criteria';
import { weekendsFrom } from '@detour/shared-contracts/rules';
import { printPath, type Locale } from '@detour/shared-contracts/sites';
import {
  type FittingText,
  hotelTypes,
  themeIds,
  type ThemeKey,
  themeNames,
  typeset,
  wordingFrom,
  wordingOf,
} from '@detour/shared-contracts/catalogue';
import type { NavigationArea } from './navigation.repository';
import { navigationTexts } from './navigation-texts';

/** A link without children: the type of each level nests the one below. */
interface Leaf {
  readonly _id: string;
  readonly label: string;
  readonly uri: string | null;
  readonly count?: number;
}

const leaf = ({ _id, label, uri, count }: Leaf) => ({
  _id,
  label,
  icon: null,
  uri,
  location: 'top',
  count: count ?? null,
  variant: null,
  children: [],
});

export const searchUri = (locale: Locale, criteria: Partial<Criteria>): string =>
  `${printPath('search', locale)}#${printCriteria({ ...emptyCriteria, ...criteria })}`;

export interface NavigationInput {
  readonly locale: Locale;
  readonly today: IsoDate;
  /** Results of a search for the theme, by its id. */
  readonly themeCounts: ReadonlyMap<number, number>;
  /** Hotels by type. */
  readonly typeCounts: ReadonlyMap<string, number>;
  readonly areas: readonly NavigationArea[];
}

const themeLinks = ({ locale, themeCounts }: NavigationInput) =>
  (Object.entries(themeIds) as [ThemeKey, number][])
    .map(([key, id]) =>
      leaf({
        _id: `theme-${key}`,
        label: wordingFrom(themeNames[key])[wordingOf(locale)],
        uri: searchUri(locale, { theme: id }),
        count: themeCounts.get(id) ?? 0,
      }),
    )
    .filter(({ count }) => count !== 0);

const houseLinks = ({ locale, typeCounts }: NavigationInput) =>
  Object.entries(hotelTypes)
    .map(([type, names]) =>
      leaf({
        _id: `house-${type}`,
        label: wordingFrom(names)[wordingOf(locale)],
        uri: searchUri(locale, { hotelTypes: [type] }),
        count: typeCounts.get(type) ?? 0,
      }),
    )
    .filter(({ count }) => count !== 0);

/** Alphabetical. */
const areaLinks = ({ locale, areas }: NavigationInput) =>
  [...areas]
    .sort((a, b) =>
      (a.names[wordingOf(locale)] ?? '').localeCompare(b.names[wordingOf(locale)] ?? '', wordingOf(locale)),
    )
    .map(({ id, category, names, hotels, towns }) => {
      const nameIn = (all: NavigationArea['names']): string => all[wordingOf(locale)] ?? '';
      const uri = searchUri(locale, { place: { key: category, id } });
      return {
        ...leaf({ _id: `area-${id}`, label: nameIn(names), uri, count: hotels }),
        children: towns.map((town) =>
          leaf({
            _id: `town-${town.id}`,
            label: nameIn(town.names),
            uri: searchUri(locale, { place: { key: 'city', id: town.id } }),
            count: town.hotels,
          }),
        ),
      };
    });

const nextYearDay = (today: IsoDate, monthDay: string): IsoDate => {
  const year = Number(today.slice(0, 4));
  const day = isoDate(`${year}-${monthDay}`);
  return day > today ? day : isoDate(`${year + 1}-${monthDay}`);
};

const momentLinks = ({ locale, today }: NavigationInput, say: (text: FittingText) => string) => {
  const { current, next } = weekendsFrom(today);
  // Both from their Fridays. From the Saturday on, this week-end has begun.
  const [thisFriday, nextFriday] = [addDays(current, -1), addDays(next, -1)];
  const may = nextYearDay(today, '05-01');
  const starts: readonly (readonly [string, FittingText, IsoDate])[] = [
    ...(thisFriday >= today ? [['this-weekend', navigationTexts.thisWeekend, thisFriday] as const] : []),
    ['next-weekend', navigationTexts.nextWeekend, nextFriday],
    ['winter', navigationTexts.winter, nextYearDay(today, '12-27')],
    ['may', navigationTexts.spring, addDays(may, (5 - weekdayOf(may) + 7) % 7)],
  ];
  return starts.map(([id, text, checkin]) =>
    leaf({
      _id: `moment-${id}`,
      label: say(text),
      uri: searchUri(locale, { dates: { checkin, checkout: addDays(checkin, 2), nights: 2 } }),
    }),
  );
};

/** The menu "Inspirations". Every link is a search with results. @spec NAV-001 NAV-003 */
export const buildNavigation = (input: NavigationInput): NavigationResponse => {
  const language = wordingOf(input.locale);
  const say = (text: FittingText): string => typeset(language, text.wording[language]);
  const isByProvince = input.areas.some(({ category }) => category === 'department');
  const sections = [
    { id: 'themes', title: navigationTexts.themes, children: themeLinks(input) },
    {
      id: 'areas',
      title: isByProvince ? navigationTexts.provinces : navigationTexts.regions,
      children: areaLinks(input),
    },
    { id: 'houses', title: navigationTexts.houses, children: houseLinks(input) },
    { id: 'moments', title: navigationTexts.moments, children: momentLinks(input, say) },
  ].filter(({ children }) => children.length > 0);
  return {
    links: [
      {
        ...leaf({ _id: 'inspirations', label: say(navigationTexts.inspirations), uri: null }),
        children: sections.map(({ id, title, children }) => ({
          ...leaf({ _id: id, label: say(title), uri: null }),
          children,
        })),
      },
    ],
    footer: { legal: true, newsletter: true, contact: true },
  };
};
