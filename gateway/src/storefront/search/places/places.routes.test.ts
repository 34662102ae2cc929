import type { Suggestion } from '@detour/shared-contracts/api';
import { placeCategories } from '@detour/shared-contracts/criteria';
import type { Locale } from '@detour/shared-contracts/sites';
import { catalogueShop } from '../../../../test/catalogue-shop';

const gateway = catalogueShop();

const suggest = async (
  term: string,
  locale: Locale = 'fr_FR',
  maxResults = 30,
): Promise<readonly Suggestion[]> => {
  const query = new URLSearchParams({ locale, term, maxResults: String(maxResults) });
  const answer = await gateway.visitor.get(`/api/autocomplete-geonames.json?${query}`);
  expect(answer.status).toBe(200);
  return answer.json;
};

const recommend = async (query: Readonly<Record<string, string>>): Promise<readonly Suggestion[]> => {
  const answer = await gateway.visitor.get(`/api/recommendedAutocomplete.json?${new URLSearchParams(query)}`);
  expect(answer.status).toBe(200);
  return answer.json;
};

describe('typing a destination', () => {
  it.each([
    ['a whole name', 'Honfleur', 'city', 'Honfleur'],
    ['its beginning', 'honfl', 'city', 'Honfleur'],
    ['no accents', 'etretat', 'city', 'Étretat'],
    ['accents where there are none', 'ámboise', 'city', 'Amboise'],
    ['a typo', 'Strasbuorg', 'city', 'Strasbourg'],
    ['a missing letter', 'Carcasonne', 'city', 'Carcassonne'],
    ['spaces for hyphens', 'saint malo', 'city', 'Saint-Malo'],
    ['a word inside the name', 'touquet', 'city', 'Le Touquet-Paris-Plage'],
    ['a name in another language', 'Florencia', 'city', 'Florence'],
    ['the local name', 'Brugge', 'city', 'Bruges'],
    ['a region', 'normandie', 'region', 'Normandie'],
    ['a region in another language', 'Toscana', 'region', 'Toscane'],
    ['a department', 'indre et loire', 'department', 'Indre-et-Loire'],
    ['a country', 'espagne', 'country', 'Espagne'],
    ['a touristic region', 'chateaux de la loire', 'touristicregion', 'Châteaux de la Loire'],
    ['a sight', 'tour eiffel', 'poi', 'Tour Eiffel'],
    ['a sea resort', 'deauville', 'city', 'Deauville'],
    ['a ski resort', 'chamonix', 'city', 'Chamonix-Mont-Blanc'],
    ['a post code of a district', '75001', 'city', 'Paris'],
    ['an apostrophe', 'l’aia', 'city', 'La Haye'],
    ['an abbreviation', 'st malo', 'city', 'Saint-Malo'],
    ['many spaces', '  la   rochelle ', 'city', 'La Rochelle'],
  ])('finds it by %s [CALL-082]', async (_, term, category, label) => {
    const found = await suggest(term);
    expect(found.slice(0, 4)).toEqual(expect.arrayContaining([expect.objectContaining({ category, label })]));
  });

  it('returns the numbered parts of a town only for a term with a number', async () => {
    const labels = async (term: string) => (await suggest(term)).map(({ label }) => label);
    expect(await labels('mars')).toContain('Marseille');
    expect((await labels('mars')).filter((label) => /\d/.test(label))).toEqual([]);
    expect(await labels('marseille 13')).toContain('Marseille 13');
  });

  it.each(['étretat', 'marseille', 'deauv', 'chamonix', 'st malo', 'ma', 's'])(
    'returns no place twice for %s',
    async (term) => {
      const towns = (await suggest(term)).filter(({ category }) => /city|resort/.test(category));
      const spots = towns.map(({ label, latitude, longitude }) => `${label} ${latitude} ${longitude}`);
      expect(spots).toEqual([...new Set(spots)]);
    },
  );

  it('finds hotels by name [DEST-007]', async () => {
    const hotel = await gateway.db
      .selectFrom('hotel')
      .select(['id', 'label'])
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const found = await suggest(hotel.label);
    expect(found).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: hotel.id, category: 'hotel', label: hotel.label }),
      ]),
    );
  });

  it.each([
    ['fr_BE', 'Bruges', 'Flandre-Occidentale, Flandre'],
    ['nl_BE', 'Brugge', 'West-Vlaanderen, Vlaanderen'],
    ['es_ES', 'Brujas', 'Flandes Occidental, Flandes'],
    ['it_IT', 'Bruges', 'Fiandre Occidentali, Fiandre'],
  ] as const)(
    'names places in the language of %s, with the area that distinguishes them',
    async (locale, label, area) => {
      expect((await suggest('brugge', locale))[0]).toMatchObject({ id: '2800931', label, area });
    },
  );

  it('returns at most thirty, and fewer on request [CALL-082]', async () => {
    expect(await suggest('s')).toHaveLength(30);
    expect(await suggest('s', 'fr_FR', 5)).toHaveLength(5);
    const tooMany = await gateway.visitor.get(
      '/api/autocomplete-geonames.json?locale=fr_FR&term=s&maxResults=31',
    );
    expect(tooMany.status).toBe(400);
  });

  it('returns places that start with a single letter', async () => {
    const found = await suggest('é');
    expect(found.length).toBeGreaterThan(5);
    const named = await gateway.db
      .selectFrom('place')
      .select('search_text')
      .where(
        'id',
        'in',
        found.map(({ id }) => id),
      )
      .execute();
    // In any language: Strasbourg is Estrasburgo.
    expect(named.filter(({ search_text: text }) => !text.includes('|e'))).toEqual([]);
  });

  it('puts places with stays before others, and the exact name before a longer one', async () => {
    const [first] = await suggest('paris');
    expect(first!.label).toBe('Paris');
    const found = await suggest('saint');
    const sold = found.map(({ numberOfOffers }) => numberOfOffers > 0);
    expect(sold.lastIndexOf(true)).toBeLessThan(sold.indexOf(false) === -1 ? 31 : sold.indexOf(false) + 1);
  });

  it('counts the stays on sale there, as the search does', async () => {
    const [region] = await suggest('normandie');
    const answer = await gateway.visitor.post('/api/offers.json', {
      body: {
        locale: 'fr_FR',
        flow: 'booking',
        searchServiceProvider: 'default',
        orderBy: 'priceQuality',
        pagination: { page: 0, limit: 1 },
        numberOfPackagesPerHotel: 20,
        searchCriteria: { region: region!.id },
      },
    });
    expect(region!.numberOfOffers).toBe(answer.json.totalCount);
  });

  it.each(['', '   ', '%', '_', '\\', "'; drop table place; --", '%%%', '🦉', 'zzzzqqqq'])(
    'handles %p',
    async (term) => {
      expect(await suggest(term)).toEqual([]);
      expect((await suggest('amboise'))[0]!.label).toBe('Amboise');
    },
  );

  it('returns suggestions with all details that a visitor needs to choose [DEST-006]', async () => {
    for (const suggestion of await suggest('saint')) {
      expect(placeCategories).toContain(suggestion.category);
      expect(suggestion).toMatchObject({
        id: expect.stringMatching(/^[A-Za-z0-9_-]+$/),
        latitude: expect.any(Number),
        longitude: expect.any(Number),
      });
    }
  });
});

describe('recommended destinations', () => {
  it('are places of the visitor’s country with many stays [CALL-083]', async () => {
    const french = await recommend({
      locale: 'fr_FR',
      q: '',
      catalogSourceType: 'x',
      catalogSourceCode: 'y',
    });
    expect(french.length).toBeGreaterThan(3);
    expect(french.every(({ numberOfOffers }) => numberOfOffers > 0)).toBe(true);
    const italian = await recommend({ locale: 'it_IT' });
    expect(italian.map(({ id }) => id)).not.toEqual(french.map(({ id }) => id));
  });

  it('follow the typed text [CALL-083]', async () => {
    expect((await recommend({ locale: 'fr_FR', q: 'amboi' }))[0]!.label).toBe('Amboise');
  });
});
