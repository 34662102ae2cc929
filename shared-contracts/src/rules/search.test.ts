import fc from 'fast-check';
import { Ajv } from 'ajv';
import { OffersRequest } from '../api/search.schema';
import { applyPatch } from '../criteria/apply-patch';
import { emptyCriteria } from '../criteria/canonical-criteria';
import { sorts, type Criteria } from '../criteria/criteria';
import { parseCriteria } from '../criteria/parse-criteria';
import { printCriteria } from '../criteria/print-criteria';
import type { Flow } from '../mount/host';
import { fallbackLadder, fallbackLimit, fallbacksOf, type SearchedPlace } from './fallbacks';
import { pageCountOf, pagesToShow, resultsPageSize } from './pagination';
import { ageBands, guestsOf, roomsNeeded } from './rooms';
import { packagesPerHotel, searchCriteriaOf, searchRequestOf } from './search-request';
import { sortAfterSwitch, sortInForce, sortsFor } from './sorts';

const flows: readonly Flow[] = ['booking', 'gifting', 'hotel', 'activity'];
const parse = (hash: string): Criteria => parseCriteria(hash, Date.parse('2026-05-10T10:00:00Z'), 'fr_FR');

describe('sorts', () => {
  it('depend on the flow, and distance on coordinates [SORT-001] [SORT-002] [SORT-003] [SORT-004] [SORT-005]', () => {
    expect(Object.fromEntries(flows.map((flow) => [flow, sortsFor(flow, true)]))).toEqual({
      booking: ['priceQuality', 'distance', 'promo', 'priceAsc', 'popularity'],
      gifting: ['priceQuality', 'distance', 'svPriceAsc', 'svPriceDesc'],
      hotel: ['priceQuality', 'distance', 'priceAsc', 'popularity'],
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

describe('fallback searches', () => {
  const tours: SearchedPlace = {
    destination: { id: 'tours', label: 'Tours', category: 'city' },
    latitude: 47.39,
    longitude: 0.69,
    locationHierarchy: [
      { type: 'department', id: 'FR-37', label: 'Indre-et-Loire' },
      { type: 'region', id: 'FR-CVL', label: 'Centre-Val de Loire' },
      { type: 'country', id: 'FR', label: 'France' },
    ],
  };
  const nowhere: SearchedPlace = {
    destination: null,
    latitude: null,
    longitude: null,
    locationHierarchy: [],
  };
  const dates = '&checkin=2026-05-14&checkout=2026-05-17';
  const valuesOf = (text: string, place: SearchedPlace = tours) =>
    fallbacksOf(parse(text), place).map(({ key }) => key.value);

  it.each([
    [
      `#city=tours${dates}&theme=26`,
      ['wide-dates-category', 'same-dates', 'wide-dates', 'same-category', 'wide-category', 'wide'],
    ],
    [`#city=tours${dates}`, ['wide-dates', 'same', 'wide']],
    ['#city=tours&theme=26', ['wide-category', 'same', 'wide']],
    ['#city=tours', ['wide']],
    [`#country=FR${dates}&theme=26`, ['same-dates', 'same-category', 'same']],
    [`#hotel=12${dates}`, ['same']],
    ['#theme=26', ['same']],
    ['#country=FR', []],
    ['#', []],
  ])('run the steps of %s in order [FALL-007] [FALL-008] [FALL-009]', (text, values) => {
    expect(valuesOf(text)).toEqual(values);
    expect(fallbacksOf(parse(text), tours).map(({ key }) => key.order)).toEqual(
      values.map((_, index) => index + 1),
    );
  });

  it.each(['city', 'poi'])(
    'widen a %s to 30 km around its coordinates, sorted by distance [FALL-001] [FALL-002] [FALL-006] [FALL-017]',
    (key) => {
      const [fallback] = fallbacksOf(parse(`#${key}=tours&distanceMin=5`), tours);
      expect(printCriteria(fallback?.criteria ?? emptyCriteria)).toBe(
        'distanceMax=30&distanceMin=0&fallback=wide&lat=47.39&lng=0.69&sort=distance',
      );
      expect(fallback?.key.destination).toEqual({
        value: null,
        type: null,
        isAround: true,
        isExpanded: false,
      });
    },
  );

  it.each([
    ['department', 'region', 'FR-CVL'],
    ['region', 'country', 'FR'],
    ['touristicregion', 'country', 'FR'],
  ])('widen a %s to its %s [FALL-003] [FALL-004] [FALL-005]', (key, type, value) => {
    const [fallback] = fallbacksOf(parse(`#${key}=1`), tours);
    expect(fallback?.key.destination).toEqual({ value, type, isAround: false, isExpanded: true });
    expect(fallback?.criteria).toMatchObject({ place: { key: type, id: value }, sort: 'distance' });
  });

  it('report what each step kept and removed [FALL-010]', () => {
    const [, second] = fallbacksOf(parse(`#city=tours${dates}&theme=26`), tours);
    expect(second?.key).toEqual({
      destination: { value: 'tours', type: 'city', isAround: false, isExpanded: false },
      dates: { checkin: '2026-05-14', isRemoved: false },
      category: { value: null, isRemoved: true },
      value: 'same-dates',
      order: 2,
    });
  });

  it('report only removed criteria that the search had [FALL-010]', () => {
    const removed = (text: string) =>
      fallbacksOf(parse(text), tours).map(({ key }) => [key.dates.isRemoved, key.category.isRemoved]);
    expect(removed(`#city=tours${dates}`)).toEqual([
      [false, false],
      [true, false],
      [true, false],
    ]);
    expect(removed('#city=tours&theme=26')).toEqual([
      [false, false],
      [false, true],
      [false, true],
    ]);
  });

  it('use the coordinates of the hash when the response has only one of two', () => {
    const half = { ...tours, latitude: null };
    const [fallback] = fallbacksOf(parse('#city=tours&lat=47.1&lng=0.5'), half);
    expect(fallback?.criteria.position).toEqual({ lat: 47.1, lng: 0.5 });
  });

  it('say "in" a place that was not widened, with or without coordinates', () => {
    const titles = fallbacksOf(parse(`#city=tours&lat=47.39&lng=0.69${dates}`), tours).map(
      ({ title }) => title?.place,
    );
    expect(titles).toEqual(['around', 'in', 'around']);
  });

  it('request three offers [FALL-019]', () => {
    expect(fallbackLimit).toBe(3);
  });

  it('have the parts of each title [FALL-011] [FALL-012] [FALL-013] [FALL-014] [FALL-015] [FALL-016]', () => {
    const titles = (text: string, place: SearchedPlace) =>
      fallbacksOf(parse(text), place).map(({ title }) => title);
    expect(titles(`#theme=26${dates}`, nowhere)).toEqual([
      { dates: 'for', place: null, destination: null },
      { dates: 'outside', place: null, destination: null },
      { dates: 'outside', place: null, destination: null },
    ]);
    expect(titles(`#city=tours${dates}`, tours)).toEqual([
      { dates: 'for', place: 'around', destination: 'Tours' },
      { dates: 'outside', place: 'in', destination: 'Tours' },
      { dates: 'outside', place: 'around', destination: 'Tours' },
    ]);
    expect(titles('#department=FR-37', tours)).toEqual([
      { dates: null, place: 'in', destination: 'Centre-Val de Loire' },
    ]);
    expect(titles('#theme=26', nowhere)).toEqual([null]);
    expect(titles(`#lat=47&lng=0${dates}`, nowhere)).toEqual([
      { dates: 'outside', place: 'around', destination: null },
    ]);
  });

  it('never repeat the main search', () => {
    for (const text of [
      `#city=tours${dates}&theme=26`,
      `#region=1${dates}`,
      '#poi=1&theme=26',
      `#country=FR${dates}&theme=26`,
    ]) {
      const main = JSON.stringify(searchCriteriaOf(parse(text), 'booking'));
      for (const { criteria } of fallbacksOf(parse(text), tours))
        expect(JSON.stringify(searchCriteriaOf(criteria, 'booking'))).not.toBe(main);
    }
    for (const rungs of Object.values(fallbackLadder))
      expect(new Set(rungs.map((step) => JSON.stringify(step))).size).toBe(rungs.length);
  });

  it('do not widen a place without known coordinates or parents', () => {
    expect(valuesOf('#city=tours', nowhere)).toEqual([]);
    expect(valuesOf('#department=1&theme=26', nowhere)).toEqual(['same']);
  });
});

describe('result pages', () => {
  it('hold 24 stays in rows of three, for search and pagination [SRCH-007]', () => {
    expect(resultsPageSize).toBe(24);
    expect(searchRequestOf(emptyCriteria, 'booking', 'fr_FR').pagination.limit).toBe(resultsPageSize);
    expect([0, 1, 24, 25, 240].map((total) => pageCountOf(total))).toEqual([1, 1, 1, 2, 10]);
  });

  it('are all linked when fewer than ten [UI-017]', () => {
    expect(pagesToShow(3, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(pagesToShow(1, 0)).toEqual([1]);
  });

  it('are linked by tens below a hundred [UI-018]', () => {
    expect(pagesToShow(37, 64)).toEqual([1, 10, 20, 30, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 50, 60, 64]);
    expect(pagesToShow(1, 10)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('are linked by hundreds from a hundred on [UI-019]', () => {
    expect(pagesToShow(50, 99)).toContain(90);
    expect(pagesToShow(1, 100)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 100]);
    expect(pagesToShow(1, 320)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 100, 200, 300, 320]);
  });

  it('always include links to the first, the current and the last page', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), fc.nat(), (pageCount, seed) => {
        const current = 1 + (seed % pageCount);
        const pages = pagesToShow(current, pageCount);
        expect(pages).toEqual([...new Set(pages)].sort((first, second) => first - second));
        for (const page of [1, current, pageCount]) expect(pages).toContain(page);
        expect(pages.every((page) => page >= 1 && page <= pageCount)).toBe(true);
      }),
    );
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
