import { refusal, type Refusal } from '../refusal';
import { parseCells, type ParsedCells } from './parse-cells';
import type { Line } from './split-lines';

export type CsvRow =
  | { readonly kind: 'row'; readonly line: number; readonly cells: readonly string[] }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** Lines of one row at most: a quote that is never closed must not swallow the file. */
const mostLines = 60;

/** Lines with a way back: those behind a broken row are read again, each as the beginning of a row. */
const createSource = (lines: AsyncIterable<Line>) => {
  const iterator = lines[Symbol.asyncIterator]();
  let waiting: Line[] = [];
  return {
    async next(): Promise<Line | null> {
      const known = waiting.shift();
      if (known) return known;
      const { done, value } = await iterator.next();
      return done ? null : value;
    },
    putBack(back: readonly Line[]): void {
      waiting = [...back, ...waiting];
    },
  };
};

type Source = ReturnType<typeof createSource>;

/** The row that begins with a line, taking more lines while a quote is open. */
const readRow = async (first: Line, text: string, source: Source, width: number): Promise<CsvRow> => {
  const more: Line[] = [];
  const join = (): string => [text, ...more.map((line) => line.text ?? '')].join('\n');
  const refuse = (reason: string): CsvRow => {
    source.putBack(more);
    return { kind: 'refused', refusal: refusal(first.number, null, text, reason) };
  };
  let parsed: ParsedCells = parseCells(text);
  while (parsed.kind === 'open') {
    const next = more.length < mostLines ? await source.next() : null;
    if (next) more.push(next);
    if (!next || next.text === null) return refuse('opens a quote that is never closed');
    parsed = parseCells(join());
  }
  if (parsed.kind === 'broken') return refuse(parsed.reason);
  const { cells } = parsed;
  // Over several lines the wrong number of cells is more likely a stray quote that ran into the rows below.
  if (width > 0 && cells.length !== width)
    return refuse(`has ${cells.length} cells, the header has ${width}`);
  return { kind: 'row', line: first.number, cells };
};

/**
 * Rows of a CSV file as they come, with the line each begins on. What is wrong with one row is said of that row; the rows behind it are
 * read as if it were not there. The first row is the header and says how many cells the others have. Empty lines are passed over.
 */
export async function* readRecords(lines: AsyncIterable<Line>): AsyncGenerator<CsvRow> {
  const source = createSource(lines);
  let width = 0;
  for (let line = await source.next(); line; line = await source.next()) {
    if (line.text === null) {
      yield { kind: 'refused', refusal: refusal(line.number, null, '', line.problem ?? 'cannot be read') };
      continue;
    }
    if (line.text.trim() === '') continue;
    const row = await readRow(line, line.text, source, width);
    if (width === 0 && row.kind === 'row') width = row.cells.length;
    yield row;
  }
}
