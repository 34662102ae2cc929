import {
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
  existsSync,
  readdirSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Stage } from '../stage';
import { runCachedStage, type ResultCache } from './cached-stage';
import { goodFor, openResultStore } from './result-store';

interface Report {
  readonly ran: Readonly<Record<string, boolean>>;
}

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'results-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A runner whose suites fail when the file `broken` contains their name. It records each suite that it ran. */
const runner = `
const fs = require('node:fs');
const [folder, ...suites] = process.argv.slice(1);
const has = (name) => fs.existsSync(folder + '/' + name);
if (has('crash')) process.exit(1);
const broken = has('broken') ? fs.readFileSync(folder + '/broken', 'utf8').split(' ') : [];
fs.appendFileSync(folder + '/log', suites.join(' ') + ';');
if (has('edit')) fs.writeFileSync(folder + '/keys', 'edited while it ran');
const ran = Object.fromEntries(suites.map((suite) => [suite, !broken.includes(suite)]));
fs.writeFileSync(folder + '/report.json', JSON.stringify({ ran }));
process.exit(broken.length > 0 ? 1 : 0);
`;

const stage = (): Stage => {
  const argsFor = (suites: readonly string[]): readonly string[] => ['-e', runner, folder, ...suites];
  return {
    name: 'unit',
    command: process.execPath,
    args: argsFor(['a', 'b', 'c']),
    report: {
      file: join(folder, 'report.json'),
      count(json) {
        const states = Object.values((json as Report).ran);
        return { passed: states.filter(Boolean).length, failed: states.filter((state) => !state).length };
      },
      titles: (json) => Object.entries((json as Report).ran).map(([title, passed]) => ({ title, passed })),
    },
    suites: {
      kind: 'suite',
      list: () => ['a', 'b', 'c'],
      argsFor,
      parts: (json) =>
        new Map(
          Object.entries((json as Report).ran).map(([suite, passed]) => [suite, { passed, part: suite }]),
        ),
      merge: (json, parts) => ({
        ran: { ...(json as Report | null)?.ran, ...Object.fromEntries(parts.map((part) => [part, true])) },
      }),
    },
  };
};

const textOf = (name: string): string =>
  existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : '';
const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);

/** Keys depend on the content of `keys` and, for one suite, on the content of a file with its name. */
const cache = (now: () => number = Date.now): ResultCache => ({
  store: openResultStore(join(folder, 'results'), now),
  readKeys: () => {
    const all = textOf('keys');
    return (suite) => Buffer.from(`${suite}:${textOf(suite)}:${all}`).toString('hex');
  },
});

const ranIn = async (work: () => Promise<unknown>): Promise<string> => {
  const before = textOf('log').length;
  await work();
  return textOf('log').slice(before);
};

describe('a stage with cached results', () => {
  it('runs nothing when nothing changed, and reports and counts earlier passes', async () => {
    const first = await runCachedStage(stage(), cache());
    expect(first).toMatchObject({ passed: 3, failed: 0 });
    expect(first.cached).toBeUndefined();
    rmSync(join(folder, 'report.json'));
    let again = first;
    expect(await ranIn(async () => (again = await runCachedStage(stage(), cache())))).toBe('');
    expect(again).toMatchObject({ passed: 3, failed: 0, cached: 3 });
    expect(again.titles.map(({ title }) => title)).toEqual(['a', 'b', 'c']);
    expect(JSON.parse(textOf('report.json'))).toEqual({ ran: { a: true, b: true, c: true } });
  });

  it('runs only the suites whose inputs changed', async () => {
    await runCachedStage(stage(), cache());
    write('b', 'changed');
    let result = {};
    expect(await ranIn(async () => (result = await runCachedStage(stage(), cache())))).toBe('b;');
    expect(result).toMatchObject({ passed: 3, failed: 0, cached: 2 });
    expect(JSON.parse(textOf('report.json'))).toEqual({ ran: { a: true, b: true, c: true } });
  });

  it('runs everything when a common input changed, or on request', async () => {
    await runCachedStage(stage(), cache());
    expect(await ranIn(() => runCachedStage(stage(), null))).toBe('a b c;');
    write('keys', 'another lockfile');
    expect(await ranIn(() => runCachedStage(stage(), cache()))).toBe('a b c;');
  });

  it('caches no failure', async () => {
    write('broken', 'b');
    expect(await runCachedStage(stage(), cache())).toMatchObject({ passed: 2, failed: 1 });
    let again = {};
    expect(await ranIn(async () => (again = await runCachedStage(stage(), cache())))).toBe('b;');
    expect(again).toMatchObject({ passed: 2, failed: 1, cached: 2 });
  });

  it('fails when the runner ends without a report, whatever passed before', async () => {
    await runCachedStage(stage(), cache());
    write('b', 'changed');
    write('crash', '');
    expect(await runCachedStage(stage(), cache())).toMatchObject({ passed: 2, failed: 1, cached: 2 });
  });

  it('caches nothing whose inputs changed during the run', async () => {
    write('edit', '');
    await runCachedStage(stage(), cache());
    rmSync(join(folder, 'edit'));
    rmSync(join(folder, 'keys'));
    expect(await ranIn(() => runCachedStage(stage(), cache()))).toBe('a b c;');
  });

  it('ignores a result that is older than a day, and removes it', async () => {
    await runCachedStage(stage(), cache());
    const past = (Date.now() - goodFor - 1000) / 1000;
    for (const name of readdirSync(join(folder, 'results')))
      utimesSync(join(folder, 'results', name), past, past);
    const opened = cache();
    expect(readdirSync(join(folder, 'results'))).toEqual([]);
    expect(await ranIn(() => runCachedStage(stage(), opened))).toBe('a b c;');
  });
});
