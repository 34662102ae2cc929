import { placeCategories } from '@detour/shared-contracts/criteria';
import { buildPlaces } from './build-places';
import { foldText, searchTextOf } from '@detour/shared-contracts/catalogue';

const places = buildPlaces();
const byId = new Map(places.map((place) => [place.id, place]));
const find = (id: string) => byId.get(id)!;

describe('the places', () => {
  it('have every category except hotels [DEST-007]', () => {
    const categories = new Set(places.map(({ category }) => category));
    expect(categories).toEqual(new Set(placeCategories.filter((category) => category !== 'hotel')));
  });

  it('have ids that can be part of a URL hash', () => {
    expect(places.filter(({ id }) => !/^[A-Za-z0-9_-]{1,64}$/.test(id))).toEqual([]);
    expect(byId.size).toBe(places.length);
  });

  it('have existing parents', () => {
    const orphans = places.filter(
      ({ departmentId, regionId }) =>
        (departmentId !== null && byId.get(departmentId)?.category !== 'department') ||
        (regionId !== null && byId.get(regionId)?.category !== 'region'),
    );
    expect(orphans).toEqual([]);
    expect(find('3037902')).toMatchObject({
      local: 'Amboise',
      departmentId: 'FR-37',
      regionId: 'FR-CVL',
      country: 'FR',
    });
    expect(find('2800931')).toMatchObject({ local: 'Brugge', departmentId: 'BE-VWV', regionId: 'BE-VLG' });
    expect(find('2759794')).toMatchObject({ local: 'Amsterdam', departmentId: null, regionId: 'NL-NH' });
    expect(find('3169070')).toMatchObject({ local: 'Roma', departmentId: 'IT-RM', regionId: 'IT-62' });
    expect(find('2510911')).toMatchObject({ local: 'Sevilla', departmentId: 'ES-SE', regionId: 'ES-AN' });
  });

  it('include all French departments and Italian provinces', () => {
    const count = (country: string, category: string): number =>
      places.filter((place) => place.country === country && place.category === category).length;
    expect(count('FR', 'department')).toBe(96);
    expect(count('FR', 'region')).toBe(13);
    expect(count('BE', 'department')).toBe(10);
    expect(count('NL', 'region')).toBe(12);
    expect(count('IT', 'region')).toBe(20);
    expect(count('IT', 'department')).toBeGreaterThanOrEqual(105);
  });

  it.each([
    ['2800931', { fr: 'Bruges', es: 'Brujas', nl: 'Brugge', it: 'Bruges' }],
    ['3176959', { fr: 'Florence', es: 'Florencia', nl: 'Florence', it: 'Firenze' }],
    ['2747373', { fr: 'La Haye', es: 'La Haya', nl: 'Den Haag', it: 'L’Aia' }],
    ['IT-75', { fr: 'Pouilles', es: 'Apulia', nl: 'Apulië', it: 'Puglia' }],
    ['be-ardennes', { fr: 'Ardenne', es: 'Ardenas', nl: 'Ardennen', it: 'Ardenne' }],
  ])('have names in each language: %s', (id, names) => {
    expect(find(id).names).toEqual(names);
  });

  it('are inside their country', () => {
    const boxes = {
      FR: [41, 51.2, -5.3, 9.7],
      ES: [27, 44, -18.3, 4.5],
      IT: [35, 47.2, 6.5, 18.6],
      BE: [49.4, 51.6, 2.5, 6.5],
      NL: [50.7, 53.7, 3.2, 7.3],
    } as const;
    const lost = places.filter(({ country, lat, lng }) => {
      const [south, north, west, east] = boxes[country];
      return lat < south || lat > north || lng < west || lng > east;
    });
    expect(lost.map(({ local }) => local)).toEqual([]);
  });
});

describe('search text', () => {
  it.each([
    ['Étretat', 'etretat'],
    ['Saint-Jean-de-Luz', 'saint jean de luz'],
    ['L’Aia', 'l aia'],
    ['Château du Haut-Kœnigsbourg', 'chateau du haut koenigsbourg'],
    ['Xàtiva', 'xativa'],
    ['  ', ''],
    ['%_\\', ''],
  ])('folds %s', (typed, folded) => {
    expect(foldText(typed)).toBe(folded);
  });

  it('contains each name once, between bars', () => {
    expect(searchTextOf(['Den Haag', 'La Haye', 'Den Haag'])).toBe('|den haag|la haye|');
  });
});
