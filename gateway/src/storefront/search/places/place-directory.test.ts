import { searchTextOf } from '@detour/shared-contracts/catalogue';
import { createPlaceDirectory } from './place-directory';
import type { PlaceRow } from './place-rows.repository';
import { rankPlaces } from './rank-places';

const place = (name: string, changes: Partial<PlaceRow> = {}): PlaceRow => ({
  id: name,
  category: 'city',
  country: 'FR',
  search_text: searchTextOf([name]),
  names: { fr: name, es: name, nl: name, it: name },
  population: 1000,
  postal_code: null,
  lat: 48,
  lng: 2,
  department_id: null,
  region_id: null,
  ...changes,
});

interface Search {
  readonly places: readonly PlaceRow[];
  readonly home?: string;
  readonly language?: string;
  readonly offers?: Readonly<Record<string, number>>;
  readonly limit?: number;
}

const ranked = (typed: string, { places, home = 'FR', language = 'fr', offers = {}, limit = 30 }: Search) =>
  rankPlaces(createPlaceDirectory(places), typed, {
    offers: new Map(Object.entries(offers)),
    language,
    home,
    limit,
  }).map(({ id }) => id);

const south = [
  place('Marseille', { population: 870_000 }),
  place('Marseille 13', { population: 90_000 }),
  place('Marbella', { country: 'ES', population: 147_000 }),
  place('Martigues', { population: 48_000 }),
];

describe('the order of places', () => {
  it('starts with those of the visitor’s country, the largest first', () => {
    expect(ranked('mar', { places: south, home: 'ES' })).toEqual(['Marbella', 'Marseille', 'Martigues']);
    expect(ranked('mar', { places: south })).toEqual(['Marseille', 'Martigues', 'Marbella']);
  });

  it('puts places abroad with stays before domestic ones without', () => {
    expect(ranked('mar', { places: south, home: 'ES', offers: { Martigues: 2 } })).toEqual([
      'Martigues',
      'Marbella',
      'Marseille',
    ]);
  });

  it('finds the numbered parts of a town only for a term with a number', () => {
    expect(ranked('marseille', { places: south })).toEqual(['Marseille']);
    expect(ranked('marseille 13', { places: south })).toContain('Marseille 13');
  });

  it('puts starts of names before starts of words before typos, and leaves out other words', () => {
    const places = [
      place('Caluire-et-Cuire'),
      place('Étrat'),
      place('La Ferme Étretat', { population: 500_000 }),
      place('Étretat'),
    ];
    expect(ranked('etret', { places })).toEqual(['Étretat', 'La Ferme Étretat', 'Étrat']);
  });

  it('puts fewer typos first, then the name of nearly the same length', () => {
    const places = [place('Bordighera'), place('Bordeaux-Saint-Clair'), place('Bordeaux', { population: 1 })];
    expect(ranked('bordaux', { places })).toEqual(['Bordeaux', 'Bordeaux-Saint-Clair']);
  });

  it('shows a town that is also a resort once: as the one with more stays, else as the town', () => {
    const deauville = [
      place('Deauville', { id: 'sea', category: 'searesort' }),
      place('Deauville', { id: 'town' }),
      place('Deauville', { id: 'far', lat: 51, category: 'searesort' }),
      place('Deauville', { id: 'department', category: 'department' }),
    ];
    expect([...ranked('deau', { places: deauville })].sort()).toEqual(['department', 'far', 'town']);
    expect(ranked('deau', { places: deauville, offers: { sea: 9, town: 2 } })).not.toContain('town');
  });

  it('shows typos only where correct names leave room', () => {
    const places = [place('Nice'), place('Nyce')];
    expect(ranked('nice', { places, limit: 1 })).toEqual(['Nice']);
    expect(ranked('nice', { places, limit: 2 })).toEqual(['Nice', 'Nyce']);
  });

  it('puts the name that the visitor sees before the same start in another language', () => {
    const places = [
      place('Strasbourg', { search_text: searchTextOf(['Strasbourg', 'Estrasburgo']), population: 280_000 }),
      place('Estavar', { population: 10 }),
    ];
    expect(ranked('es', { places })).toEqual(['Estavar', 'Strasbourg']);
  });
});

describe('finding a place', () => {
  const malo = [place('Saint-Malo', { postal_code: '35400' }), place('Sainte-Maxime'), place('Stains')];

  it.each([
    ['st malo', 'Saint-Malo'],
    ['St-Mal', 'Saint-Malo'],
    ['ste max', 'Sainte-Maxime'],
    ['st', 'Stains'],
    ['35400', 'Saint-Malo'],
    ['354', 'Saint-Malo'],
  ])('understands %s', (typed, expected) => {
    expect(ranked(typed, { places: malo })[0]).toBe(expected);
  });

  const codes = [
    place('Paris', { postal_code: '75004' }),
    place('Matera', { postal_code: '75100', country: 'IT' }),
    place('Bordeaux', { postal_code: '33000' }),
    place('Pomerol', { postal_code: '33500' }),
    place('Bruxelles', { postal_code: '1000', country: 'BE' }),
  ];

  it.each([
    ['75001', ['Paris']],
    ['75116', ['Paris']],
    ['98001', []],
    ['33700', ['Bordeaux', 'Pomerol']],
    ['1007', ['Bruxelles']],
    ['7500', ['Paris']],
    ['99999', []],
    ['12', []],
  ])('takes the places with most of the first digits for the post code %s', (typed, expected) => {
    expect([...ranked(typed, { places: codes })].sort()).toEqual(expected);
  });

  it('takes the places of another country for a post code that has none at home', () => {
    expect(ranked('75116', { places: codes, home: 'NL' })).toEqual(['Matera']);
  });

  it('understands the abbreviation in a name', () => {
    expect(ranked('saint moritz', { places: [place('St. Moritz')] })).toEqual(['St. Moritz']);
  });

  it('keeps the places by id', () => {
    const directory = createPlaceDirectory(malo);
    expect(directory.get('Stains')).toMatchObject({ names: { fr: 'Stains' } });
    expect(directory.get('nowhere')).toBeUndefined();
  });
});
