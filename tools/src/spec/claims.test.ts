import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPackages } from '../boundaries/source-files';

const root = join(__dirname, '../../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

interface Claim {
  readonly name: string;
  readonly source: string;
  readonly member: string;
  readonly test: string;
  readonly title: string;
}

/** Lines of the table of docs/claims.md. Throws for a line that has another form. */
const parseClaims = (text: string): readonly Claim[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| claim') && !line.startsWith('| ---'))
    .map((line) => {
      const [, name = '', , from = '', proof = ''] = line
        .split(' | ')
        .map((cell) => cell.replace(/^\| | \|$/g, '').trim())
        .toSpliced(0, 0, '');
      const source = /^`([^`#]+)#([^`]+)`$/.exec(from);
      const test = /^`([^`]+)`: (.+)$/.exec(proof);
      if (!source || !test) throw new Error(`A line of docs/claims.md has another form: ${line}`);
      return {
        name,
        source: source[1] ?? '',
        member: source[2] ?? '',
        test: test[1] ?? '',
        title: (test[2] ?? '').trim(),
      };
    });

const claims = parseClaims(read('docs/claims.md'));

const badgesOf = (folder: string): readonly string[] => {
  const path = join(folder, 'src/messages/en.json');
  if (!existsSync(join(root, path))) return [];
  return Object.keys(JSON.parse(read(path)) as object).filter((id) => id.startsWith('badge.'));
};

describe('the claims of the shop', () => {
  it.each(claims)('$name has a source that exists', ({ source, member }) => {
    expect([source, existsSync(join(root, source)) && read(source).includes(member)]).toEqual([source, true]);
  });

  it.each(claims)('$name has a test that exists', ({ test, title }) => {
    expect([title, existsSync(join(root, test)) && read(test).includes(title)]).toEqual([title, true]);
  });

  it('name every badge of every package', () => {
    const badges = new Set(listPackages(root).flatMap(({ folder }) => badgesOf(folder)));
    expect(badges.size).toBeGreaterThan(5);
    const named = claims.flatMap(({ name }) => [...name.matchAll(/`([^`]+)`/g)].map(([, id]) => id));
    expect([...badges].filter((id) => !named.includes(id))).toEqual([]);
  });

  it('are refused in another form', () => {
    expect(() => parseClaims('| `badge.new` | new | nowhere | `a.test.ts`: a title |')).toThrow(
      'another form',
    );
  });
});
