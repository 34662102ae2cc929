import { emptyCriteria } from '../criteria/canonical-criteria';
import { applyPatch } from '../criteria/apply-patch';
import { parseCriteria } from '../criteria/parse-criteria';
import { printCriteria } from '../criteria/print-criteria';
import {
  countFilters,
  filtersOf,
  patchOfFilters,
  priceRangeOf,
  toPriceLimits,
  type FilterContext,
  type LocalFilters,
} from './local-filters';
import { toActivityGroups, toSearchFacets } from './search-facets';
import { distanceRangeOf } from './search-request';

const range = priceRangeOf('booking');
const context: FilterContext = { flow: 'booking', priceRange: range, position: { lat: 47.4, lng: 0.7 } };
const parse = (hash: string) => parseCriteria(hash, Date.parse('2026-05-10T10:00:00Z'), 'fr_FR');
const none = filtersOf(emptyCriteria, context);
const hashAfter = (filters: LocalFilters, from = '', more: Partial<FilterContext> = {}) => {
  const criteria = parse(from);
  return printCriteria(applyPatch(criteria, patchOfFilters(filters, criteria, { ...context, ...more })));
};

describe('filters', () => {
  const hash =
    'facilities=spa&hotelEnvironments=sea&hotelScore=8&hotelStyles=design&hotelTypes=castle&petsAllowed=1&priceMax=20000&priceMin=8000&stars=4,5&tags=7,12';

  it('contain activities, budget in cents, score, distance, stars and facilities, and print the hash they were read from [FILT-051]', () => {
    const filters = filtersOf(parse(hash), context);
    expect(filters).toMatchObject({
      activities: [7, 12],
      budget: { min: 8000, max: 20_000 },
      hotelScore: 8,
      distance: null,
      stars: [4, 5],
      facilities: ['spa', 'pets'],
    });
    expect(hashAfter(filters)).toBe(hash);
  });

  it('remove their hash keys when empty', () => {
    expect(hashAfter(none, hash)).toBe('');
    expect(hashAfter(none, `${hash}&theme=23`)).toBe('theme=23');
  });
});

describe('the price range', () => {
  it('is 9 to 250, 1 in the activity flow, and by default 9 to 1000 in the new drawer [FILT-035]', () => {
    expect(range).toEqual({ min: 9, max: 250 });
    expect(priceRangeOf('activity').min).toBe(1);
    expect(priceRangeOf('booking', { isNewer: true })).toEqual({ min: 9, max: 1000 });
    expect(priceRangeOf('booking', { isNewer: true, max: 600 }).max).toBe(600);
  });

  it.each([
    [{ min: 900, max: 25_000 }, {}],
    [{ min: 500, max: 40_000 }, {}],
    [
      { min: 901, max: 24_999 },
      { min: 901, max: 24_999 },
    ],
    [{ min: 1000 }, { min: 1000 }],
    [{}, {}],
  ])('of %j limits to %j', (budget, limits) => {
    expect(toPriceLimits(budget, range)).toEqual(limits);
  });
});

describe('the distance', () => {
  it('includes the position of the searched place, in booking and gifting only', () => {
    const filters = { ...none, distance: { min: 0, max: 40 } };
    expect(hashAfter(filters, 'city=2972191')).toBe('city=2972191&distanceMax=40&lat=47.4&lng=0.7');
    expect(hashAfter(filters, 'city=2972191', { flow: 'gifting' })).toContain('distanceMax=40');
    expect(hashAfter(filters, 'city=2972191', { flow: 'activity' })).toBe('city=2972191');
    expect(hashAfter(filters, 'city=2972191', { position: null })).toBe('city=2972191');
  });

  it('is removed with its position, except in a search around the visitor', () => {
    expect(hashAfter(none, 'city=1&distanceMax=40&lat=47.4&lng=0.7')).toBe('city=1');
    expect(hashAfter(none, 'distanceMax=40&lat=47.4&lng=0.7')).toBe('lat=47.4&lng=0.7');
  });
});

describe('the filter count', () => {
  const count = (filters: Partial<LocalFilters>) =>
    countFilters({ ...none, ...filters }, range, distanceRangeOf({ place: { key: 'city', id: '1' } }));

  it('counts each choice, and a score as one', () => {
    expect(count({})).toBe(0);
    expect(
      count({ activities: [1, 2], stars: [4], facilities: ['spa', 'pets'], hotelStyles: ['design'] }),
    ).toBe(6);
    expect(count({ hotelScore: 8 })).toBe(1);
  });

  it('counts a budget and a distance only when they differ from the full range', () => {
    expect(count({ budget: { min: 900, max: 25_000 } })).toBe(0);
    expect(count({ budget: { min: 1000, max: 25_000 } })).toBe(1);
    expect(count({ distance: { min: 0, max: 100 } })).toBe(0);
    expect(count({ distance: { min: 0, max: 99 } })).toBe(1);
  });
});

describe('facets', () => {
  const value = (id: string, name: string, count: number) => ({ id, name, count });

  it('are grouped by property, each value with name, id and count [FILT-052] [FILT-053] [FILT-054]', () => {
    const facets = toSearchFacets({
      properties: [
        { propertyType: 'facility', values: [value('spa', 'Spa', 3)] },
        { propertyType: 'score', values: [value('9', '9+', 2)] },
        { propertyType: 'stars', values: [value('4', '4 étoiles', 5)] },
        { propertyType: 'type', values: [value('castle', 'Château', 1)] },
        { propertyType: 'environment', values: [value('sea', 'Mer', 6)] },
        { propertyType: 'style', values: [value('design', 'Contemporain', 7)] },
        { propertyType: 'price', values: [value('2000', '20 €', 1), value('1000', '10 €', 4)] },
      ],
    });
    expect(facets).toMatchObject({
      facilities: [{ value: 'spa', name: 'spa', label: 'Spa', count: 3 }],
      hotelScores: [{ value: 9, label: '9+', count: 2 }],
      stars: [{ value: 4, label: '4 étoiles', count: 5 }],
      hotelTypes: [{ name: 'castle', value: 'castle', label: 'Château', count: 1 }],
      hotelEnvironments: [{ key: 'sea', label: 'Mer', count: 6 }],
      hotelStyles: [{ name: 'design', label: 'Contemporain', count: 7 }],
      prices: [
        { from: 1000, count: 4 },
        { from: 2000, count: 1 },
      ],
    });
  });

  it('provide the counts of the activity groups [FILT-055]', () => {
    const { tags } = toSearchFacets({
      properties: [{ propertyType: 'tag', values: [value('110', 'Spa', 3)] }],
    });
    const list = [
      { id: 110, name: 'Spa' },
      { id: 111, name: 'Massage' },
    ];
    expect(toActivityGroups({ listActivities: [{ name: 'Bien-être', list }] }, { tags })).toEqual([
      {
        name: 'Bien-être',
        list: [
          { id: 110, name: 'Spa', count: 3 },
          { id: 111, name: 'Massage', count: 0 },
        ],
      },
    ]);
  });
});
