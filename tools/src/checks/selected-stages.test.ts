import { listSources } from '../boundaries/source-files';
import { builtPackages } from '../release/build/build-all';
import { rootDir } from '../webpack/build-context';
import { readPackageGraph } from './scope/read-package-graph';
import { needsOf, readWorkshop, stagesOfSelection, workOf, type Workshop } from './selected-stages';
import { browserSpecs, stagesFor } from './stages';
import { fullOnly } from './suite-tiers';

/** `a/(b|c)` → `a/b`, `a/c`. */
const alternativesOf = (pattern: string): readonly string[] => {
  const [, before = '', inside = '', after = ''] = /^([^(]*)\((.*)\)([^)]*)$/.exec(pattern) ?? [];
  return inside === '' ? [pattern] : inside.split('|').map((one) => before + one + after);
};

const workshop: Workshop = {
  built: ['shell', 'remote-search', 'remote-boxes'],
  specs: ['journeys/buy.spec.ts', 'journeys/gift.spec.ts'],
  concerns: { 'journeys/buy.spec.ts': ['remote-search'], 'journeys/gift.spec.ts': ['remote-boxes'] },
};

describe('workOf', () => {
  it('selects for a remote its tests, the tests of its contract, its build and its journeys', () => {
    const changedFiles = ['remote-search/contract.json'];
    expect(workOf({ packages: ['remote-search'], changedFiles }, workshop)).toEqual({
      paths: ['remote-search'],
      types: ['remote-search'],
      projects: ['remote-search'],
      readers: [
        { project: 'shared-releases', suites: 'src/contract/' },
        { project: 'shell', suites: 'frame-links' },
      ],
      builds: ['remote-search'],
      specs: ['journeys/buy.spec.ts'],
    });
  });

  it('selects for the shell both of its projects and every page', () => {
    expect(workOf({ packages: ['shell', 'e2e'], changedFiles: [] }, workshop)).toMatchObject({
      projects: ['shell', 'shell:server'],
      builds: ['shell'],
      specs: null,
    });
  });

  it('selects for a guide its format and the tests that read it', () => {
    const changedFiles = ['docs/teams.md', 'README.md'];
    expect(workOf({ packages: [], changedFiles }, workshop)).toEqual({
      paths: changedFiles,
      types: [],
      projects: [],
      readers: [{ project: 'tools', suites: 'guide' }],
      builds: [],
      specs: [],
    });
  });
});

describe('stagesOfSelection', () => {
  const stagesOf = (packages: readonly string[], changedFiles: readonly string[] = []) =>
    stagesOfSelection(workOf({ packages, changedFiles }, workshop));

  it('runs the checks of a remote, and overwrites no report of a complete run', () => {
    const stages = stagesOf(['remote-boxes'], ['remote-boxes/contract.json']);
    expect(stages.map(({ name }) => name)).toEqual([
      'format',
      'lint',
      'types',
      'boundaries',
      'cycles',
      'unused',
      'lockfile',
      'licences',
      'messages',
      'spec',
      'public surface',
      'tests',
      'read by shared-releases',
      'read by shell',
      'build',
      'live check',
      'pages',
    ]);
    const whole = new Set(stagesFor('full').flatMap(({ report }) => (report ? [report.file] : [])));
    expect(stages.filter(({ report }) => report && whole.has(report.file))).toEqual([]);
    expect(stages.at(-1)?.args).toContain('journeys/gift.spec.ts');
  });

  it('checks only texts when only texts changed, and nothing without a change', () => {
    expect(stagesOf([], ['README.md']).map(({ name }) => name)).toEqual(['format']);
    expect(stagesOf([])).toEqual([]);
  });

  it.each<[readonly string[], boolean, boolean]>([
    [['remote-boxes'], true, false],
    [['gateway'], true, true],
    [['tools'], false, true],
  ])('determines the requirements of %j', (packages, browser, postgres) => {
    expect(needsOf(stagesOf(packages))).toEqual({ browser, postgres });
  });
});

describe('stagesFor', () => {
  const checks = [
    'format',
    'lint',
    'types',
    'boundaries',
    'cycles',
    'unused',
    'lockfile',
    'licences',
    'messages',
    'spec',
    'public surface',
  ];

  it.each([
    ['verify', [...checks, 'unit']],
    ['test', [...checks, 'unit', 'integration', 'browser', 'build']],
    ['full', [...checks, 'unit', 'integration', 'browser', 'build', 'long suites', 'long specs', 'wire']],
  ] as const)('%s has its stages in order', (tier, names) => {
    expect(stagesFor(tier).map(({ name }) => name)).toEqual(names);
  });

  it('checks the format and the lint of everything', () => {
    expect(stagesFor('test').flatMap(({ args }) => args.filter((arg) => arg === '.'))).toHaveLength(2);
  });

  it('a full run takes each suite and each spec once', () => {
    const stages = stagesFor('full').filter(({ suites }) => suites);
    const listed = stages.flatMap(({ suites }) => suites?.list() ?? []);
    expect(listed.filter((suite, index) => listed.indexOf(suite) !== index)).toEqual([]);
    expect(listed.filter((suite) => suite.endsWith('.spec.ts')).sort()).toEqual(
      browserSpecs()
        .map((spec) => `e2e/${spec}`)
        .sort(),
    );
    const suites = listSources(rootDir, /\.test\.tsx?$/).filter((file) => !file.startsWith('e2e/'));
    expect(listed.filter((suite) => !suite.endsWith('.spec.ts')).sort()).toEqual([...suites].sort());
  });

  it('leaves no pattern of a long suite or spec without a file', () => {
    const files = [...listSources(rootDir, /\.test\.tsx?$/), ...browserSpecs()];
    const patterns = [...fullOnly.suites, ...fullOnly.specs].flatMap(alternativesOf);
    expect(patterns.filter((pattern) => !files.some((file) => file.includes(pattern)))).toEqual([]);
  });
});

describe('this repository', () => {
  const graph = readPackageGraph(rootDir);
  const importsOf = (folder: string) => graph.find((node) => node.folder === folder)?.imports;

  it('has a package graph that matches its sources', () => {
    expect(importsOf('shared-contracts')).toEqual([]);
    expect(importsOf('remote-search')).toEqual(['shared-contracts', 'shared-ui', 'remote-kit', 'tools']);
    expect(importsOf('shell')).toEqual(expect.arrayContaining(['shared-releases', 'shared-ui']));
  });

  it('lists only existing specs and packages in the concerns of browser specs', () => {
    const { specs, concerns } = readWorkshop(builtPackages);
    const folders = graph.map(({ folder }) => folder);
    expect(specs).toEqual(expect.arrayContaining(Object.keys(concerns)));
    expect(folders).toEqual(expect.arrayContaining(Object.values(concerns).flat()));
  });
});
