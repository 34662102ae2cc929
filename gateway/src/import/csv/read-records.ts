import { refusal, type Refusal } from '../refusal';
import { parseCells, type ParsedCells } from './parse-cells';
import type { Line } from './split-lines';

export type CsvRow =
  | { readonly kind: 'row'; readonly line: number; readonly cells: readonly string[] }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** Maximum number of lines of a row: an unclosed quote must not swallow the file. */
const mostLines = 60;

/** Lines with push-back: the lines after the first one of a broken row are read again as separate rows. */
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

/** Reads the row that starts with a line. Takes more lines while a quote is open. */
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
  // In a row of several lines, a wrong number of cells is probably due to a stray quote.
  if (width > 0 && cells.length !== width)
    return refuse(`has ${cells.length} cells, the header has ${width}`);
  return { kind: 'row', line: first.number, cells };
};

/**
 * Streams the rows of a CSV file with their line numbers. An error affects only its row; the following rows are read normally.
 * The first row is the header and determines the number of cells. Empty lines are skipped.
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
