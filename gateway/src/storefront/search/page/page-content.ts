import type {
  OffersRequest,
  OffersResponse,
  SearchPageMeta,
  SuggestionSection,
} from '@detour/shared-contracts/api';
import {
  applyPatch,
  emptyCriteria,
  placeKeys,
  printCriteria,
  type PlaceKey,
} from '@detour/shared-contracts/criteria';
import type { Flow } from '@detour/shared-contracts/mount';
import { resultsPageSize, searchPathOf } from '@detour/shared-contracts/rules';
import { alternatesOf, countryOf, type Locale } from '@detour/shared-contracts/sites';
import { type Four, typeset, wordingFrom, wordingOf } from '@detour/shared-contracts/catalogue';
import type { SearchContext } from '../stay-source';
import type { CountedPlace } from './nearby-counts.repository';
import { pageTextsOf, sectionTitles } from './page-texts';

type Context = Pick<SearchContext, 'stays'>;

/** True for the first page of results, not for a map, a fallback or a block of another page. */
const isResultsPage = ({ pagination, performMapSearch, flow }: OffersRequest): boolean =>
  pagination.page === 0 && pagination.limit === resultsPageSize && !performMapSearch && flow !== 'activity';

const say = (words: Four, locale: Locale, place = ''): string => {
  const language = wordingOf(locale);
  return typeset(language, wordingFrom(words)[language].replace('{place}', place));
};

const queryOf = (flow: Flow): string => (flow === 'booking' ? '' : `?flow=${flow}`);

interface Asked {
  readonly locale: Locale;
  readonly flow: Flow;
}

const toLink = ({ id, names, count }: CountedPlace, key: PlaceKey, { locale, flow }: Asked) => {
  const hash = printCriteria(applyPatch(emptyCriteria, { place: { key, id } }));
  return {
    label: names[wordingOf(locale)] ?? names['local'] ?? '',
    url: `${searchPathOf(locale, flow)}${queryOf(flow)}#${hash}`,
    numberOfOffers: count,
  };
};

/**
 * Towns of the searched area, or of the nearest area with several towns around the searched town. Without a place, the regions of
 * the visitor's country.
 */
const findSections = async (
  { stays }: Context,
  { searchDetails }: OffersResponse,
  asked: Asked,
): Promise<readonly SuggestionSection[]> => {
  const { locale } = asked;
  const { destination, locationHierarchy } = searchDetails;
  if (!destination) {
    const links = (await stays.countRegions(countryOf(locale), asked.flow)).map((place) =>
      toLink(place, 'region', asked),
    );
    return [{ title: say(sectionTitles.regions, locale), links }];
  }
  const isArea = ['region', 'department', 'country', 'touristicregion'].includes(destination.category);
  for (const area of isArea ? [destination, ...locationHierarchy] : locationHierarchy) {
    const links = (await stays.countTowns(area.id, { flow: asked.flow, except: destination.id })).map(
      (place) => toLink(place, 'city', asked),
    );
    if (links.length > 0) return [{ title: say(sectionTitles.around, locale, area.label), links }];
  }
  return [];
};

/**
 * Criteria of searches that many visitors share: a place, a theme, and how many people come. `withActivities` is no criterion of a
 * visitor: the shop sends it with each search.
 */
const sharedCriteria: ReadonlySet<string> = new Set([
  ...placeKeys,
  'theme',
  'adult',
  'child',
  'baby',
  'withActivities',
]);

/**
 * A list without results, and one of a visitor's own filters and dates, is not indexed; its links are followed. Whether the site is
 * indexed at all is the shell's rule, and the stricter one wins.
 */
const robotsOf = ({ searchCriteria }: OffersRequest, total: number): SearchPageMeta['metaRobots'] =>
  total > 0 && Object.keys(searchCriteria).every((key) => sharedCriteria.has(key))
    ? 'index,follow'
    : 'noindex,follow';

/** @spec SEO-004 */
const metaOf = ({ searchDetails, totalCount }: OffersResponse, request: OffersRequest): SearchPageMeta => {
  const { locale, flow } = request;
  const texts = pageTextsOf(flow);
  const place = searchDetails.destination?.label;
  return {
    pageTitle: place ? say(texts.placeTitle, locale, place) : say(texts.title, locale),
    metaDescription: say(texts.description, locale),
    canonicalUrl: searchPathOf(locale, flow) + queryOf(flow),
    alternateUrls: alternatesOf({ page: 'search', params: {} }).map((alternate) => ({
      locale: alternate.locale,
      url: alternate.path + queryOf(flow),
    })),
    metaRobots: robotsOf(request, totalCount),
    serpSeoLargeContent: place ? '' : texts.paragraphs.map((text) => say(text, locale)).join('\n\n'),
  };
};

/** Adds the content beside the results to a response. @spec SRCH-017 SRCH-054 SEO-004 SEO-006 */
export const withPageContent = async (
  context: Context,
  request: OffersRequest,
  answer: OffersResponse,
): Promise<OffersResponse> => {
  if (!isResultsPage(request)) return answer;
  const sections = await findSections(context, answer, request);
  return {
    ...answer,
    suggestionSections: sections.filter(({ links }) => links.length > 0),
    pageMeta: metaOf(answer, request),
  };
};
