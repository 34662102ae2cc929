/** Number of typos allowed for a term of this length. */
const typosIn = (length: number): number => (length <= 6 ? 1 : 2);

/** Terms of fewer letters have no typos: one letter less or more is another place. */
const shortestWithTypos = 3;
/** Longer terms match exactly only. */
const longestWithTypos = 40;

/** How a name matches a term. 0: whole name; 1: start of the name; 2: start of a word; 3: almost the start of one. */
export type Closeness = 0 | 1 | 2 | 3;

/** Closeness of one folded name to a folded term. */
export const closenessOf = (term: string, name: string): Closeness => {
  if (!name.startsWith(term)) return name.includes(` ${term}`) ? 2 : 3;
  return name.length === term.length ? 0 : 1;
};

export interface TypoMatch {
  readonly typos: number;
  /** Letters that the matching words have more or less than the term. */
  readonly rest: number;
}

/** Finds the owners of names. A name is folded (`foldText`); owners are numbers from 0. */
export interface NameIndex {
  /** Closeness 0 to 2 by owner. */
  startingWith(term: string): ReadonlyMap<number, Closeness>;
  /** The fewest typos by owner, for names and words that almost start with the term. */
  almostStartingWith(term: string): ReadonlyMap<number, TypoMatch>;
}

interface Start {
  /** The name from one of its words on. */
  readonly text: string;
  readonly owner: number;
  readonly isName: boolean;
}

const startsOf = (name: string, owner: number): readonly Start[] => {
  const words = name.split(' ');
  return words.map((_, index) => ({ text: words.slice(index).join(' '), owner, isName: index === 0 }));
};

/** First position in `[from, to)` that passes; `to` when none does. Positions that pass follow those that do not. */
const firstWhere = (from: number, to: number, passes: (position: number) => boolean): number => {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (passes(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
};

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Edit distances (with swaps) of the first letters of a start to each beginning of the term, and those of one letter less. */
interface Row {
  readonly distances: readonly number[];
  readonly fewest: number;
  readonly letter: string;
  readonly previous: Row | null;
}

const at = (distances: readonly number[], column: number): number => distances[column] ?? Infinity;

const firstRow = (term: string): Row => ({
  distances: Array.from({ length: term.length + 1 }, (_, index) => index),
  fewest: 0,
  letter: '',
  previous: null,
});

const nextRow = (term: string, row: Row, letter: string): Row => {
  let left = at(row.distances, 0) + 1;
  let fewest = left;
  const distances = [left];
  for (let column = 1; column <= term.length; column += 1) {
    const wanted = term[column - 1];
    left = Math.min(
      at(row.distances, column) + 1,
      left + 1,
      at(row.distances, column - 1) + (wanted === letter ? 0 : 1),
    );
    if (row.previous && wanted === row.letter && term[column - 2] === letter)
      left = Math.min(left, at(row.previous.distances, column - 2) + 1);
    if (left < fewest) fewest = left;
    distances.push(left);
  }
  return { distances, fewest, letter, previous: row };
};

/** Builds the index. Names are sorted once, so that a term with typos walks them as a tree. */
export const createNameIndex = (names: Iterable<readonly [name: string, owner: number]>): NameIndex => {
  const starts: Start[] = [];
  for (const [name, owner] of names) starts.push(...startsOf(name, owner));
  starts.sort((a, b) => compare(a.text, b.text));
  const textAt = (position: number): string => starts[position]?.text ?? '';

  const almostStartingWith = (term: string): ReadonlyMap<number, TypoMatch> => {
    const found = new Map<number, TypoMatch>();
    if (term.length < shortestWithTypos || term.length > longestWithTypos) return found;
    const note = (from: number, to: number, typos: number): void => {
      for (const { text, owner } of starts.slice(from, to)) {
        const rest = Math.abs(text.length - term.length);
        const known = found.get(owner);
        if (!known || typos < known.typos || (typos === known.typos && rest < known.rest))
          found.set(owner, { typos, rest });
      }
    };
    const allowed = typosIn(term.length);
    /** `[from, to)` have the first `depth` letters in common; `best` is their fewest typos so far. */
    const walk = (
      from: number,
      to: number,
      depth: number,
      { row, best }: { row: Row; best: number },
    ): void => {
      const ended = firstWhere(from, to, (position) => textAt(position).length > depth);
      if (best <= allowed) note(from, ended, best);
      for (let first = ended; first < to;) {
        const letter = textAt(first)[depth] ?? '';
        const end = firstWhere(first, to, (position) => (textAt(position)[depth] ?? '') > letter);
        const next = nextRow(term, row, letter);
        const fewest = Math.min(best, at(next.distances, term.length));
        // Longer starts have at least the fewest typos of this row.
        if (next.fewest < Math.min(fewest, allowed + 1))
          walk(first, end, depth + 1, { row: next, best: fewest });
        else if (fewest <= allowed) note(first, end, fewest);
        first = end;
      }
    };
    walk(0, starts.length, 0, { row: firstRow(term), best: Infinity });
    return found;
  };

  return {
    startingWith(term) {
      const found = new Map<number, Closeness>();
      const first = firstWhere(0, starts.length, (position) => textAt(position) >= term);
      for (let position = first; ; position += 1) {
        const start = starts[position];
        if (!start?.text.startsWith(term)) return found;
        const closeness = start.isName ? closenessOf(term, start.text) : 2;
        const known = found.get(start.owner);
        if (known === undefined || closeness < known) found.set(start.owner, closeness);
      }
    },
    almostStartingWith,
  };
};
