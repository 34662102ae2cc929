import fc from 'fast-check';
import { createNameIndex, type Closeness, type TypoMatch } from './name-index';

const names = [
  'marseille', 'marseille 13', 'marsella', 'marsiglia', 'la marsa', 'nice', 'nizza', 'venise', 'venezia', 'lyon', 'lione',
  'bordeaux', 'burdeos', 'strasbourg', 'strassburg', 'estrasburgo', 'etretat', 'sete', 'la ferme etretat', 'saint malo',
  'saint malo de guersac', 'carcassonne', 'le touquet paris plage', 'paris', 'parigi', 'pau', 'bruges', 'brugge', 'bruxelles',
  'a', 'aa', 'aix', 'aix les bains', 'l aia', 'amsterdam', 'amstelveen',
]; // prettier-ignore

/** Each name belongs to the owner of its number, except the last, which has three names. */
const owned = [
  ...names.map((name, owner) => [name, owner] as const),
  ['vieux nice', 1] as const,
  ['lyon', 1] as const,
];
const index = createNameIndex(owned);

/** The words of a name from each word on. */
const startsOf = (name: string) => name.split(' ').map((_, at, words) => words.slice(at).join(' '));

/** Edit distance of two texts with swaps of neighbours, by its recursive definition. */
const distance = (a: string, b: string): number => {
  const memo = new Map<number, number>();
  const of = (i: number, j: number): number => {
    if (i === 0 || j === 0) return i + j;
    const key = i * 1_000 + j;
    const known = memo.get(key);
    if (known !== undefined) return known;
    const options = [
      of(i - 1, j) + 1,
      of(i, j - 1) + 1,
      of(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
      ...(i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? [of(i - 2, j - 2) + 1] : []),
    ];
    const best = Math.min(...options);
    memo.set(key, best);
    return best;
  };
  return of(a.length, b.length);
};

const typosOf = (term: string, start: string): number =>
  Math.min(...Array.from({ length: start.length }, (_, end) => distance(term, start.slice(0, end + 1))));

/** What the index answers, by its definition and for each name apart. */
const bruteTypos = (term: string): ReadonlyMap<number, TypoMatch> => {
  const found = new Map<number, TypoMatch>();
  if (term.length < 3) return found;
  for (const [name, owner] of owned)
    for (const start of startsOf(name)) {
      const match = { typos: typosOf(term, start), rest: Math.abs(start.length - term.length) };
      const known = found.get(owner);
      const isBetter =
        !known || match.typos < known.typos || (match.typos === known.typos && match.rest < known.rest);
      if (match.typos <= (term.length <= 6 ? 1 : 2) && isBetter) found.set(owner, match);
    }
  return found;
};

const bruteStarts = (term: string): ReadonlyMap<number, Closeness> => {
  const found = new Map<number, Closeness>();
  for (const [name, owner] of owned) {
    const closeness = name === term ? 0 : name.startsWith(term) ? 1 : name.includes(` ${term}`) ? 2 : 3;
    if (closeness < 3 && closeness < (found.get(owner) ?? 3)) found.set(owner, closeness);
  }
  return found;
};

const sorted = <T>(found: ReadonlyMap<number, T>) => [...found].sort(([a], [b]) => a - b);

/** A name, a part of one, or one with some letters changed, dropped, added or swapped. */
const terms = fc
  .tuple(
    fc.constantFrom(...names),
    fc.nat(24),
    fc.array(
      fc.tuple(
        fc.constantFrom('drop', 'add', 'change', 'swap'),
        fc.nat(24),
        fc.constantFrom('a', 'e', 's', 'z', ' '),
      ),
      {
        maxLength: 3,
      },
    ),
  )
  .map(([name, length, edits]) => {
    let term = name.slice(0, Math.max(1, length));
    for (const [kind, place, letter] of edits) {
      const at = place % Math.max(1, term.length);
      const [head, tail] = [term.slice(0, at), term.slice(at)];
      if (kind === 'drop') term = head + tail.slice(1);
      if (kind === 'add') term = head + letter + tail;
      if (kind === 'change') term = head + letter + tail.slice(1);
      if (kind === 'swap') term = head + (tail[1] ?? '') + (tail[0] ?? '') + tail.slice(2);
    }
    return term;
  })
  .filter((term) => term.trim() === term && term !== '');

describe('an index of names', () => {
  it('finds the same starts as a comparison with each name', () => {
    fc.assert(
      fc.property(terms, (term) =>
        expect(sorted(index.startingWith(term))).toEqual(sorted(bruteStarts(term))),
      ),
    );
  });

  it('finds the same typos, with the fewest for each owner, as a comparison with each name', () => {
    fc.assert(
      fc.property(terms, (term) =>
        expect(sorted(index.almostStartingWith(term))).toEqual(sorted(bruteTypos(term))),
      ),
      { numRuns: 300 },
    );
  });

  it.each([
    ['bordaux', 'bordeaux'],
    ['maseille', 'marseille'],
    ['amterdam', 'amsterdam'],
    ['lyno', 'lyon'],
    ['Strasbuorg', 'strasbourg'],
    ['carcasonne', 'carcassonne'],
  ])('takes %s for %s', (term, name) => {
    expect([...index.almostStartingWith(term.toLowerCase()).keys()]).toContain(names.indexOf(name));
  });

  it.each([
    ['etret', 'sete'],
    ['bruges', 'bruxelles'],
    ['nice', 'venise'],
    ['pa', 'pau'],
  ])('does not take %s for %s', (term, name) => {
    expect([...index.almostStartingWith(term).keys()]).not.toContain(names.indexOf(name));
  });

  it('compares terms of any length', () => {
    expect(index.almostStartingWith('x'.repeat(10_000)).size).toBe(0);
    expect(index.startingWith('x'.repeat(10_000)).size).toBe(0);
  });
});
