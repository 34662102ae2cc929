import { emptyCriteria, applyPatch, parseCriteria, printCriteria } from '@detour/shared-contracts/criteria';
import {
  countFilters,
  filtersOf,
  patchOfFilters,
  type FilterContext,
  type LocalFilters,
} from './local-filters';
import { priceRangeOf, distanceRangeOf } from '@detour/shared-contracts/rules';

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

describe('the distance', () => {
  it('includes the position of the searched place, in booking, its hotel flow and gifting only [FILT-039]', () => {
    const filters = { ...none, distance: { min: 0, max: 40 } };
    expect(hashAfter(filters, 'city=2972191')).toBe('city=2972191&distanceMax=40&lat=47.4&lng=0.7');
    expect(hashAfter(filters, 'city=2972191', { flow: 'gifting' })).toContain('distanceMax=40');
    expect(hashAfter(filters, 'city=2972191', { flow: 'hotel' })).toContain(
      'distanceMax=40&lat=47.4&lng=0.7',
    );
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

  it('counts a budget and a distance only when they differ from the full range [FILT-027]', () => {
    expect(count({ budget: { min: 900, max: 25_000 } })).toBe(0);
    expect(count({ budget: { min: 1000, max: 25_000 } })).toBe(1);
    expect(count({ distance: { min: 0, max: 100 } })).toBe(0);
    expect(count({ distance: { min: 0, max: 99 } })).toBe(1);
  });
});
