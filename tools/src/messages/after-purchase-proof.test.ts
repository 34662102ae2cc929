import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Rows of the table: point, file, title. */
const rows = read('docs/after-purchase-proof.md')
  .split('\n')
  .flatMap((line) => {
    const [, point = '', , file = '', title = ''] = line.split('|').map((cell) => cell.trim());
    return file.startsWith('`') ? [{ point, file: file.replaceAll('`', ''), title }] : [];
  });

const numbered = (letter: string, most: number): readonly string[] =>
  Array.from({ length: most }, (_, index) => `${letter}${index + 1}`);

describe('the table of proofs after the purchase', () => {
  it('has a test for every point', () => {
    const points = new Set(rows.map(({ point }) => point));
    const all = [...numbered('P', 26), ...numbered('L', 10), 'S1', 'S3', 'S6', 'S18'];
    expect(all.filter((point) => !points.has(point))).toEqual([]);
  });

  it('names tests that exist', () => {
    const missing = rows.filter(({ file, title }) => !read(file).includes(title));
    expect(missing).toEqual([]);
  });
});
