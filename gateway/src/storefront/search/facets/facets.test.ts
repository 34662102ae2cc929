import { facetTypes, type FacetsResponse } from '@detour/shared-contracts/api';
import { openSearchDesk, queryOf, type Criteria, type SearchDesk } from '../../../../test/search-desk';

const weekend = { checkin: '2026-12-11', night: 2 };

let desk: SearchDesk;

beforeAll(async () => {
  desk = await openSearchDesk();
}, 120_000);

afterAll(() => desk.close());

const facets = async (criteria: object, more: object = {}) => {
  const asked = {
    locale: 'fr_FR',
    orderBy: 'priceQuality',
    withNames: true,
    propertiesRequested: facetTypes.join(','),
  };
  const answer = await desk.visitor.get(`/api/facets.json?${queryOf({ ...asked, ...more, ...criteria })}`);
  expect(answer.status).toBe(200);
  return answer.json as FacetsResponse;
};

describe('facets', () => {
  const names: Readonly<Record<string, (id: string) => Criteria>> = {
    stars: (id) => ({ stars: id }),
    score: (id) => ({ minHotelReviewScore: Number(id) }),
    facility: (id) => (id === 'pets' ? { petsAllowed: true } : { facilities: id }),
    type: (id) => ({ hotelType: id }),
    environment: (id) => ({ hotelEnvironment: id }),
    style: (id) => ({ hotelStyle: id }),
    tag: (id) => ({ tags: id }),
    cancellation: () => ({ freeCancellation: true }),
    meal: (id) => ({ meals: id }),
    promotion: () => ({ promotions: true }),
    price: (id) => ({ priceMin: Number(id), priceMax: Number(id) + 999 }),
  };
  const own: Readonly<Record<string, readonly (keyof Criteria)[]>> = {
    stars: ['stars'],
    score: ['minHotelReviewScore'],
    facility: ['facilities', 'petsAllowed'],
    type: ['hotelType'],
    environment: ['hotelEnvironment'],
    style: ['hotelStyle'],
    tag: ['tags'],
    cancellation: ['freeCancellation'],
    meal: ['meals'],
    promotion: ['promotions'],
    price: ['priceMin', 'priceMax'],
  };

  it.each([
    ['nothing', {}],
    ['a region', { region: 'FR-NOR' }],
    ['dates', weekend],
    ['filters of several facets', { ...weekend, stars: '3,4', facilities: 'terrace', priceMax: 45_000 }],
    [
      'free cancellation, a meal and promotions',
      { ...weekend, freeCancellation: true, meals: 'breakfast', promotions: true },
    ],
    ['a theme and a score', { theme: 19, minHotelReviewScore: 8 }],
  ] as const)(
    'count the results that the search returns when %s is chosen [CALL-043] [CALL-044]',
    async (_, criteria) => {
      const { properties } = await facets(criteria);
      for (const { propertyType, values } of properties) {
        const rest = Object.fromEntries(
          Object.entries(criteria).filter(([name]) => !own[propertyType]!.includes(name as keyof Criteria)),
        );
        const checked = values.filter(({ count }, index) => count > 0 && index % 3 === 0).slice(0, 4);
        for (const { id, count } of checked) {
          const found = await desk.search(
            { ...rest, ...names[propertyType]!(id) },
            { pagination: { page: 0, limit: 1 } },
          );
          expect([propertyType, id, found.totalCount]).toEqual([propertyType, id, count]);
        }
      }
    },
    60_000,
  );

  it('are exactly the requested ones, each with all values [CALL-042] [CALL-043]', async () => {
    const { properties } = await facets({ city: '1' }, { propertiesRequested: 'stars,score' });
    expect(properties.map(({ propertyType }) => propertyType)).toEqual(['stars', 'score']);
    expect(properties[0]!.values.map(({ id, count }) => [id, count])).toEqual([
      ['5', 0],
      ['4', 0],
      ['3', 0],
      ['2', 0],
    ]);
  });

  it('are named in the locale, or have no name [CALL-042]', async () => {
    const named = await facets({}, { locale: 'nl_NL', propertiesRequested: 'facility' });
    expect(named.properties[0]!.values.find(({ id }) => id === 'pool')?.name).toBe('Zwembad');
    const belgian = await facets({}, { locale: 'nl_BE', propertiesRequested: 'facility' });
    expect(belgian.properties[0]!.values.find(({ id }) => id === 'parking')?.name).toBe('Parking');
    const bare = await facets({}, { withNames: false, propertiesRequested: 'facility' });
    expect(bare.properties[0]!.values.every(({ name }) => name === '')).toBe(true);
  });

  it('reject an unknown property [CALL-043]', async () => {
    const answer = await desk.visitor.get(
      `/api/facets.json?${queryOf({ locale: 'fr_FR', orderBy: 'priceQuality', withNames: true, propertiesRequested: 'stars,colour' })}`,
    );
    expect(answer).toMatchObject({ status: 400, json: { code: 'INVALID_REQUEST' } });
  });
});
