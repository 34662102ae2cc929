import { affectedPackages, readersOf, specsFor, type PackageNode } from './affected-packages';

const graph: readonly PackageNode[] = [
  { folder: 'shared-contracts', imports: [] },
  { folder: 'shared-ui', imports: ['shared-contracts'] },
  { folder: 'shared-releases', imports: ['shared-contracts'] },
  { folder: 'tools', imports: ['shared-releases'] },
  { folder: 'gateway', imports: ['shared-contracts'] },
  { folder: 'shell', imports: ['shared-ui', 'tools'] },
  { folder: 'remote-search', imports: ['shared-ui', 'tools'] },
  { folder: 'remote-search-map', imports: ['shared-ui', 'tools'] },
  { folder: 'e2e', imports: ['shared-contracts'] },
];
const every = graph.map(({ folder }) => folder);

describe('affectedPackages', () => {
  it.each<[string, readonly string[], readonly string[]]>([
    ['nothing', [], []],
    ['a remote, which nobody imports', ['remote-search/src/a.ts'], ['remote-search']],
    ['the one of two names that begin alike', ['remote-search-map/README.md'], ['remote-search-map']],
    ['several', ['gateway/src/a.ts', 'e2e/a.spec.ts'], ['gateway', 'e2e']],
    [
      'what others import',
      ['tools/src/webpack/a.ts'],
      ['tools', 'shell', 'remote-search', 'remote-search-map'],
    ],
    ['a package that all import', ['shared-contracts/src/a.ts'], every],
    [
      'the design system, which the gateway does not import',
      ['shared-ui/src/Button.tsx'],
      ['shared-ui', 'shell', 'remote-search', 'remote-search-map'],
    ],
    [
      'releases, which the tools import',
      ['shared-releases/src/a.ts'],
      ['shared-releases', 'tools', 'shell', 'remote-search', 'remote-search-map'],
    ],
    ['the lockfile', ['package-lock.json'], every],
    ['the settings of a tool', ['.ci/run'], every],
    ['a package that is gone', ['remote-old/src/a.ts'], every],
    ['prose', ['README.md', 'docs/teams.md'], []],
  ])('finds the packages affected by %s', (_, files, expected) => {
    expect(affectedPackages(graph, files)).toEqual(expected);
  });

  it('follows imports transitively', () => {
    const chain = ['c', 'b', 'a'].map((folder, index, all) => ({
      folder,
      imports: all.slice(index + 1, index + 2),
    }));
    expect(affectedPackages(chain, ['a/x.ts'])).toEqual(['c', 'b', 'a']);
  });
});

describe('readersOf', () => {
  const names = (files: readonly string[], tested: readonly string[] = []) =>
    readersOf(files, tested).map(({ reader }) => reader);

  it.each<[readonly string[], readonly string[]]>([
    [['remote-search/src/a.ts'], []],
    [['remote-search/contract.json'], ['shared-releases', 'shell']],
    [['gateway/contract.json'], ['shared-releases']],
    [['remote-search/package.json'], ['tools']],
    [['docs/teams.md'], ['tools']],
    [['remote-search/src/contract.json'], []],
  ])('finds the suites that read %j', (files, expected) => {
    expect(names(files)).toEqual(expected);
  });

  it('omits packages whose tests all run', () => {
    expect(names(['remote-search/contract.json'], ['shell'])).toEqual(['shared-releases']);
  });
});

describe('specsFor', () => {
  const specs = ['faults/a.spec.ts', 'journeys/buy.spec.ts', 'journeys/new.spec.ts'];
  const concerns = {
    'faults/a.spec.ts': ['shell'],
    'journeys/buy.spec.ts': ['remote-search', 'remote-product'],
  };

  it.each<[readonly string[], readonly string[]]>([
    [[], []],
    [['tools'], []],
    [['remote-search'], ['journeys/buy.spec.ts', 'journeys/new.spec.ts']],
    [['remote-boxes'], ['journeys/new.spec.ts']],
    [['shell'], specs],
    [['remote-kit'], specs],
    [['gateway'], specs],
    [['e2e'], specs],
    [['tools', 'remote-boxes'], ['journeys/new.spec.ts']],
  ])('selects specs for %j', (packages, expected) => {
    expect(specsFor(packages, { specs, concerns, remotes: ['remote-search', 'remote-boxes'] })).toEqual(
      expected,
    );
  });
});
