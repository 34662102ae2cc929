import { facetTypes, type OffersRequest } from '@detour/shared-contracts/api';
import { environments, hotelTypes, styles } from '@detour/shared-contracts/catalogue';
import { addDays, createFixedClock, isoDate, type Clock } from '@detour/shared-contracts/base';
import type { Flow } from '@detour/shared-contracts/mount';
import fc from 'fast-check';
import { sql } from 'kysely';
import { openCatalogueDatabase } from '../../../../../test/catalogue.fixture';
import { startPromotion } from '../../../../../test/sales/promotion.fixture';
import { testNow, today } from '../../../../../test/shop.fixture';
import type { Database, OpenDatabase } from '../../../../database/open-database';
import type { CandidateInput } from '../../offers/candidates.repository';
import type { FoundOffer, PageInput } from '../../offers/offers.repository';
import { prepareSearch } from '../../search-answer';
import type { LeftToPay } from '../../search-filter';
import { createDatabaseSource, type StaySource } from '../../stay-source';
import { createCatalogueCache } from '../catalogue-cache';
import { createIndexSource } from '../index-source';
import { createStayIndex, type StayIndex } from '../fresh/stay-index';

const clock: Clock = createFixedClock(testNow);
let database: OpenDatabase;
let db: Database;
let index: StayIndex;

beforeAll(async () => {
  database = await openCatalogueDatabase();
  ({ db } = database);
  // Time stands still, so that a slow machine does not make it too old to be used.
  index = createStayIndex({ db, clock, elapsed: () => 0 });
  await index.refresh();
  const found = await db.selectFrom('package').select(['id', 'tags']).orderBy('id').execute();
  packages = found.map(({ id }) => id);
  tags = found.flatMap((pack) => pack.tags);
  const houses = await db.selectFrom('hotel').select(['id', 'place_id']).orderBy('id').execute();
  hotels = houses.map(({ id }) => id);
  towns = houses.map((row) => row.place_id);
}, 60_000);

afterAll(() => database.close());

const sources = (): { readonly memory: StaySource; readonly truth: StaySource } => {
  const stays = index.current();
  if (!stays) throw new Error('The index is not loaded.');
  return { memory: createIndexSource(db, stays, createCatalogueCache(db)), truth: createDatabaseSource(db) };
};

type Criteria = OffersRequest['searchCriteria'];

const someOf = (...values: readonly string[]) =>
  fc.subarray([...values], { minLength: 1 }).map((chosen) => chosen.join(','));

/** Ids in the catalogue, which is open before questions are made. */
let towns: readonly string[] = [];
let hotels: readonly string[] = [];
let tags: readonly number[] = [];
let packages: readonly string[] = [];
const pick = <T>(all: () => readonly T[]): fc.Arbitrary<T> =>
  fc.nat().map((number) => {
    const found = all()[number % all().length];
    if (found === undefined) throw new Error('The catalogue has nothing to choose from.');
    return found;
  });

const fixedPlace = fc.constantFrom<Criteria>(
  {},
  { country: 'FR' },
  { country: 'BE' },
  { city: '2988507' },
  { city: 'nowhere' },
  { lat: 48.85, lng: 2.35 },
  { lat: 48.85, lng: 2.35, distanceMax: 250 },
  { lat: 43.3, lng: 5.4, distanceMin: 20, distanceMax: 300 },
);

const place = fc.oneof(
  { arbitrary: fixedPlace, weight: 3 },
  { arbitrary: pick(() => towns).map((city): Criteria => ({ city })), weight: 1 },
);

const guests: fc.Arbitrary<Criteria> = fc.record({
  adult: fc.integer({ min: 1, max: 5 }),
  child: fc.integer({ min: 0, max: 2 }),
  singleRoom: fc.boolean(),
});

const dates: fc.Arbitrary<Criteria> = fc.record({
  checkin: fc
    .oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: -2, max: 370 }))
    .map((days) => addDays(today, days)),
  night: fc.integer({ min: 1, max: 4 }),
});

const flexible: fc.Arbitrary<Criteria> = fc.oneof(
  fc
    .tuple(dates, fc.integer({ min: 1, max: 3 }))
    .map(([asked, flexDays]): Criteria => ({ ...asked, flexDays })),
  fc.record({
    weekends: fc.constantFrom('2026-10', '2026-11', '2026-12', '2027-01', '2027-11'),
    night: fc.constantFrom(1, 2),
  }),
);

const filter: fc.Arbitrary<Criteria> = fc.oneof(
  fc.record({ theme: fc.constantFrom(19, 22, 5) }),
  pick(() => tags).map((tag): Criteria => ({ tags: String(tag) })),
  fc.record({ stars: someOf('2', '3', '4', '5') }),
  fc.record({ hotelType: someOf(...Object.keys(hotelTypes)) }),
  fc.record({ hotelEnvironment: someOf(...Object.keys(environments)) }),
  fc.record({ hotelStyle: someOf(...Object.keys(styles)) }),
  fc.record({ facilities: fc.constantFrom('wifi', 'parking', 'pets', 'wifi,parking') }),
  fc.record({ petsAllowed: fc.boolean() }),
  fc.record({ minHotelReviewScore: fc.constantFrom(7, 8.5, 9) }),
  fc.record({ freeCancellation: fc.boolean() }),
  fc.record({ meals: someOf('breakfast', 'dinner') }),
  fc.record({ promotions: fc.boolean() }),
  fc.record({ priceMin: fc.integer({ min: 5_000, max: 20_000 }) }),
  fc.record({ priceMax: fc.integer({ min: 12_000, max: 90_000 }) }),
);

const nothing = fc.constant<Criteria>({});

const criteria: fc.Arbitrary<Criteria> = fc
  .tuple(
    place,
    fc.oneof(nothing, guests),
    fc.oneof(nothing, dates, flexible),
    fc.array(filter, { maxLength: 2 }),
  )
  .map(([where, who, when, filters]) => Object.assign({}, where, who, when, ...filters) as Criteria);

interface Held extends Pick<CandidateInput, 'among' | 'without' | 'withoutHotels'> {
  readonly left?: LeftToPay;
}

const held: fc.Arbitrary<Held> = fc.oneof(
  { arbitrary: fc.constant<Held>({}), weight: 4 },
  {
    arbitrary: fc.record({
      among: fc.array(
        pick(() => packages),
        { minLength: 40, maxLength: 120 },
      ),
    }),
    weight: 1,
  },
  { arbitrary: fc.record({ without: pick(() => packages) }), weight: 1 },
  {
    arbitrary: fc.record({
      withoutHotels: fc.array(
        pick(() => hotels),
        { maxLength: 24 },
      ),
    }),
    weight: 1,
  },
  {
    arbitrary: fc.record({
      left: fc.record({
        worth: fc.integer({ min: 5_000, max: 30_000 }),
        nights: fc.constantFrom(null, 1, 2),
        max: fc.constantFrom(0, 5_000),
      }),
    }),
    weight: 1,
  },
);

const question = fc.record({
  criteria,
  flow: fc.constantFrom<Flow>('booking', 'hotel', 'gifting'),
  orderBy: fc.constantFrom<PageInput['orderBy']>(
    'priceQuality',
    'distance',
    'promo',
    'priceAsc',
    'priceDesc',
    'rating',
    'popularity',
    'svPriceDesc',
    'payAsc',
  ),
  packagesPerHotel: fc.constantFrom(1, 2, 20),
  /** What a list of a gift adds to a search. */
  held,
  limit: fc.constantFrom(5, 24, 500),
  page: fc.integer({ min: 0, max: 2 }),
});

type Question = typeof question extends fc.Arbitrary<infer Q> ? Q : never;

/** The functions of two engines differ in the last digit. */
const rounded = ({ distance, ...offer }: FoundOffer) => ({
  ...offer,
  distance: distance === null ? null : Math.round(distance * 1e6) / 1e6,
});

const answersOf = async (
  source: StaySource,
  { criteria: wanted, flow, held: { left, ...listed }, page, limit, ...more }: Question,
) => {
  const prepared = await prepareSearch(
    { db, clock },
    { criteria: wanted, locale: 'fr_FR', flow, isGift: flow === 'gifting' },
  );
  const search = { ...prepared, ...listed, filter: { ...prepared.filter, ...(left && { left }) } };
  const found = await source.findOffers({ ...search, ...more, limit, offset: page * limit });
  const facets = await source.countFacets(search, facetTypes, more.packagesPerHotel);
  const undated = { ...search, filter: { ...search.filter, dates: null }, basis: 'from' as const };
  const days = { from: addDays(today, 1), until: addDays(today, 40) };
  const calendar = await source.findCheapestNights(undated, days);
  return {
    total: found.total,
    offers: found.offers.map(rounded),
    facets: [...facets].map(([facet, counts]) => [facet, [...counts].sort()]),
    calendar: { ...calendar, byOffset: [...calendar.byOffset].sort(([a], [b]) => a - b) },
    towns: await source.countTowns('FR', { flow, except: '2988507' }),
    regions: await source.countRegions('FR', flow),
  };
};

let compared = 0;

const expectEqual = async (asked: Question): Promise<void> => {
  const { memory, truth } = sources();
  const answer = await answersOf(memory, asked);
  expect(answer).toEqual(await answersOf(truth, asked));
  compared += answer.offers.length;
};

/** Answers of the index that each change must alter. */
const broadAnswers = () => {
  const all = {
    orderBy: 'priceAsc',
    packagesPerHotel: 20,
    limit: 500,
    page: 0,
    held: {},
  } as const;
  const days = [15, 20, 21, 22, 27, 12, 5].map((day) => ({
    checkin: addDays(isoDate('2026-12-01'), day - 1),
    night: 2,
  }));
  const questions: readonly Question[] = [
    ...days.map((criteria) => ({ ...all, criteria, flow: 'booking' as const })),
    { ...all, criteria: {}, flow: 'booking' },
    { ...all, criteria: { minHotelReviewScore: 9 }, flow: 'booking' },
    { ...all, criteria: { meals: 'dinner' }, flow: 'booking' },
    { ...all, criteria: { ...days[6], freeCancellation: true }, flow: 'booking' },
    { ...all, criteria: { ...days[0], flexDays: 3 }, flow: 'booking' },
    { ...all, criteria: {}, flow: 'gifting' },
  ];
  return Promise.all(questions.map((asked) => answersOf(sources().memory, asked)));
};

const runs = (numRuns: number) => ({ numRuns, seed: 20_261_126 });

/** Changes of a working shop, each in one statement. */
const changes: readonly (readonly [string, string])[] = [
  [
    'a room is held',
    `update room_night set held = held + 1 where held + sold < capacity and night < '2026-12-20'`,
  ],
  ['nights are sold out', `update room_night set sold = capacity - held where extract(day from night) = 5`],
  ['prices rise', `update room_night set price = price + 700 where extract(day from night) = 12`],
  ['a hotel closes', `update room_night set closed = true where extract(day from night) = 20`],
  ['no arrival', `update room_night set closed_to_arrival = true where extract(day from night) = 21`],
  ['a longer minimum stay', `update room_night set min_los = 3 where extract(day from night) = 22`],
  ['nights leave', `delete from room_night where extract(day from night) = 27`],
  [
    'stays leave',
    `update package set published = false where id in (select id from package order by id limit 9)`,
  ],
  [
    'a promotion',
    `update package set promo_percent = 15, promo_from = '2026-11-01', promo_until = null where quality > 60`,
  ],
  [
    'another programme',
    `update package set program = '[{"type": "dinner"}]' where id in (select id from package order by id desc limit 30)`,
  ],
  [
    'stricter terms',
    `update package set cancellation_days = cancellation_days + 30 where cancellation = 'FLEX'`,
  ],
  ['gift prices', `update gift_price set comfort = comfort + 500, freedom = freedom + 500`],
  ['hotels leave', `update hotel set active = false where id in (select id from hotel order by id limit 5)`],
  ['scores', `update hotel set review_average = 9.4, review_count = 12 where stars = 3`],
  [
    'a tax',
    `update hotel set tax = '{"type":"BOOKING_PERCENTAGE","amount":0,"percentage":6.5,"currency":"EUR","toBePaidAtHotel":false,"exemptionAge":18}'
    where stars = 4`,
  ],
];

describe('the stays in memory answer like the database [CALL-030, CALL-036, CALL-037, CALL-038, CALL-039, CALL-041, CALL-043]', () => {
  it('for searches of all kinds', async () => {
    compared = 0;
    await fc.assert(fc.asyncProperty(question, expectEqual), runs(300));
    // Questions without results would prove nothing.
    expect(compared).toBeGreaterThan(500);
  }, 240_000);

  it('with automatic promotions of all kinds [PROD-041]', async () => {
    const before = await broadAnswers();
    const [house = ''] = hotels;
    const terms = [
      { code: 'LAST', percent: 12, mostDaysBefore: 7 },
      { code: 'EARLY', percent: 8, leastDaysBefore: 60, mostPerOrder: 2500 },
      { code: 'LONG', amount: 1500, leastNights: 3, leastAmount: 20_000 },
      { code: 'HOUSE', percent: 20, hotels: [house], priority: 5 },
      { code: 'THEME', percent: 9, themes: [19, 22], flows: ['booking'] },
      { code: 'NIGHTS', percent: 5, flows: ['hotel'], mostNights: 2 },
      {
        code: 'SPRING',
        percent: 15,
        stayFrom: addDays(today, 20),
        stayUntil: addDays(today, 45),
        budget: 3000,
      },
      { code: 'ELSEWHERE', percent: 50, locales: ['nl_NL'], priority: 9 },
      { code: 'LATER', percent: 50, validFrom: addDays(today, 1), priority: 9 },
    ] as const;
    for (const one of terms) await startPromotion(db, one);
    expect(await broadAnswers()).not.toEqual(before);
    await fc.assert(fc.asyncProperty(question, expectEqual), runs(200));
    await sql`update promotion_code set ended_at = now()`.execute(db);
    await sql`update promotion_version set last_day = ${today}`.execute(db);
  }, 240_000);

  it.each(changes)('after a change: %s', async (_, statement) => {
    const before = await broadAnswers();
    await sql.raw(statement).execute(db);
    await index.refresh();
    expect(await broadAnswers()).not.toEqual(before);
    await fc.assert(fc.asyncProperty(question, expectEqual), runs(15));
  });

  it('after a new hotel with a new room', async () => {
    await db.transaction().execute(async (trx) => {
      await sql`insert into hotel select (jsonb_populate_record(source, '{"id": "new", "uri": "new", "active": true}')).*
        from hotel as source order by id desc limit 1`.execute(trx);
      await sql`insert into room_type select (jsonb_populate_record(source, '{"id": "new", "hotel_id": "new"}')).*
        from room_type as source order by id desc limit 1`.execute(trx);
      await sql`insert into room_night select (jsonb_populate_record(source, '{"room_type_id": "new"}')).*
        from room_night as source where room_type_id = (select max(id) from room_type where id <> 'new')`.execute(
        trx,
      );
      await sql`insert into package select (jsonb_populate_record(source,
          '{"id": "new", "uri": "new", "hotel_id": "new", "room_type_id": "new", "published": true, "expiration": null}')).*
        from package as source where from_price is not null order by id desc limit 1`.execute(trx);
    });
    await index.refresh();
    expect(index.current()?.hotelOf('new')?.id).toBe('new');
    await fc.assert(fc.asyncProperty(question, expectEqual), runs(15));
  });

  it('when loaded anew', async () => {
    await index.reload();
    await fc.assert(fc.asyncProperty(question, expectEqual), runs(15));
  });
});
