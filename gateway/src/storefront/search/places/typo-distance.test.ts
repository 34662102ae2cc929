import { rankPlaces, type FoundPlace } from './rank-places';
import { typoDistance } from './typo-distance';

const place = (name: string, changes: Partial<FoundPlace> = {}): FoundPlace => ({
  id: name,
  category: 'city',
  country: 'FR',
  search_text: `|${name}|`,
  names: { fr: name },
  population: 1000,
  postal_code: null,
  likeness: 0.5,
  ...changes,
});

const ranked = (typed: string, places: readonly FoundPlace[]) =>
  rankPlaces(typed, places, { offers: new Map(), language: 'fr', home: 'FR' }).map(({ id }) => id);

describe('a typo', () => {
  it.each([
    ['bordaux', '|bordeaux|', 1],
    ['maseille', '|marseille|', 1],
    ['amterdam', '|amsterdam|', 1],
    ['lyno', '|lyon|', 1],
    ['strassburg', '|strasbourg|strassburgo|', 0],
    ['etret', '|etretat|', 0],
    ['malo', '|saint malo|', 0],
  ])('in %s matches %s with distance %d', (term, names, distance) => {
    expect(typoDistance(term, names)).toBe(distance);
  });

  it.each([
    ['etret', '|caluire et cuire|'],
    ['etret', '|sete|'],
    ['bruges', '|bruxelles|'],
    ['nice', '|venise|'],
  ])('does not turn %s into %s', (term, names) => {
    expect(typoDistance(term, names)).toBeNull();
  });
});

describe('ranking', () => {
  it('puts starts of names before starts of words before typos, and leaves out other words', () => {
    const places = [
      place('caluire et cuire', { likeness: 0.9 }),
      place('etrat', { likeness: 0.4 }),
      place('la ferme etretat', { population: 500_000 }),
      place('etretat'),
    ];
    expect(ranked('etret', places)).toEqual(['etretat', 'la ferme etretat', 'etrat']);
  });

  it('puts fewer typos first', () => {
    const places = [place('bordighera', { likeness: 0.9 }), place('bordeaux')];
    expect(ranked('bordaux', places)).toEqual(['bordeaux']);
  });

  it('keeps matches by post code', () => {
    expect(ranked('76790', [place('etretat', { postal_code: '76790' })])).toEqual(['etretat']);
  });
});
