import type { MenuIcon, NavigationResponse } from '@detour/shared-contracts/api';
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
  wordingFrom,
  wordingOf,
} from '@detour/shared-contracts/catalogue';
import type { LiveMenu, NavigationBody } from '../../../content/kinds/frame-bodies';
import { speakerOf } from '../belgian-words';
import type { NavigationArea } from './navigation.repository';
import { navigationTexts } from './navigation-texts';

/** A link without children: the type of each level nests the one below. */
interface Leaf {
  readonly _id: string;
  readonly label: string;
  readonly uri: string | null;
  readonly count?: number;
  readonly icon?: MenuIcon;
  readonly variant?: 'strong';
}

const leaf = ({ _id, label, uri, count, icon, variant }: Leaf) => ({
  _id,
  label,
  icon: icon ?? null,
  uri,
  location: 'top',
  count: count ?? null,
  variant: variant ?? null,
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
        icon: key,
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
  return starts.map(([id, text, checkin], index) =>
    leaf({
      // The nearest one, which most visitors mean.
      ...(index === 0 && { variant: 'strong' as const }),
      _id: `moment-${id}`,
      label: say(text),
      uri: searchUri(locale, { dates: { checkin, checkout: addDays(checkin, 2), nights: 2 } }),
    }),
  );
};

type MenuLinks = NavigationResponse['links'][number]['children'][number]['children'];

/** Links of the catalogue by section. */
export type LiveMenus = Readonly<Record<LiveMenu, MenuLinks>>;

export const liveLinks = (input: NavigationInput): LiveMenus => {
  const say = speakerOf(input.locale);
  return {
    themes: themeLinks(input),
    areas: areaLinks(input),
    houses: houseLinks(input),
    moments: momentLinks(input, say),
  };
};

/** The shop's own menu, which applies until an editor publishes another. Belgium has provinces. */
export const navigationSeed = (locale: Locale): NavigationBody => {
  const say = speakerOf(locale);
  const areas = locale.endsWith('BE') ? navigationTexts.provinces : navigationTexts.regions;
  return {
    title: say(navigationTexts.inspirations),
    weeklyTheme: {
      themaTitle: say(navigationTexts.weeklyTitle),
      description: say(navigationTexts.weeklyText),
      weekendUrl: searchUri(locale, { theme: themeIds.wellness }),
    },
    sections: [
      { id: 'themes', title: say(navigationTexts.themes), icon: 'themes', live: 'themes', links: [] },
      { id: 'areas', title: say(areas), icon: 'areas', live: 'areas', links: [] },
      { id: 'houses', title: say(navigationTexts.houses), icon: 'houses', live: 'houses', links: [] },
      { id: 'moments', title: say(navigationTexts.moments), icon: 'moments', live: 'moments', links: [] },
    ],
    footer: { legal: true, newsletter: true, contact: true },
  };
};

/** The menu of the header. Every link of the catalogue is a search with results. @spec NAV-001 NAV-003 NAV-004 */
export const fillNavigation = (body: NavigationBody, live: LiveMenus): NavigationResponse => ({
  links: [
    {
      ...leaf({ _id: 'inspirations', label: body.title, uri: null }),
      children: body.sections
        .map(({ id, title, links, live: menu, ...look }) => ({
          ...leaf({ _id: id, label: title, uri: null, ...look }),
          children: [
            ...(menu ? live[menu] : []),
            ...links.map((link, index) => leaf({ _id: `${id}-own-${index}`, ...link })),
          ],
        }))
        .filter(({ children }) => children.length > 0),
    },
  ],
  footer: body.footer,
  weeklyTheme: body.weeklyTheme,
});
