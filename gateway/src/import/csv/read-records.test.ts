import { readRecords, type CsvRow } from './read-records';
import { splitLines } from './split-lines';

const rowsOf = async (text: string): Promise<readonly CsvRow[]> => {
  const rows: CsvRow[] = [];
  const bytes = async function* () {
    yield Buffer.from(text);
  };
  for await (const row of readRecords(splitLines(bytes()))) rows.push(row);
  return rows;
};

const told = async (text: string): Promise<readonly unknown[]> =>
  (await rowsOf(text)).map((row) =>
    row.kind === 'row' ? [row.line, ...row.cells] : [row.refusal.line, row.refusal.reason],
  );

describe('a file of comma-separated values', () => {
  it.each([
    [
      'a,b\n1,2\n',
      [
        [1, 'a', 'b'],
        [2, '1', '2'],
      ],
    ],
    [
      'a,b\r\n1,2',
      [
        [1, 'a', 'b'],
        [2, '1', '2'],
      ],
    ],
    [
      'a,b\n,\n',
      [
        [1, 'a', 'b'],
        [2, '', ''],
      ],
    ],
    [
      'a,b\n\n  \n1,2\n',
      [
        [1, 'a', 'b'],
        [4, '1', '2'],
      ],
    ],
    [
      'a,b\n"1,""x""",""\n',
      [
        [1, 'a', 'b'],
        [2, '1,"x"', ''],
      ],
    ],
    [
      'a,b\n"1\r\n2",3\n4,5\n',
      [
        [1, 'a', 'b'],
        [2, '1\n2', '3'],
        [4, '4', '5'],
      ],
    ],
    [
      'a,b\nx "y" z,2\n',
      [
        [1, 'a', 'b'],
        [2, 'x "y" z', '2'],
      ],
    ],
    [
      'a\n"x"',
      [
        [1, 'a'],
        [2, 'x'],
      ],
    ],
    ['', []],
  ])('is parsed by RFC 4180: %j', async (text, rows) => {
    expect(await told(text)).toEqual(rows);
  });

  it('loses no row after an unclosed quote, up to the end of the file', async () => {
    expect(await told('a,b\n"1,2\n3,4\n5,6\n')).toEqual([
      [1, 'a', 'b'],
      [2, 'opens a quote that is never closed'],
      [3, '3', '4'],
      [4, '5', '6'],
    ]);
  });

  it('loses no row after an unclosed quote that ends at a later quote', async () => {
    expect(await told('a,b\n"1,2\n3,"4"\n5,6\n')).toEqual([
      [1, 'a', 'b'],
      [2, 'has text behind the closing quote of cell 1'],
      [3, '3', '4'],
      [4, '5', '6'],
    ]);
    // Here the quotes match by chance, but not the number of cells.
    expect(await told('a,b\n"1,2\n",3,4"\n5,6\n')).toContainEqual([4, '5', '6']);
  });

  it('searches the end of a cell in 60 lines, not in the whole file', async () => {
    const rows = Array.from({ length: 5000 }, (_, index) => `${index},x`);
    const all = await told(['a,b', '"open,x', ...rows].join('\n'));
    expect(all).toHaveLength(5002);
    expect(all[1]).toEqual([2, 'opens a quote that is never closed']);
    expect(all.at(-1)).toEqual([5002, '4999', 'x']);
  });
});
