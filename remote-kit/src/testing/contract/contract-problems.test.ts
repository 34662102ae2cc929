import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  declareContract,
  toContractFile,
  type ContractDeclaration,
} from '@detour/shared-contracts/contract/declare';
import { mapPart, wishlistPart } from '../../contract/kit-parts';
import { contractProblems } from './contract-problems';

const empty = declareContract({
  remote: 'remote-search',
  owner: 'search',
  alert: 'search@example.org',
  mountApi: 1,
  exposes: ['./page'],
  pages: ['home'],
  links: [],
  emits: [],
  consumes: [],
  calls: [],
  fragments: [],
  criteria: { reads: [], writes: [] },
  storageKeys: [],
  host: [],
  flags: [],
  parts: [],
  deprecations: [],
});

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'contract-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The problems of a package with these names, sources and file. */
const problemsOf = (
  names: Partial<ContractDeclaration>,
  sources: Readonly<Record<string, string>> = {},
  written: Partial<ContractDeclaration> = names,
): readonly string[] => {
  const files = {
    ...Object.fromEntries(Object.entries(sources).map(([name, text]) => [`src/${name}`, text])),
    'contract.json': JSON.stringify(toContractFile({ ...empty, ...written })),
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return contractProblems(folder, { ...empty, ...names });
};

const names = {
  emits: ['search.offer-selected@1'],
  consumes: ['product.stay-viewed@1'],
  calls: ['quote'],
  fragments: ['remote-account/recently-viewed'],
  storageKeys: ['recentSearches'],
  host: ['storage.read'],
  flags: ['boxes', 'hotelFlow'],
  links: ['hotel', 'box-product', 'contact'],
  parts: [wishlistPart],
} as const satisfies Partial<ContractDeclaration>;

const criteria = {
  reads: ['dates', 'gift', 'place', 'stars'],
  writes: ['adults', 'dates'],
} as const;

const used = {
  'a.ts': `bus.emit('search.offer-selected@1', { id });
bus.on('product.stay-viewed@1');
api.request(quoteCall, validateQuote);
storage.read('recentSearches');
export const on = flags['boxes'] && flags.hotelFlow;
export const hrefs = [hotelPath<Names>(locale, id, { flow, criteria }), productPath<Names>(locale, id, { kind: 'box' })];
export const contact = printPath<Names>('contact', locale);`,
  'criteria.ts': `const { dates, gift: given } = useCriteria<Names>();
export const body = searchRequestOf(criteria, flow, locale);
patch({ adults: 3 });
export const href = hotelPath<Names>(locale, id, { flow, criteria });`,
  'B.tsx': `export const B = () => <Fragment<Names> remote="remote-account" name="recently-viewed" props={{}} />;
export const C = () => <WishlistButton<Names> />;`,
};

const unused = (kind: string, name: string): string =>
  `src/contract.ts declares "${name}" in "${kind}", but no source uses it. Remove it.`;

describe('the problems of a contract', () => {
  it('are none when the sources use each declared name', () => {
    expect(problemsOf({ ...names, criteria }, used)).toEqual([]);
  });

  it.each(Object.entries(names).filter(([kind]) => kind !== 'parts'))(
    'include each name of "%s" that no source uses',
    (kind, list) => {
      const problems = problemsOf({ [kind]: list });
      expect(problems).toHaveLength(list.length);
      expect(problems[0]).toContain(`in "${kind}", but no source`);
    },
  );

  it('include a part that no source imports', () => {
    expect(problemsOf({ ...names, parts: [wishlistPart, mapPart] }, used)).toEqual([
      expect.stringContaining('the part of PlaceMap, useMapKey'),
    ]);
  });

  it('include each declared member of the criteria that no source names and no called function uses', () => {
    expect(problemsOf({ criteria })).toEqual([
      ...['dates', 'gift', 'place', 'stars'].map((member) => unused('criteria.reads', member)),
      ...['adults', 'dates'].map((member) => unused('criteria.writes', member)),
    ]);
    const other = {
      'criteria.ts': 'const { dates } = useCriteria<Names>();',
      'a.ts': 'export const { gift } = x;',
    };
    expect(problemsOf({ criteria: { reads: ['dates', 'gift'], writes: ['stars'] } }, other)).toEqual([
      unused('criteria.reads', 'gift'),
      unused('criteria.writes', 'stars'),
    ]);
  });

  it.each(['applyPatch', 'bookingCriteria', 'parseCriteria'])(
    'include a call of %s without the names of the contract, which no type checks',
    (name) => {
      expect(
        problemsOf({}, { 'a.ts': `${name}(criteria, 1)`, 'b.ts': `${name}<Names>(criteria, 1)` }),
      ).toEqual([`The sources call ${name} without the names of the contract. Write ${name}<Names>(…).`]);
    },
  );

  it('include a changed copy of the empty criteria, which no type checks', () => {
    expect(problemsOf({}, { 'a.ts': "printCriteria({ ...emptyCriteria, sort: 'promo' })" })).toEqual([
      'The sources spread emptyCriteria. Use applyPatch<Names>(emptyCriteria, …).',
    ]);
  });

  it('do not count a use in a test, a fixture or the declaration', () => {
    const [call] = ["use(quoteCall, 'quote')"];
    expect(
      problemsOf({ calls: ['quote'] }, { 'a.test.ts': call, 'testing/b.ts': call, 'contract.ts': call }),
    ).toHaveLength(1);
  });

  it('distinguish an emitted event from a consumed one', () => {
    const text = "bus.on('search.offer-selected@1')";
    expect(problemsOf({ emits: ['search.offer-selected@1'] }, { 'a.ts': text })).toHaveLength(1);
  });

  it('include a written path of a call, which no type checks', () => {
    expect(problemsOf({}, { 'a.ts': 'fetch(`/api/cms/navigation?locale=x`)' })).toEqual([
      'The sources contain the path /api/cms/navigation. Use navigationCall.',
    ]);
  });

  it('include an address that is printed without the names of the contract', () => {
    expect(problemsOf({}, { 'a.ts': "printPath('home', locale)" })).toEqual([
      'The sources call printPath without the names of the contract. Write printPath<Names>(…).',
    ]);
  });

  it('include a fragment file without its module, and a module without its file', () => {
    const fragment = { 'fragments/hint.fragment.tsx': '' };
    expect(problemsOf({}, fragment)).toEqual([expect.stringContaining('"./fragment-hint"')]);
    expect(problemsOf({ exposes: ['./page', './fragment-other'] }, fragment)).toHaveLength(2);
  });

  it('include a stale contract.json', () => {
    expect(problemsOf({ pages: ['home', 'hotel'] }, {}, {})).toEqual([
      'contract.json is stale. Run npm run generate.',
    ]);
  });
});
