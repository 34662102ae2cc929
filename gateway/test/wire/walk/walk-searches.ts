import type { OffersRequest } from '@detour/shared-contracts/api';
import { locales } from '@detour/shared-contracts/sites';
import { bodyOf, type Criteria } from '../../search-desk';
import { dayAfter, type SeededShop } from '../seeded-shop';

const offers = '/api/offers.json';
const friday = dayAfter(27);

const criteria: readonly Criteria[] = [
  {},
  { adult: 2, child: 1, baby: 1, checkin: friday, night: 2 },
  { checkin: dayAfter(2), night: 2 },
  { checkin: friday, night: 3, flexDays: 2 },
  { weekends: friday.slice(0, 7), night: 2 },
  { facilities: 'spa', stars: '3,4' },
  { promotions: true },
  { freeCancellation: true, meals: 'breakfast' },
  { theme: 999 },
  { lat: 48.85, lng: 2.35, distanceMin: 0, distanceMax: 150 },
];

const flows: readonly OffersRequest['flow'][] = ['booking', 'gifting', 'hotel', 'activity'];

/** Each kind of place of the catalogue, as a search of it. */
const searchPlaces = async ({ db, send }: SeededShop): Promise<void> => {
  const places = await db
    .selectFrom('place')
    .select(['id', 'category'])
    .distinctOn('category')
    .orderBy('category')
    .orderBy('id')
    .execute();
  const cities = await db.selectFrom('hotel').select('place_id').orderBy('id').limit(10).execute();
  const searches = [
    ...places.map(({ id, category }) => ({ [category]: id })),
    ...cities.map(({ place_id }) => ({ city: place_id, distanceMax: 60 })),
  ];
  for (const search of searches) await send(offers, bodyOf(search as Criteria));
};

const facetsQuery = {
  locale: 'fr_FR',
  orderBy: 'priceQuality',
  withNames: true,
  propertiesRequested: 'price,score,facility,stars,style,type,environment,tag,cancellation,meal,promotion',
};

const searchFacets = async ({ read }: SeededShop): Promise<void> => {
  for (const flow of flows)
    await read('/api/facets.json', { ...facetsQuery, flow, checkin: friday, night: 2 });
};

const terms = [
  'mer',
  'am',
  'la ',
  'val',
  'bre',
  'li',
  'st',
  'ch',
  'par',
  'co',
  'pro',
  'al',
  'hotel',
  'île',
  'fran',
];

const suggest = async ({ read }: SeededShop): Promise<void> => {
  for (const term of terms)
    for (const locale of locales)
      await read('/api/autocomplete-geonames.json', { locale, term, maxResults: 30 });
};

/** The recorded searches. */
export const recordSearches = async ({ send, read, record }: SeededShop): Promise<void> => {
  const four = { pagination: { page: 0, limit: 4 } };
  record('stays', await send(offers, bodyOf({ adult: 2 }, four)));
  record('stays-dated', await send(offers, bodyOf({ adult: 2, checkin: friday, night: 2 }, four)));
  record('stays-gift', await send(offers, bodyOf({ adult: 2 }, { ...four, flow: 'gifting' })));
  record('stays-none', await send(offers, bodyOf({ adult: 2, minHotelReviewScore: 10, stars: '1' }, four)));
  const calendar = { locale: 'fr_FR', fromMonth: friday.slice(0, 7), months: 1, adult: 2 };
  record('search-calendar', await read('/api/calendar/availabilities.json', calendar));
  const activities = {
    locale: 'fr_FR',
    page: 0,
    limit: 3,
    numberOfPackagesPerHotel: 3,
    searchCriteria: { adult: 2 },
  };
  const found = record('activities-found', await send('/api/search/activity-only.json', activities));
  const activity = found.exactMatch[0].activityOnlyPackages[0].id;
  record('activity', await read(`/api/activity-only/weekend/${activity}/detail.json`, { locale: 'fr_FR' }));
  record('activity-cities', await read('/api/activity-only/destinations.json', { locale: 'fr_FR' }));
  record('facets', await read('/api/facets.json', facetsQuery));
  const typed = { locale: 'fr_FR', term: 'an', maxResults: 8 };
  record('suggestions', await read('/api/autocomplete-geonames.json', typed));
  record('recommended', await read('/api/recommendedAutocomplete.json', { locale: 'fr_FR' }));
};

/** Searches of all flows, in all locales, for each kind of place. */
export const walkSearches = async (seeded: SeededShop): Promise<void> => {
  const { send, read } = seeded;
  for (const flow of flows)
    for (const search of criteria)
      await send(offers, bodyOf(search, { flow, pagination: { page: 0, limit: 60 } }));
  for (const locale of locales)
    await send(offers, bodyOf({ adult: 2 }, { pagination: { page: 0, limit: 4 }, locale }));
  for (const orderBy of ['distance', 'promo', 'priceAsc', 'priceDesc'] as const)
    await send(offers, bodyOf({ lat: 48.85, lng: 2.35 }, { orderBy, performMapSearch: true }));
  await searchPlaces(seeded);
  await searchFacets(seeded);
  await suggest(seeded);
  const calendar = { locale: 'fr_FR', fromMonth: friday.slice(0, 7), months: 12, adult: 2 };
  await read('/api/calendar/availabilities.json', calendar);
  const near = { adult: 2, lat: 48.85, lng: 2.35, distanceMax: 300 };
  const activities = {
    locale: 'fr_FR',
    page: 0,
    limit: 60,
    numberOfPackagesPerHotel: 3,
    searchCriteria: near,
  };
  await send('/api/search/activity-only.json', activities);
  const [city] = await read('/api/activity-only/destinations.json', { locale: 'fr_FR' });
  await send('/api/search/activity-only.json', {
    ...activities,
    searchCriteria: { adult: 2, city: city.id },
  });
  for (const locale of locales) await read('/api/activity-only/destinations.json', { locale });
  await read('/api/activities.json', { locale: 'fr_FR' });
};
