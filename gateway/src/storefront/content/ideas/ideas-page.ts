import type { IdeasPage } from '@detour/shared-contracts/api';
import type { Criteria } from '@detour/shared-contracts/criteria';
import {
  type EnvironmentKey,
  type FittingText,
  environments,
  type HotelType,
  hotelTypes,
  themeIds,
  type ThemeKey,
  themeNames,
  wordingFrom,
  wordingOf,
} from '@detour/shared-contracts/catalogue';
import type { Locale } from '@detour/shared-contracts/sites';
import { cardImage } from '../../../catalogue/stay-images';
import type { IdeasBody, LiveIdeas } from '../../../content/kinds/page-bodies';
import { withImages } from '../../../content/kinds/picture';
import { liveLinks, searchUri, type LiveMenus, type NavigationInput } from '../navigation/navigation';
import { speakerOf } from '../belgian-words';
import { ideasTexts } from './ideas-texts';

export interface IdeasInput extends NavigationInput {
  /** Hotels by environment. */
  readonly environmentCounts: ReadonlyMap<string, number>;
}

const themeScenes: Readonly<Record<ThemeKey, string>> = {
  sea: 'cove-pines-day',
  nature: 'lane-bicycle-golden',
  mountain: 'alps-chalet-day',
  city: 'city-canal-dusk',
  castle: 'castle-alley-golden',
  unusual: 'sky-balloon-dawn',
  sport: 'gorge-kayak-day',
  gastronomy: 'table-evening',
  romantic: 'lake-villa-golden',
  wellness: 'spa-arches-dawn',
  family: 'coast-cabins-day',
};

const houseScenes: Readonly<Record<HotelType, string>> = {
  hotel: 'city-roofs-dawn',
  spahotel: 'pool-hall-dusk',
  guesthouse: 'hill-village-golden',
  inn: 'bridge-town',
  castle: 'castle-moat-golden',
  manor: 'vineyard-manor-day',
  townhouse: 'city-dome-golden',
  farmhouse: 'cypress-hill-golden',
  villa: 'lake-villa-day',
  lodge: 'alps-chalet-golden',
};

const viewScenes: Readonly<Record<EnvironmentKey, string>> = {
  sea: 'coast-cliffs-golden',
  lake: 'lake-peaks-day',
  river: 'mill-river-day',
  mountain: 'alps-valley-golden',
  countryside: 'fields-village-day',
  village: 'cliff-village-golden',
  vineyard: 'vineyard-manor-golden',
  forest: 'forest-cabin-golden',
  city: 'city-bridge-golden',
  spa: 'spa-spring-day',
};

const momentScenes: readonly string[] = ['hero-road', 'harbour-town-dusk', 'hero-winter', 'hero-vineyard'];

type Idea = IdeasPage['sections'][number]['ideas'][number];

/** Keeps only ideas whose search has results. */
const ideasOf = <K extends string>(
  { locale }: IdeasInput,
  entries: readonly (readonly [K, string, Partial<Criteria>, number])[],
  scenes: Readonly<Record<K, string>>,
): Idea[] =>
  entries
    .filter(([, , , count]) => count > 0)
    .map(([key, label, criteria]) => ({
      label,
      url: searchUri(locale, criteria),
      cover: cardImage(scenes[key]),
    }));

const keysOf = <K extends string>(table: Readonly<Record<K, unknown>>): readonly K[] =>
  Object.keys(table) as K[];

const themeIdeas = (input: IdeasInput): Idea[] =>
  ideasOf(
    input,
    keysOf(themeIds).map((key) => [
      key,
      wordingFrom(themeNames[key])[wordingOf(input.locale)],
      { theme: themeIds[key] },
      input.themeCounts.get(themeIds[key]) ?? 0,
    ]),
    themeScenes,
  );

const houseIdeas = (input: IdeasInput): Idea[] =>
  ideasOf(
    input,
    keysOf(hotelTypes).map((key) => [
      key,
      wordingFrom(hotelTypes[key])[wordingOf(input.locale)],
      { hotelTypes: [key] },
      input.typeCounts.get(key) ?? 0,
    ]),
    houseScenes,
  );

const viewIdeas = (input: IdeasInput): Idea[] =>
  ideasOf(
    input,
    keysOf(environments).map((key) => [
      key,
      wordingFrom(environments[key])[wordingOf(input.locale)],
      { hotelEnvironments: [key] },
      input.environmentCounts.get(key) ?? 0,
    ]),
    viewScenes,
  );

const momentIdeas = (links: LiveMenus['moments']): Idea[] =>
  links.flatMap(({ label, uri }, index) => {
    const scene = momentScenes[index % momentScenes.length];
    return scene === undefined ? [] : [{ label, url: uri ?? '', cover: cardImage(scene) }];
  });

/** What the catalogue gives the page: ideas by section, and regions. */
export interface LiveIdeasPage {
  readonly ideas: Readonly<Record<LiveIdeas, readonly Idea[]>>;
  readonly regions: IdeasPage['regions'];
}

/** Each idea links to a search with results. */
export const buildLiveIdeas = (input: IdeasInput): LiveIdeasPage => {
  const { moments, areas } = liveLinks(input);
  return {
    ideas: {
      themes: themeIdeas(input),
      houses: houseIdeas(input),
      views: viewIdeas(input),
      moments: momentIdeas(moments),
    },
    regions: areas.map(({ label, uri }) => ({ label, url: uri ?? '' })),
  };
};

/** The shop's own page, which applies until an editor publishes another: ideas by theme, house, view and moment, then the regions. */
export const ideasSeed = (locale: Locale): IdeasBody => {
  const say = speakerOf(locale);
  const section = (live: LiveIdeas, title: FittingText, intro: FittingText) => ({
    title: say(title),
    intro: say(intro),
    live,
    ideas: [],
  });
  return {
    seo: {
      title: say(ideasTexts.seoTitle),
      description: say(ideasTexts.seoDescription),
      index: true,
      follow: true,
    },
    title: say(ideasTexts.title),
    intro: say(ideasTexts.intro),
    sections: [
      section('themes', ideasTexts.themesTitle, ideasTexts.themesIntro),
      section('houses', ideasTexts.housesTitle, ideasTexts.housesIntro),
      section('views', ideasTexts.viewsTitle, ideasTexts.viewsIntro),
      section('moments', ideasTexts.momentsTitle, ideasTexts.momentsIntro),
    ],
    hasRegions: true,
  };
};

/** The response of the call. A section without ideas is not shown. @spec IDEAS-005 */
export const fillIdeasPage = (body: IdeasBody, live: LiveIdeasPage): IdeasPage => ({
  seo: body.seo,
  title: body.title,
  intro: body.intro,
  sections: body.sections
    .map((section) => ({
      title: section.title,
      intro: section.intro,
      ideas: [...(section.live ? live.ideas[section.live] : []), ...withImages<Idea[]>(section.ideas)],
    }))
    .filter(({ ideas }) => ideas.length > 0),
  regions: body.hasRegions ? live.regions : [],
});
