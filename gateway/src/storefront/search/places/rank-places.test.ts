import { rankPlaces, type FoundPlace } from './rank-places';

const place = (id: string, name: string, country: string, population: number): FoundPlace => ({
  id,
  category: 'city',
  country,
  search_text: `|${name.toLowerCase()}|`,
  names: { fr: name, es: name },
  population,
  postal_code: null,
  likeness: 1,
});

const places = [
  place('1', 'Marseille', 'FR', 870_000),
  place('2', 'Marseille 13', 'FR', 90_000),
  place('3', 'Marbella', 'ES', 147_000),
  place('4', 'Martigues', 'FR', 48_000),
];

const found = (term: string, home: string, offers: Readonly<Record<string, number>> = {}) =>
  rankPlaces(term, places, { offers: new Map(Object.entries(offers)), language: 'es', home }).map(
    ({ id }) => id,
  );

describe('the order of places', () => {
  it('starts with those of the visitor’s country, the largest first', () => {
    expect(found('mar', 'ES')).toEqual(['3', '1', '4']);
    expect(found('mar', 'FR')).toEqual(['1', '4', '3']);
  });

  it('puts places abroad with stays before domestic ones without', () => {
    expect(found('mar', 'ES', { 4: 2 })).toEqual(['4', '3', '1']);
  });

  it('finds the numbered parts of a town only for a term with a number', () => {
    expect(found('marseille', 'FR')).toEqual(['1']);
    expect(found('marseille 13', 'FR')).toContain('2');
  });
});
