import { UnreadableFile, type Refusal } from '../refusal';
import { readRecords } from './read-records';
import { splitLines } from './split-lines';

/** Cells by column name, trimmed. Empty for a missing column. */
export interface TableRow {
  readonly line: number;
  readonly cell: (column: string) => string;
  readonly has: (column: string) => boolean;
}

interface TableOptions {
  /** Columns that the file must have. */
  readonly required: readonly string[];
  readonly onRefused: (refusal: Refusal) => void;
}

const toColumns = (cells: readonly string[], required: readonly string[]): ReadonlyMap<string, number> => {
  const names = cells.map((name) => name.trim().toLowerCase());
  if (names.length === 1 && /[;\t]/.test(names[0] ?? '')) {
    throw new UnreadableFile('Line 1 separates columns by semicolons or tabs; use commas.');
  }
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  if (twice.length > 0) throw new UnreadableFile(`Line 1 names a column twice: ${twice.join(', ')}.`);
  const missing = required.filter((name) => !names.includes(name));
  if (missing.length > 0) {
    throw new UnreadableFile(`Line 1 has no column ${missing.join(', ')}; it names ${names.join(', ')}.`);
  }
  return new Map(names.map((name, index) => [name, index]));
};

/** Streams the rows of a file with a header. Throws `UnreadableFile` for a file without a valid header. */
export async function* readTable(
  bytes: AsyncIterable<Uint8Array>,
  { required, onRefused }: TableOptions,
): AsyncGenerator<TableRow> {
  let columns: ReadonlyMap<string, number> | null = null;
  for await (const row of readRecords(splitLines(bytes))) {
    if (row.kind === 'refused') {
      if (!columns) throw new UnreadableFile(`Line ${row.refusal.line}, the header, ${row.refusal.reason}.`);
      onRefused(row.refusal);
      continue;
    }
    if (!columns) {
      columns = toColumns(row.cells, required);
      continue;
    }
    const known = columns;
    yield {
      line: row.line,
      cell: (name) => row.cells[known.get(name) ?? -1]?.trim() ?? '',
      has: (name) => known.has(name),
    };
  }
  if (!columns) throw new UnreadableFile('The file is empty.');
}
