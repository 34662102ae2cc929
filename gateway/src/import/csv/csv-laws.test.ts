import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { readRecords } from './read-records';
import { splitLines } from './split-lines';

const cell = fc.string({
  unit: fc.constantFrom('a', 'é', '🏨', ' ', ',', '"', '\n', ';'),
  maxLength: 8,
});

/** Rows of one width. Two columns at least: a row of one empty cell is an empty line. */
const table = fc
  .integer({ min: 2, max: 4 })
  .chain((width) =>
    fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 8 }),
  );

const layout = fc.record({
  lineEnd: fc.constantFrom('\n', '\r\n'),
  byteOrderMark: fc.boolean(),
  /** Bytes of each chunk of the stream. */
  chunk: fc.integer({ min: 1, max: 40 }),
});

const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const print = (text: string): string => (/[",\n]/.test(text) || text.trim() === '' ? quote(text) : text);

async function* inChunks(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}

const rowsOf = async (bytes: Uint8Array, chunk: number): Promise<readonly (readonly string[])[]> => {
  const rows: (readonly string[])[] = [];
  for await (const row of readRecords(splitLines(inChunks(bytes, chunk)))) {
    if (row.kind === 'refused') throw new Error(`Line ${row.refusal.line} ${row.refusal.reason}.`);
    rows.push(row.cells);
  }
  return rows;
};

describe('the reader of CSV files', () => {
  it('reads every well-formed file as csv-parse does', async () => {
    await fc.assert(
      fc.asyncProperty(table, layout, async (rows, { lineEnd, byteOrderMark, chunk }) => {
        const text = rows.map((cells) => cells.map(print).join(',')).join(lineEnd);
        const bytes = Buffer.from(`${byteOrderMark ? '\u{feff}' : ''}${text}`);
        const read = await rowsOf(bytes, chunk);
        expect(read).toEqual(rows);
        expect(read).toEqual(parse(bytes, { bom: true, record_delimiter: lineEnd }));
      }),
      { numRuns: 300 },
    );
  });

  it('reads the rows around a broken one and names its line', async () => {
    await fc.assert(
      fc.asyncProperty(table, fc.nat(), async (rows, place) => {
        const whole = rows.map((cells) => cells.map(() => 'x').join(','));
        const at = 1 + (place % whole.length);
        const lines = [
          ...whole.slice(0, at),
          `"open${',x'.repeat((rows[0]?.length ?? 0) - 1)}`,
          ...whole.slice(at),
        ];
        const found: number[] = [];
        let taken = 0;
        for await (const row of readRecords(splitLines(inChunks(Buffer.from(lines.join('\n')), 7)))) {
          if (row.kind === 'refused') found.push(row.refusal.line);
          else taken += 1;
        }
        expect({ found, taken }).toEqual({ found: [at + 1], taken: whole.length });
      }),
      { numRuns: 100 },
    );
  });
});
