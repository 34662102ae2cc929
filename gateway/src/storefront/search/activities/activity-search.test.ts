import type {
  ActivityDestination,
  ActivityListResponse,
  ActivitySearchResponse,
  FacetsResponse,
} from '@detour/shared-contracts/api';
import { openSearchDesk, queryOf, type SearchDesk } from '../../../../test/search-desk';
import { kilometresBetween } from '@detour/shared-contracts/catalogue';

let desk: SearchDesk;

beforeAll(async () => {
  desk = await openSearchDesk();
}, 120_000);

afterAll(() => desk.close());

const search = async (searchCriteria: object = {}, more: object = {}) => {
  const body = { locale: 'fr_FR', page: 0, numberOfPackagesPerHotel: 20, searchCriteria, ...more };
  const answer = await desk.visitor.post('/api/search/activity-only.json', { body });
  expect([answer.status, answer.text.slice(0, 200)]).toEqual([200, expect.any(String)]);
  return answer.json as ActivitySearchResponse;
};

const packagesOf = ({ exactMatch }: ActivitySearchResponse) =>
  exactMatch.flatMap(({ activityOnlyPackages }) => activityOnlyPackages);

const destinations = async (locale: string) =>
  (await desk.visitor.get(`/api/activity-only/destinations.json?locale=${locale}`))
    .json as ActivityDestination[];

describe('the search of activities', () => {
  it('returns centres with their activities and prices for one and two [CALL-045] [CALL-046] [SRCH-053]', async () => {
    const answer = await search();
    expect(answer.totalCount).toBeGreaterThan(5);
    expect(packagesOf(answer)).toHaveLength(Math.min(24, answer.totalCount));
    for (const { activityOnlyVoucher } of packagesOf(answer)) {
      const adults = activityOnlyVoucher.prices.map(({ paxComposition }) => paxComposition.adults);
      expect(adults.slice(0, 2)).toEqual([1, 2]);
    }
    expect(answer.searchDetails).toMatchObject({ adult: 2, child: 0, baby: 0 });
    expect(answer.mainTitle).toBe('Activités à la journée');
  });

  it('gives a card its prices by party, its hotel, its picture and its address [ACT-026]', async () => {
    const { exactMatch } = await search();
    expect(exactMatch.length).toBeGreaterThan(0);
    for (const { id, label, location, activityOnlyPackages } of exactMatch) {
      for (const { activityOnlyVoucher, hotel, imageUrl, uri } of activityOnlyPackages) {
        expect(hotel).toEqual({ id, label, location: { label: location.label } });
        expect([imageUrl, uri]).toEqual([
          expect.stringMatching(/^\/images\//),
          expect.stringContaining('/activity/'),
        ]);
        for (const price of activityOnlyVoucher.prices) {
          const { barPrice, sellPrice } = price;
          expect(price).toEqual({
            paxComposition: { adults: expect.any(Number) },
            barPrice,
            sellPrice,
            promoPercentageRounded: Math.floor(Math.max(0, (barPrice - sellPrice + 1) / barPrice) * 100),
          });
        }
      }
    }
  });

  it('counts pages from 0, each activity on one page [CALL-045]', async () => {
    const pages = await Promise.all([0, 1, 2].map((page) => search({}, { page, limit: 3 })));
    const ids = pages.flatMap(packagesOf).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(
      packagesOf(await search({}, { limit: 9 }))
        .map(({ id }) => id)
        .filter((id) => ids.includes(id)),
    );
  });

  it('gives adjacent cards different pictures', async () => {
    const worn = packagesOf(await search({}, { limit: 24 })).map(({ imageUrl }) => imageUrl);
    expect(worn.length).toBeGreaterThan(5);
    worn.forEach((image, place) => {
      expect(worn.slice(Math.max(0, place - 3), place)).not.toContain(image);
    });
  });

  it('searches 30 km around the city, for adults only [SBOX-014]', async () => {
    const [city] = await destinations('fr_FR');
    const answer = await search({ city: city!.id, adult: 1, child: 2, baby: 1 });
    expect(answer.searchDetails).toMatchObject({ adult: 1, child: 0, baby: 0 });
    expect(answer.mainTitle).toContain(city!.label);
    const here = { lat: city!.location.latitude, lng: city!.location.longitude };
    const all = (await search({}, { limit: 100 })).exactMatch;
    const near = all.filter(({ location }) => kilometresBetween(here, location) <= 30);
    expect(near.length).toBeGreaterThan(0);
    expect(answer.exactMatch.map(({ id }) => id).sort()).toEqual(near.map(({ id }) => id).sort());
    for (const { distance } of answer.exactMatch) expect(distance).toBeLessThanOrEqual(30);
  });

  it('applies the filters of theme, activity and price per person', async () => {
    const [first] = packagesOf(await search({ theme: 19 }));
    expect(first).toBeDefined();
    const list = (await desk.visitor.get('/api/activities.json?locale=fr_FR')).json as ActivityListResponse;
    const named = list.listActivities.flatMap(({ list: items }) => items);
    const { id } = named.find(({ name }) => name === first!.headwords[0]!.label)!;
    const tagged = packagesOf(await search({ tags: String(id) }, { limit: 100 }));
    expect(new Set(tagged.map(({ headwords }) => headwords[0]!.label))).toEqual(
      new Set([first!.headwords[0]!.label]),
    );
    const cheap = packagesOf(await search({ priceMax: 3000, adult: 2 }, { limit: 100 }));
    expect(cheap.length).toBeGreaterThan(0);
    for (const { activityOnlyVoucher } of cheap) {
      const two = activityOnlyVoucher.prices.find(({ paxComposition }) => paxComposition.adults === 2)!;
      expect(two.sellPrice / 2).toBeLessThanOrEqual(3000);
    }
  });

  it('counts its facets as the search would [CALL-044]', async () => {
    const query = {
      locale: 'fr_FR',
      flow: 'activity',
      orderBy: 'priceQuality',
      withNames: true,
      propertiesRequested: 'tag',
    };
    const facets = (await desk.visitor.get(`/api/facets.json?${queryOf(query)}`)).json as FacetsResponse;
    const [tag] = facets.properties[0]!.values.filter(({ count }) => count > 0);
    expect((await search({ tags: tag!.id })).totalCount).toBe(tag!.count);
  });
});

describe('the cities with activities', () => {
  it('are only cities of the locale’s country [SBOX-011] [SBOX-012]', async () => {
    const [fr, es] = await Promise.all(['fr_FR', 'es_ES'].map(destinations));
    expect(fr!.length).toBeGreaterThan(0);
    expect(new Set(fr!.map(({ pos }) => pos))).toEqual(new Set(['FR']));
    expect(new Set(es!.map(({ pos }) => pos))).toEqual(new Set(['ES']));
    expect(fr!.filter(({ id }) => es!.some((other) => other.id === id))).toEqual([]);
  });
});

describe('the activity list', () => {
  const list = async (query: string) =>
    (await desk.visitor.get(`/api/activities.json?${query}`)).json as ActivityListResponse;

  it('returns the names of ids, in groups [CALL-059]', async () => {
    expect(await list('locale=nl_BE&ids=110,101')).toEqual({
      listActivities: [
        { name: 'Wellness', list: [{ id: 110, name: 'Massage' }] },
        { name: 'Smaken en koken', list: [{ id: 101, name: 'Kelderbezoek' }] },
      ],
    });
  });

  it('names every activity once without ids', async () => {
    const all = (await list('locale=fr_FR')).listActivities.flatMap(({ list: items }) => items);
    expect(all.length).toBeGreaterThan(30);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });
});
