import { dealSuites, type SuiteGroup } from './deal-suites';
import { groupFile } from './group-file';
import { splitReport } from './split-report';

const suite = (path: string, source = 'x'.repeat(10)) => ({ path, source });

describe('groups of suites', () => {
  it('have each suite once, in order of path, within the limit', () => {
    const paths = ['b/src/2', 'a/src/3', 'a/src/1', 'b/src/1', 'a/src/2'].map((path) => `${path}.test.ts`);
    const groups = dealSuites(
      paths.map((path) => suite(path)),
      20,
    );
    expect(groups.map(({ project, suites }) => [project, suites])).toEqual([
      ['a', ['a/src/1.test.ts', 'a/src/2.test.ts']],
      ['a', ['a/src/3.test.ts']],
      ['b', ['b/src/1.test.ts', 'b/src/2.test.ts']],
    ]);
  });

  it('have one project and one environment', () => {
    const node = '/** @jest-environment node */';
    const groups = dealSuites([
      suite('shell/src/a.test.ts'),
      suite('shell/src/b.test.ts', node),
      suite('shell/server/c.test.ts'),
    ]);
    expect(groups).toEqual([
      { project: 'shell-server', environment: null, suites: ['shell/server/c.test.ts'], bytes: 10 },
      { project: 'shell', environment: null, suites: ['shell/src/a.test.ts'], bytes: 10 },
      { project: 'shell', environment: 'node', suites: ['shell/src/b.test.ts'], bytes: node.length },
    ]);
  });

  it.each(["jest.mock('./a')", 'jest.resetModules()', '// @own-modules: its timers outlive it'])(
    'have one suite where it needs modules of its own: %s',
    (source) => {
      const groups = dealSuites([suite('a/1.test.ts'), suite('a/2.test.ts', source), suite('a/3.test.ts')]);
      expect(groups.map(({ suites }) => suites)).toEqual([['a/1.test.ts', 'a/3.test.ts'], ['a/2.test.ts']]);
    },
  );
});

describe('the test file of a group', () => {
  const group = (project: string, environment: string | null = null): SuiteGroup => ({
    project,
    environment,
    suites: ['a/1.test.ts'],
    bytes: 10_000,
  });

  it('is the larger, the more its suites have to do: jest starts with large files', () => {
    const [small, large] = [1_000, 100_000].map(
      (bytes) => groupFile({ ...group('shell'), bytes }, '/r').length,
    );
    expect(large).toBeGreaterThan(Number(small));
  });

  it('runs each suite, and imports Testing Library first where suites have a page', () => {
    expect(groupFile(group('shell'), '/r')).toMatch(/^require\('@testing-library\/react'\);\n/);
    expect(groupFile(group('gateway'), '/r')).not.toContain('@testing-library');
    expect(groupFile(group('shell', 'node'), '/r')).not.toContain('@testing-library');
    expect(groupFile(group('gateway'), '/r')).toContain(
      'runSuite("a/1.test.ts", () => require("/r/a/1.test.ts"));',
    );
  });

  it('begins with the environment of its suites', () => {
    expect(groupFile(group('tools', 'jsdom'), '/r')).toMatch(/^\/\*\* @jest-environment jsdom \*\/\n/);
  });
});

describe('the report of groups', () => {
  const groups = new Map([
    ['/g/1.test.js', { project: 'a', environment: null, suites: ['a/1.test.ts', 'a/2.test.ts'], bytes: 1 }],
  ]);
  const test = (path: string, status = 'passed') => ({
    ancestorTitles: [path, 'the block'],
    title: 'works [CAL-001]',
    fullName: `${path} the block works [CAL-001]`,
    status,
  });
  const split = (...assertionResults: ReturnType<typeof test>[]) =>
    splitReport(
      { numFailedTests: 0, testResults: [{ name: '/g/1.test.js', status: 'failed', assertionResults }] },
      groups,
      '/r',
    );

  it('is as without groups: suites have their own status and titles', () => {
    const { testResults } = split(test('a/1.test.ts'), test('a/2.test.ts', 'failed'));
    expect(testResults.map(({ name, status }) => [name, status])).toEqual([
      ['/r/a/1.test.ts', 'passed'],
      ['/r/a/2.test.ts', 'failed'],
    ]);
    expect(testResults[0]?.assertionResults[0]).toMatchObject({
      ancestorTitles: ['the block'],
      fullName: 'the block works [CAL-001]',
    });
  });

  it('counts a suite without a test as failed', () => {
    const { numFailedTests, testResults } = split(test('a/1.test.ts'));
    expect(numFailedTests).toBe(1);
    expect(testResults[1]).toMatchObject({ name: '/r/a/2.test.ts', status: 'failed' });
  });

  it('keeps the entry of a group that did not load', () => {
    expect(split().testResults).toEqual([{ name: '/g/1.test.js', status: 'failed', assertionResults: [] }]);
  });
});
