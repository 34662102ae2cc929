import fc from 'fast-check';
import { Ajv } from 'ajv';
import { OffersRequest } from '../../api/search/search.schema';
import { applyPatch } from '../../criteria/apply-patch';
import { emptyCriteria } from '../../criteria/canonical-criteria';
import { sorts, type Criteria } from '../../criteria/criteria';
import { parseCriteria } from '../../criteria/parse-criteria';
import type { Flow } from '../../mount/host';
import { pageCountOf, resultsPageSize } from './pagination';
import { ageBands, guestsOf, roomsNeeded } from './rooms';
import { packagesPerHotel, searchCriteriaOf, searchRequestOf } from './search-request';
import { sortAfterSwitch, sortInForce, sortsFor } from './sorts';

const flows: readonly Flow[] = ['booking', 'gifting', 'hotel', 'activity'];

const parse = (hash: string): Criteria => parseCriteria(hash, Date.parse('2026-05-10T10:00:00Z'), 'fr_FR');

describe('sorts', () => {
  it('depend on the flow, and distance on coordinates [SORT-001] [SORT-002] [SORT-003] [SORT-004] [SORT-005]', () => {
    expect(Object.fromEntries(flows.map((flow) => [flow, sortsFor(flow, true)]))).toEqual({
      booking: ['priceQuality', 'distance', 'promo', 'priceAsc', 'priceDesc', 'rating', 'popularity'],
      gifting: ['priceQuality', 'distance', 'svPriceAsc', 'svPriceDesc'],
      hotel: ['priceQuality', 'distance', 'priceAsc', 'priceDesc', 'rating', 'popularity'],
      activity: ['priceQuality', 'distance'],
    });
    for (const flow of flows) expect(sortsFor(flow, false)).not.toContain('distance');
  });

  it('fall back to priceQuality when the flow does not offer the sort in the URL [SORT-006] [SORT-007]', () => {
    expect(sortInForce(undefined, 'booking', true)).toBe('priceQuality');
    expect(sortInForce('promo', 'gifting', true)).toBe('priceQuality');
    expect(sortInForce('distance', 'booking', false)).toBe('priceQuality');
    expect(sortInForce('promo', 'booking', false)).toBe('promo');
  });

  it('survive a switch to gifting only as priceQuality or distance, and are dropped for activity [SRCH-046]', () => {
    expect(sorts.filter((sort) => sortAfterSwitch(sort, 'gifting'))).toEqual(['priceQuality', 'distance']);
    expect(sorts.filter((sort) => sortAfterSwitch(sort, 'activity'))).toEqual([]);
    expect(sortAfterSwitch('promo', 'booking')).toBe('promo');
    expect(sortAfterSwitch('svPriceAsc', 'booking')).toBeUndefined();
  });
});

describe('the search request', () => {
  const hash =
    '#a=3&c=1&checkin=2026-05-14&checkout=2026-05-17&city=tours&lat=47.39&lng=0.69&theme=26&stars=4,5&facilities=spa,pets,pool' +
    '&hotelTypes=castle&hotelStyles=design&hotelEnvironments=sea&tags=12,7&hotelScore=8&priceMin=9000&priceMax=25000&fallback=wide&sort=promo';

  it('contains the criteria under their API names [FILT-056] [FILT-057] [FILT-058] [HASH-008] [HASH-024]', () => {
    expect(searchRequestOf(parse(hash), 'booking', 'fr_FR', { page: 2 })).toEqual({
      locale: 'fr_FR',
      flow: 'booking',
      searchServiceProvider: 'default',
      orderBy: 'promo',
      pagination: { page: 2, limit: 24 },
      numberOfPackagesPerHotel: 1,
      searchCriteria: {
        adult: 3,
        child: 1,
        baby: 0,
        singleRoom: true,
        checkin: '2026-05-14',
        night: 3,
        city: 'tours',
        lat: 47.39,
        lng: 0.69,
        distanceMin: 0,
        distanceMax: 100,
        theme: 26,
        hotelType: 'castle',
        hotelEnvironment: 'sea',
        hotelStyle: 'design',
        stars: '4,5',
        facilities: 'pool,spa',
        tags: '7,12',
        petsAllowed: true,
        minHotelReviewScore: 8,
        priceMin: 9000,
        priceMax: 25000,
        withActivities: true,
      },
    });
  });

  it('sorts by distance only with a place to measure from [SORT-002]', () => {
    const order = (text: string) => searchRequestOf(parse(text), 'booking', 'fr_FR').orderBy;
    expect([order('#sort=distance&lat=47&lng=0'), order('#sort=distance')]).toEqual([
      'distance',
      'priceQuality',
    ]);
  });

  it('truncates a long list between two words', () => {
    const words = ['a', 'b', 'c', 'd', 'e'].map((letter) => letter.repeat(letter === 'e' ? 56 : 60));
    const facilities = (list: readonly string[]) =>
      searchCriteriaOf(applyPatch(emptyCriteria, { facilities: list }), 'booking').facilities;
    expect(facilities(words)).toHaveLength(300);
    expect(facilities([...words, 'f'])).toBe(words.join(','));
    expect(facilities([...words.slice(0, 4), 'e'.repeat(57)])).toBe(words.slice(0, 4).join(','));
  });

  it('leaves out hotels only when there are some', () => {
    const request = (withoutHotels: readonly string[]) =>
      searchRequestOf(emptyCriteria, 'booking', 'fr_FR', { withoutHotels });
    expect(request(['a', 'b'])).toMatchObject({ withoutHotels: ['a', 'b'] });
    expect(request([])).not.toHaveProperty('withoutHotels');
  });

  it('requests one package per hotel, and twenty for a hotel search', () => {
    expect(packagesPerHotel).toEqual({ search: 1, activity: 20, beneficiary: 20, drawer: 20 });
    const request = searchRequestOf(emptyCriteria, 'booking', 'fr_FR', { limit: 3, packagesPerHotel: 20 });
    expect(request).toMatchObject({ pagination: { page: 0, limit: 3 }, numberOfPackagesPerHotel: 20 });
  });

  it('omits `fallback` [HASH-018]', () => {
    expect(JSON.stringify(searchRequestOf(parse('#fallback=wide&a=3'), 'booking', 'fr_FR'))).not.toContain(
      'fallback',
    );
  });

  it('sends a gift’s budget under gift names, two adults and no dates [FILT-034]', () => {
    const criteria = searchCriteriaOf(parse(hash), 'gifting');
    expect(criteria).toMatchObject({
      adult: 2,
      child: 0,
      baby: 0,
      singleVoucherPriceMin: 9000,
      singleVoucherPriceMax: 25000,
    });
    for (const member of ['priceMin', 'priceMax', 'checkin', 'night', 'singleRoom'])
      expect(criteria).not.toHaveProperty(member);
  });

  it('adds a distance only with coordinates, by default for a city or the visitor’s position [FILT-038] [FILT-039]', () => {
    const distance = (text: string, flow: Flow = 'booking') => {
      const { distanceMin, distanceMax } = searchCriteriaOf(parse(text), flow);
      return [distanceMin, distanceMax];
    };
    expect(distance('#city=tours')).toEqual([undefined, undefined]);
    expect(distance('#lat=47&lng=0')).toEqual([0, 300]);
    expect(distance('#lat=47&lng=0&distanceMax=30')).toEqual([undefined, 30]);
    expect(distance('#region=FR-CVL&lat=47&lng=0')).toEqual([undefined, undefined]);
    expect(distance('#lat=47&lng=0', 'activity')).toEqual([0, 30]);
  });

  it('always satisfies the call’s schema, for any hash', () => {
    const validate = new Ajv({ strict: false }).compile(JSON.parse(JSON.stringify(OffersRequest)) as object);
    const keys = [
      'a',
      'b',
      'c',
      'checkin',
      'checkout',
      'city',
      'hotelId',
      'lat',
      'lng',
      'theme',
      'facilities',
      'hotelTypes',
      'tags',
      'stars',
      'priceMin',
      'priceMax',
      'distanceMin',
      'distanceMax',
      'hotelScore',
      'sort',
      'petsAllowed',
    ];
    const values = fc.oneof(
      fc.integer({ min: -500, max: 500_000 }).map(String),
      fc.constantFrom('2026-05-14', '2026-05-20', '47.3', 'promo', '9', '1'),
      fc.array(fc.stringMatching(/^[a-z0-9_-]{1,64}$/), { maxLength: 40 }).map((list) => list.join(',')),
    );
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...keys), values), { maxLength: 12 }),
        fc.constantFrom(...flows),
        (entries, flow) => {
          const request = searchRequestOf(
            parse(entries.map((entry) => entry.join('=')).join('&')),
            flow,
            'nl_BE',
          );
          if (!validate(request)) throw new Error(JSON.stringify([request, validate.errors]));
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe('result pages', () => {
  it('hold 24 stays in rows of three, for search and pagination [SRCH-007]', () => {
    expect(resultsPageSize).toBe(24);
    expect(searchRequestOf(emptyCriteria, 'booking', 'fr_FR').pagination.limit).toBe(resultsPageSize);
    expect([0, 1, 24, 25, 240].map((total) => pageCountOf(total))).toEqual([1, 1, 1, 2, 10]);
  });
});

describe('rooms', () => {
  it('are the minimum for adults and children; babies do not count', () => {
    const rooms = (adult: number, child: number, baby: number, capacity: number) =>
      roomsNeeded({ adult, child, baby } as never, capacity);
    expect([
      rooms(2, 0, 0, 2),
      rooms(2, 1, 0, 2),
      rooms(2, 0, 3, 2),
      rooms(5, 2, 0, 3),
      rooms(1, 0, 0, 0),
      rooms(2, 0, 0, 1),
    ]).toEqual([1, 2, 1, 3, 1, 2]);
  });

  it('define adults from 12, children from 3 to 11 and babies up to 2 [UI-030]', () => {
    expect(ageBands).toEqual({
      adult: { from: 12, to: null },
      child: { from: 3, to: 11 },
      baby: { from: 0, to: 2 },
    });
  });

  it('accept guests in API naming [UI-032]', () => {
    expect(guestsOf(applyPatch(emptyCriteria, { children: 1, babies: 2 }))).toEqual({
      adult: 2,
      child: 1,
      baby: 2,
    });
  });
});
