import fc from 'fast-check';
import { addDays, isoDate, type IsoDate } from '../base/iso-date';
import { locales } from '../sites/locale';
import { applyPatch } from './apply-patch';
import { canonicalCriteria, emptyCriteria } from './canonical-criteria';
import { placeKeys, sorts, type Criteria } from './criteria';
import { clampToFlow, guestBoundsOf, guestKeys } from './flow-bounds';
import { isCriteriaHash, parseCriteria } from './parse-criteria';
import { parsePlaceCategory, placeCategories, placeKeyOf } from './place-category';
import { printCriteria } from './print-criteria';

const now = Date.parse('2026-05-10T10:00:00Z');
const parse = (hash: string): Criteria => parseCriteria(hash, now, 'fr_FR');

const words = fc.stringMatching(/^[A-Za-z0-9_-]{1,12}$/);
const wordLists = fc.array(words, { maxLength: 6 });
const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const days = fc.integer({ min: 0, max: 300 }).map((offset) => addDays(isoDate('2026-05-11'), offset));
const range = (max: number) =>
  fc.record({ min: fc.nat({ max }), max: fc.nat({ max }) }, { requiredKeys: [] }) as fc.Arbitrary<{
    min?: number;
    max?: number;
  }>;

const raw = fc.record(
  {
    adults: fc.integer({ min: -2, max: 30 }),
    children: fc.integer({ min: -2, max: 30 }),
    babies: fc.integer({ min: -2, max: 30 }),
    singleRoom: fc.boolean(),
    dates: fc.record({ checkin: days, checkout: days, nights: fc.nat() }),
    flexDays: fc.constantFrom(1, 2, 3),
    weekends: fc.record({
      month: fc.constantFrom('2026-05', '2026-12', '2027-02'),
      nights: fc.constantFrom(1, 2),
    }),
    place: fc.record({ key: fc.constantFrom(...placeKeys), id: words }),
    position: fc.record({
      lat: fc.double({ min: -90, max: 90, noNaN: true }),
      lng: fc.double({ min: -180, max: 180, noNaN: true }),
    }),
    theme: fc.integer({ min: 1, max: 9999 }),
    sort: fc.constantFrom(...sorts),
    hotelTypes: wordLists,
    hotelEnvironments: wordLists,
    hotelStyles: wordLists,
    stars: fc.array(fc.integer({ min: 1, max: 5 })),
    facilities: fc.array(fc.oneof(words, fc.constant('pets')), { maxLength: 6 }),
    petsAllowed: fc.boolean(),
    tags: fc.array(fc.integer({ min: 1, max: 99_999 }), { maxLength: 10 }),
    hotelScore: fc.constantFrom(7, 8, 9),
    freeCancellation: fc.constant(true),
    meals: wordLists,
    promotions: fc.constant(true),
    price: range(100_000_000),
    distance: range(300),
    gift: fc
      .record({
        nights: optional(fc.integer({ min: 1, max: 30 })),
        bucket: optional(words),
        format: optional(fc.constantFrom('digital', 'physical')),
        sleeves: wordLists,
      })
      .map((gift) => gift as NonNullable<Criteria['gift']>),
    code: words,
    activityDates: fc.array(fc.record({ activityId: fc.integer({ min: 1, max: 99_999 }), date: days }), {
      maxLength: 6,
    }),
    id: words,
    offerId: words,
    fallback: words,
    anchor: fc.constant('products'),
    r: fc.constantFrom('modification', 'cancellation', 'invoice', 'withdrawal'),
    isLoading: fc.boolean(),
    error: fc.boolean(),
  },
  {
    requiredKeys: Object.keys(emptyCriteria) as never,
  },
);
const canonical = raw.map((criteria) => canonicalCriteria(criteria as unknown as Criteria));

describe('the hash codec', () => {
  it('parses what it printed, for any canonical criteria [HASH-001]', () => {
    fc.assert(
      fc.property(canonical, (criteria) => {
        expect(parse(printCriteria(criteria))).toEqual(criteria);
        expect(parse(`#${printCriteria(criteria)}`)).toEqual(criteria);
      }),
      { numRuns: 2000 },
    );
  });

  it('prints one text per meaning: parsing and printing again changes nothing', () => {
    fc.assert(
      fc.property(canonical, fc.infiniteStream(fc.nat()), (criteria, order) => {
        const shuffled = printCriteria(criteria)
          .split('&')
          .map((entry) => [order.next().value, entry] as const)
          .sort(([first], [second]) => first - second)
          .map(([, entry]) => entry)
          .join('&');
        expect(printCriteria(parse(shuffled))).toBe(printCriteria(criteria));
      }),
    );
  });

  it('returns canonical criteria for 10,000 hostile hashes and never throws', () => {
    const keys = [
      ...'abcsr',
      ...placeKeys,
      'checkin',
      'checkout',
      'nights',
      'lat',
      'lng',
      'tags',
      'stars',
      'sleeves',
    ];
    const hostileKeys = [
      ...keys,
      'priceMin',
      'priceMax',
      'activityDates',
      '__proto__',
      'constructor',
      'toString',
      '',
    ];
    const values = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '%',
        '%E0%A4%A',
        '%00',
        '\ud800',
        '__proto__',
        'NaN',
        'Infinity',
        '-0',
        '1e308',
        '٣',
        '2026-02-30',
        '9'.repeat(400),
        ','.repeat(50_000),
        '<script>',
        "';--",
      ),
      fc.integer().map(String),
      fc.double().map(String),
    );
    const pairs = fc
      .array(fc.tuple(fc.constantFrom(...hostileKeys), values), { maxLength: 8 })
      .map((entries) => entries.map(([key, value]) => `${key}=${value}`).join('&'));
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), pairs),
        fc.constantFrom(...locales),
        (hash, locale) => {
          const criteria = parseCriteria(hash, now, locale);
          expect(canonicalCriteria(criteria)).toEqual(criteria);
          const printed = printCriteria(criteria);
          expect(printCriteria(parseCriteria(printed, now, locale))).toBe(printed);
        },
      ),
      { numRuns: 10_000 },
    );
  });

  it('treats a hash of megabytes as empty criteria', () => {
    expect(parse(`#a=3&${'x'.repeat(5_000_000)}=1`)).toEqual(emptyCriteria);
  });

  it('never reads a prototype key as a member', () => {
    const criteria = parse('#__proto__=7&constructor=1&hasOwnProperty=2&a=3');
    expect(criteria).toEqual({ ...emptyCriteria, adults: 3 });
    expect(Object.getPrototypeOf(criteria)).toBe(Object.prototype);
  });
});

describe('parseCriteria', () => {
  it('defaults to two adults, no child and no baby [HASH-015]', () => {
    for (const hash of ['', '#', '#products', '#a=&c=&b=', '#a=two'])
      expect(parse(hash)).toEqual(emptyCriteria);
  });

  it('reads the stay keys [HASH-002]', () => {
    expect(parse('#checkin=2026-05-14&checkout=2026-05-17&night=3&nights=3&a=3&c=1&b=1&s=1')).toEqual({
      ...emptyCriteria,
      adults: 3,
      children: 1,
      babies: 1,
      singleRoom: true,
      dates: { checkin: '2026-05-14', checkout: '2026-05-17', nights: 3 },
    });
  });

  it('clamps guests to the bounds of the guest selector', () => {
    expect(parse('#a=0&c=-3&b=11')).toMatchObject({ adults: 1, children: 0, babies: 10 });
    expect(parse('#a=999999999999999999999999&c=99')).toMatchObject({ adults: 20, children: 10 });
  });

  it.each(placeKeys)('reads the place key %s [HASH-003]', (key) => {
    expect(parse(`#${key}=FR-37`)).toEqual({ ...emptyCriteria, place: { key, id: 'FR-37' } });
  });

  it('reads a position with two valid coordinates and drops any other [HASH-003]', () => {
    expect(parse('#lat=47.394144&lng=0.68484')).toMatchObject({ position: { lat: 47.394144, lng: 0.68484 } });
    for (const hash of ['#lat=47.3', '#lat=91&lng=0', '#lat=0&lng=181', '#lat=1e1&lng=1'])
      expect(parse(hash)).toEqual(emptyCriteria);
  });

  it('reads the gift keys [HASH-004]', () => {
    expect(parse('#bucket=comfort&giftNights=2&giftFormat=physical&code=SPA-D-EBOX')).toEqual({
      ...emptyCriteria,
      code: 'SPA-D-EBOX',
      gift: { nights: 2, bucket: 'comfort', format: 'physical', sleeves: [] },
    });
  });

  it('reads list keys deduplicated and in order [HASH-005]', () => {
    expect(
      parse('#hotelTypes=b,a,a&hotelEnvironments=sea&hotelStyles=&stars=5,3,9,x&facilities=spa,pool'),
    ).toEqual({
      ...emptyCriteria,
      hotelTypes: ['a', 'b'],
      hotelEnvironments: ['sea'],
      stars: [3, 5],
      facilities: ['pool', 'spa'],
    });
  });

  it('reads tags as activity ids [HASH-006]', () => {
    expect(parse('#tags=12,7,zero,0').tags).toEqual([7, 12]);
  });

  it('separates pets from the facilities [HASH-007]', () => {
    expect(parse('#facilities=pets,spa')).toMatchObject({ facilities: ['spa'], petsAllowed: true });
    expect(parse('#petsAllowed=1')).toMatchObject({ facilities: [], petsAllowed: true });
  });

  it('reads the score as a number, also under its search name [HASH-008]', () => {
    expect(parse('#hotelScore=8').hotelScore).toBe(8);
    expect(parse('#minHotelReviewScore=9').hotelScore).toBe(9);
    expect(parse('#hotelScore=8&minHotelReviewScore=9').hotelScore).toBe(8);
    expect(parse('#hotelScore=6')).toEqual(emptyCriteria);
  });

  it('reads days around an arrival only with dates, and the week-ends of a month only without', () => {
    const dated = 'checkin=2026-05-14&checkout=2026-05-16&flexDays=2&nights=2';
    expect(parse(`#${dated}&weekends=2026-06.1`)).toMatchObject({ flexDays: 2 });
    expect(printCriteria(parse(`#${dated}&weekends=2026-06.1`))).toBe(dated);
    expect(parse('#flexDays=2')).toEqual(emptyCriteria);
    expect(parse('#weekends=2026-06.1').weekends).toEqual({ month: '2026-06', nights: 1 });
    for (const text of ['2026-04.2', '2026-13.1', '2026-06.3', '2026-06', 'june.1'])
      expect(parse(`#weekends=${text}`)).toEqual(emptyCriteria);
    expect(parse('#checkin=2026-05-14&checkout=2026-05-16&flexDays=4').flexDays).toBeUndefined();
  });

  it('reads free cancellation, promotions and a list of meals, and omits what is not asked', () => {
    const hash = 'freeCancellation=1&meals=breakfast,dinner&promotions=1';
    const criteria = parse('#promotions=1&meals=dinner,breakfast,dinner&freeCancellation=1');
    expect(criteria).toMatchObject({
      freeCancellation: true,
      meals: ['breakfast', 'dinner'],
      promotions: true,
    });
    expect(printCriteria(criteria)).toBe(hash);
    expect(parse('#freeCancellation=0&meals=&promotions=no')).toEqual(emptyCriteria);
  });

  it('reads prices in cents and distances in km, in ascending order [HASH-009] [HASH-010]', () => {
    expect(parse('#priceMin=25000&priceMax=9000&distanceMax=30')).toEqual({
      ...emptyCriteria,
      price: { min: 9000, max: 25000 },
      distance: { max: 30 },
    });
    expect(parse('#distanceMin=-5&distanceMax=4000').distance).toEqual({ min: 0, max: 300 });
  });

  it('reads one theme and one sort, and ignores an unknown sort [HASH-011]', () => {
    expect(parse('#theme=26&sort=priceAsc')).toEqual({ ...emptyCriteria, theme: 26, sort: 'priceAsc' });
    expect(parse('#theme=26,39&sort=cheapest')).toEqual(emptyCriteria);
  });

  it('converts numbers and keeps dates as text [HASH-012]', () => {
    const { adults, theme, dates } = parse('#a=3&theme=26&checkin=2026-05-14&checkout=2026-05-15');
    expect([typeof adults, typeof theme, typeof dates?.checkin, typeof dates?.checkout]).toEqual([
      'number',
      'number',
      'string',
      'string',
    ]);
  });

  it.each([
    '#checkin=2026-05-14',
    '#checkout=2026-05-17',
    '#checkin=2026-05-14&nights=2',
    '#checkin=2026-05-14&checkout=2026-02-30',
    '#checkin=2026-05-14&checkout=2026-05-14',
    '#checkin=2026-05-17&checkout=2026-05-14',
  ])('drops an invalid date pair: %s [HASH-013]', (hash) => {
    expect(parse(hash)).toEqual(emptyCriteria);
  });

  it('drops past dates, and today from 20:00 in the market [HASH-014]', () => {
    const today = '#checkin=2026-05-10&checkout=2026-05-12';
    const at = (iso: string, hash = today) => parseCriteria(hash, Date.parse(iso), 'fr_FR').dates?.checkin;
    expect(at('2026-05-10T17:59:59Z')).toBe('2026-05-10');
    expect(at('2026-05-10T18:00:00Z')).toBeUndefined();
    expect(at('2026-05-10T10:00:00Z', '#checkin=2026-05-09&checkout=2026-05-12')).toBeUndefined();
    expect(at('2026-05-09T22:30:00Z', '#checkin=2026-05-09&checkout=2026-05-12')).toBeUndefined();
  });

  it('drops a stay longer than any call accepts', () => {
    expect(parse('#checkin=2026-05-14&checkout=2026-07-13').dates?.nights).toBe(60);
    expect(parse('#checkin=2026-05-14&checkout=2026-07-14').dates).toBeUndefined();
  });

  it('sets the single-room flag with a child or baby, whatever `s` says [HASH-016]', () => {
    expect(['#c=1', '#b=1', '#c=1&b=2&s=0', '#s=1', '#a=3'].map((hash) => parse(hash).singleRoom)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('reads the dates of activities from one dash-joined value [HASH-019]', () => {
    expect(parse('#activityDates=12.20260514-7.20260515-x.20260515-9.20260230-9').activityDates).toEqual([
      { activityId: 7, date: '2026-05-15' },
      { activityId: 12, date: '2026-05-14' },
    ]);
  });

  it('keeps the last of two dates for one activity [HASH-019]', () => {
    expect(parse('#activityDates=12.20260514-12.20260516').activityDates).toEqual([
      { activityId: 12, date: '2026-05-16' },
    ]);
  });

  it('reads id and offerId of the product hash [HASH-020]', () => {
    expect(parse('#id=812&offerId=o-3')).toEqual({ ...emptyCriteria, id: '812', offerId: 'o-3' });
  });

  it('reads isLoading and error as 1 or absent [HASH-021] [HASH-022]', () => {
    expect(parse('#isLoading=1&error=1')).toEqual({ ...emptyCriteria, isLoading: true, error: true });
    expect(printCriteria(emptyCriteria)).toBe('');
    expect(printCriteria({ ...emptyCriteria, isLoading: true, error: true })).toBe('error=1&isLoading=1');
  });

  it('reads format, nights, two adults and sleeve ids of a gift [HASH-023]', () => {
    const hash = 'giftAdult=2&giftFormat=digital&giftNights=2&sleeves=gold,sea';
    expect(printCriteria(parse(`#${hash}`))).toBe(hash);
    expect(printCriteria(parse('#giftNights=1&giftAdult=9'))).toBe('giftAdult=2&giftNights=1');
  });

  it('recognises the anchor of the hotel page and the quick action of the lookup [HASH-026] [HASH-027]', () => {
    expect(parse('#anchor=products').anchor).toBe('products');
    expect(parse('#anchor=other').anchor).toBeUndefined();
    expect(
      ['modification', 'cancellation', 'invoice', 'withdrawal', 'refund'].map(
        (word) => parse(`#r=${word}`).r,
      ),
    ).toEqual(['modification', 'cancellation', 'invoice', 'withdrawal', undefined]);
  });

  it('limits words to 64 characters, lists to 30 items and stars to one to five, and accepts spelled-out flags', () => {
    const word = 'w'.repeat(64);
    expect([parse(`#code=${word}`).code, parse(`#code=${word}w`).code]).toEqual([word, undefined]);
    const many = Array.from({ length: 40 }, (_, index) => `f${10 + index}`);
    expect(parse(`#facilities=${many.join(',')}`).facilities).toEqual(many.slice(0, 30));
    expect(parse('#stars=0,1,5,6').stars).toEqual([1, 5]);
    expect([parse('#petsAllowed=true').petsAllowed, parse('#petsAllowed=false').petsAllowed]).toEqual([
      true,
      false,
    ]);
  });

  it('treats a fragment without "=" as an element id', () => {
    expect(['#a=3', '#products', '', '#='].map(isCriteriaHash)).toEqual([true, false, false, true]);
  });
});

describe('printCriteria', () => {
  it('maps guests to their short keys and back [HASH-024]', () => {
    const criteria = applyPatch(emptyCriteria, { adults: 3, children: 2, babies: 1 });
    expect(printCriteria(criteria)).toBe('a=3&b=1&c=2&s=1');
    expect(parse('#a=3&b=1&c=2&s=1')).toEqual(criteria);
    expect(guestKeys).toEqual({ a: 'adult', c: 'child', b: 'baby', s: 'singleRoom' });
  });

  it('prints keys in alphabetical order without defaults', () => {
    const text = printCriteria(
      parse('#theme=26&sort=priceAsc&city=tours&a=2&checkout=2026-05-17&checkin=2026-05-14'),
    );
    expect(text).toBe('checkin=2026-05-14&checkout=2026-05-17&city=tours&nights=3&sort=priceAsc&theme=26');
  });
});

describe('applyPatch', () => {
  const placed = parse('#region=FR-CVL&lat=47.3&lng=0.6&distanceMax=30');

  it.each(placeKeys)('clears the former place when %s is chosen [HASH-017]', (key) => {
    for (const former of placeKeys) {
      const next = applyPatch(parse(`#${former}=1&lat=47.3&lng=0.6`), { place: { key, id: '2' } });
      expect(printCriteria(next)).toBe(`${key}=2`);
    }
  });

  it('keeps a position given with the place', () => {
    const next = applyPatch(placed, {
      place: { key: 'city', id: 'tours' },
      position: { lat: 47.39, lng: 0.69 },
    });
    expect(next).toMatchObject({ place: { key: 'city', id: 'tours' }, position: { lat: 47.39, lng: 0.69 } });
  });

  it('removes null members and keeps absent ones', () => {
    expect(applyPatch(placed, { place: null, adults: null, distance: null })).toEqual({
      ...emptyCriteria,
      position: { lat: 47.3, lng: 0.6 },
    });
    expect(applyPatch(placed, {})).toEqual(placed);
  });

  it('recomputes the nights for new dates', () => {
    const dates = { checkin: '2026-06-01' as IsoDate, checkout: '2026-06-04' as IsoDate, nights: 99 };
    expect(applyPatch(emptyCriteria, { dates }).dates?.nights).toBe(3);
  });
});

describe('flows and categories', () => {
  const family = parse('#a=7&c=2&b=1');

  it('allow each flow its own guest counts', () => {
    const family = { adults: { min: 1, max: 20 }, children: 10, babies: 10 };
    expect([guestBoundsOf('booking'), guestBoundsOf('hotel')]).toEqual([family, family]);
    expect(guestBoundsOf('activity')).toEqual({ adults: { min: 1, max: 2 }, children: 0, babies: 0 });
    expect(guestBoundsOf('gifting')).toEqual({ adults: { min: 2, max: 2 }, children: 0, babies: 0 });
  });

  it('clamp guests to the bounds of their flow', () => {
    const guests = (['booking', 'hotel', 'activity', 'gifting'] as const).map((flow) => {
      const { adults, children, babies, singleRoom } = clampToFlow(family, flow);
      return [adults, children, babies, singleRoom];
    });
    expect(guests).toEqual([
      [7, 2, 1, true],
      [7, 2, 1, true],
      [2, 0, 0, false],
      [2, 0, 0, false],
    ]);
    expect(clampToFlow(parse('#a=1'), 'gifting').adults).toBe(2);
    expect(clampToFlow(parse('#a=1'), 'activity').adults).toBe(1);
  });

  it('write each suggestion category under a hash key [DEST-007]', () => {
    for (const category of placeCategories) expect(placeKeys).toContain(placeKeyOf(category));
    expect(
      ['seaside resort', 'ski resort', 'touristic region', 'city', 'planet', '__proto__'].map(
        parsePlaceCategory,
      ),
    ).toEqual(['searesort', 'skiresort', 'touristicregion', 'city', null, null]);
  });
});
