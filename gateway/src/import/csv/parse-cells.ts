export type ParsedCells =
  | { readonly kind: 'cells'; readonly cells: readonly string[] }
  /** A quoted cell continues on the next line. */
  | { readonly kind: 'open' }
  | { readonly kind: 'broken'; readonly reason: string };

const quote = '"';
const comma = ',';

interface Cell {
  readonly text: string;
  /** Position of the comma after it, or of the end. */
  readonly end: number;
}

const readPlain = (text: string, from: number): Cell => {
  const found = text.indexOf(comma, from);
  const end = found < 0 ? text.length : found;
  return { text: text.slice(from, end), end };
};

const readQuoted = (text: string, from: number): Cell | 'open' | 'broken' => {
  let value = '';
  for (let at = from + 1; ;) {
    const end = text.indexOf(quote, at);
    if (end < 0) return 'open';
    value += text.slice(at, end);
    if (text[end + 1] !== quote) {
      const isWhole = end + 1 === text.length || text[end + 1] === comma;
      return isWhole ? { text: value, end: end + 1 } : 'broken';
    }
    value += quote;
    at = end + 2;
  }
};

/**
 * Splits a row into cells (RFC 4180). A quote inside an unquoted cell is literal: many programs write it so, and it is
 * unambiguous.
 */
export const parseCells = (text: string): ParsedCells => {
  const cells: string[] = [];
  for (let from = 0; ;) {
    const cell = text[from] === quote ? readQuoted(text, from) : readPlain(text, from);
    if (cell === 'open') return { kind: 'open' };
    if (cell === 'broken') {
      return { kind: 'broken', reason: `has text behind the closing quote of cell ${cells.length + 1}` };
    }
    cells.push(cell.text);
    if (cell.end >= text.length) return { kind: 'cells', cells };
    from = cell.end + 1;
  }
};
