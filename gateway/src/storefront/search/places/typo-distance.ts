/** Number of typos allowed for a word of this length. */
const typosIn = (length: number): number => (length <= 6 ? 1 : 2);

/**
 * Edit distance (with swaps) between the term and the best start of a name or of one of its words. Null above the allowed
 * number of typos. Both texts are folded; names are separated by bars.
 */
export const typoDistance = (term: string, searchText: string): number | null => {
  const allowed = typosIn(term.length);
  const starts = searchText
    .split('|')
    .flatMap((name) => name.split(' ').map((_, index, words) => words.slice(index).join(' ')))
    .filter((words) => words !== '');
  const fewest = Math.min(
    ...starts.map((words) => prefixDistance(term, words.slice(0, term.length + allowed))),
  );
  return fewest <= allowed ? fewest : null;
};

/** A cell of a row, infinite outside the row. */
const valueAt = (row: readonly number[], column: number): number => row[column] ?? Infinity;

/** Edit distance with swaps from the term to the best prefix of the words. */
const prefixDistance = (term: string, words: string): number => {
  let older: readonly number[] = [];
  let previous: readonly number[] = Array.from({ length: words.length + 1 }, (_, index) => index);
  for (let row = 1; row <= term.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= words.length; column += 1) {
      const same = term[row - 1] === words[column - 1];
      const swapped = term[row - 1] === words[column - 2] && term[row - 2] === words[column - 1];
      current.push(
        Math.min(
          valueAt(previous, column) + 1,
          valueAt(current, column - 1) + 1,
          valueAt(previous, column - 1) + (same ? 0 : 1),
          swapped ? valueAt(older, column - 2) + 1 : Infinity,
        ),
      );
    }
    older = previous;
    previous = current;
  }
  // An empty prefix is not a match.
  return Math.min(...previous.slice(1), Infinity);
};
