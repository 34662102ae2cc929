import type {
  ActivityDestination,
  ActivitySearchRequest,
  ActivitySearchResponse,
  FacetType,
  OffersRequest,
} from '@detour/shared-contracts/api';
import { aroundRadius, resultsPageSize } from '@detour/shared-contracts/rules';
import { countryOf, type Locale } from '@detour/shared-contracts/sites';
import { type Four, typeset, wordingFrom, wordingOf } from '@detour/shared-contracts/catalogue';
import type { GatewayContext } from '../../../context/context';
import type { Database } from '../../../database/open-database';
import { findActivityCandidates, findActivityCities } from './activity-candidates.repository';
import { byCenter, toCenters } from './activity-centers';
import { countActivityFacets, filterActivities, limitPerCenter, sortActivities } from './activity-filter';
import { findActivityRows } from './activity-rows.repository';
import type { FacetCounts } from '../facets/facets.repository';
import { detailsOf, prepareSearch, type PreparedSearch } from '../search-answer';

type Context = Pick<GatewayContext, 'db' | 'clock'>;

/** Adapts a search to activities: adults only, no dates, 30 km around a town or position. @spec SBOX-014 */
const prepareActivities = (
  context: Context,
  locale: Locale,
  {
    child: _,
    baby: __,
    singleRoom: ___,
    checkin: ____,
    night: _____,
    ...criteria
  }: OffersRequest['searchCriteria'],
): Promise<PreparedSearch> =>
  prepareSearch(context, {
    criteria: { ...criteria, distanceMin: 0, distanceMax: aroundRadius },
    locale,
    flow: 'activity',
    isGift: false,
  });

const titles: Readonly<Record<'all' | 'around', Four>> = {
  all: ['Activités à la journée', 'Actividades de un día', 'Dagactiviteiten', 'Attività in giornata'],
  around: [
    'Activités : {place} et alentours',
    'Actividades: {place} y alrededores',
    'Activiteiten: {place} en omgeving',
    'Attività: {place} e dintorni',
  ],
};

const titleOf = ({ area: { destination } }: PreparedSearch, locale: Locale): string => {
  const language = wordingOf(locale);
  const words = wordingFrom(destination ? titles.around : titles.all)[language];
  return typeset(language, words.replace('{place}', destination?.label ?? ''));
};

/** Runs a search of day activities. @spec CALL-045 CALL-046 SRCH-053 */
export const answerActivitySearch = async (
  context: Context,
  body: ActivitySearchRequest,
): Promise<ActivitySearchResponse> => {
  const { locale, page, limit = resultsPageSize } = body;
  const search = await prepareActivities(context, locale, body.searchCriteria);
  const found = filterActivities(await findActivityCandidates(context.db, search.area), search.filter);
  const sorted = sortActivities(found, {
    orderBy: body.orderBy ?? 'priceQuality',
    adults: search.filter.guests.adults,
    homeCountry: search.homeCountry,
  });
  const kept = limitPerCenter(sorted, body.numberOfPackagesPerHotel);
  const shown = kept.slice(page * limit, (page + 1) * limit);
  const rows = await findActivityRows(
    context.db,
    shown.map(({ id }) => id),
    locale,
  );
  return {
    exactMatch: toCenters(byCenter(shown, rows), locale),
    searchDetails: detailsOf(search, kept.length),
    totalCount: kept.length,
    mainTitle: titleOf(search, locale),
  };
};

/** The facets of a search of activities. */
export const countFacetsOfActivities = async (
  context: Context,
  locale: Locale,
  criteria: OffersRequest['searchCriteria'],
  facets: readonly FacetType[],
): Promise<FacetCounts> => {
  const search = await prepareActivities(context, locale, criteria);
  return countActivityFacets(await findActivityCandidates(context.db, search.area), search.filter, facets);
};

/** Cities with activities of the locale's point of sale, the largest number first. @spec SBOX-011 SBOX-012 */
export const listActivityDestinations = async (
  db: Database,
  locale: Locale,
): Promise<ActivityDestination[]> => {
  const cities = await findActivityCities(db, countryOf(locale));
  return cities
    .map(({ id, names, lat, lng, count }): ActivityDestination => ({
      id,
      pos: countryOf(locale),
      label: names[wordingOf(locale)] ?? names['local'] ?? '',
      location: { latitude: lat, longitude: lng },
      numberOfActivities: count,
    }))
    .sort((a, b) => b.numberOfActivities - a.numberOfActivities || a.label.localeCompare(b.label, 'fr'));
};
