import { join } from 'node:path';
import { rootDir } from '../../webpack/build-context';
import { jestCounts, jestParts, jestTitles } from './jest-report';
import { playwrightCounts, playwrightParts, playwrightTitles } from './playwright-report';

const jestFile = (name: string, status: string, tests: readonly string[]) => ({
  name: join(rootDir, name),
  status,
  assertionResults: tests.map((one, index) => ({ fullName: `${name} ${index}`, status: one })),
});

describe('parts of a report of jest', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 0,
    testResults: [
      jestFile('ui/a.test.ts', 'passed', ['passed', 'passed']),
      jestFile('ui/b.test.ts', 'failed', ['passed', 'failed']),
      jestFile('ui/c.test.ts', 'passed', ['passed', 'pending']),
      jestFile('ui/d.test.ts', 'failed', []),
    ],
  };

  it('have passed when each of their tests ran and passed', () => {
    const passed = [...jestParts.parts(report)].filter(([, part]) => part.passed);
    expect(passed.map(([suite]) => suite)).toEqual(['ui/a.test.ts']);
  });

  it('are counted with their titles, with and without a report of another run', () => {
    const part = jestParts.parts(report).get('ui/a.test.ts')?.part;
    expect(jestCounts(jestParts.merge(report, [part]))).toEqual({ passed: 5, failed: 1 });
    expect(jestCounts(jestParts.merge(null, [part]))).toEqual({ passed: 2, failed: 0 });
    expect(jestTitles(jestParts.merge(null, [part])).map(({ title }) => title)).toEqual([
      'ui/a.test.ts 0',
      'ui/a.test.ts 1',
    ]);
  });
});

describe('parts of a report of the browser', () => {
  const suite = (file: string, states: readonly string[]) => ({
    file,
    title: file,
    suites: [
      {
        title: 'in it',
        specs: states.map((status) => ({
          title: status,
          ok: status !== 'unexpected',
          tests: [{ status, results: [] }],
        })),
      },
    ],
  });
  const report = {
    stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 1 },
    suites: [
      suite('journeys/a.spec.ts', ['expected', 'expected']),
      suite('journeys/b.spec.ts', ['expected', 'flaky']),
      suite('journeys/c.spec.ts', ['unexpected']),
      suite('journeys/d.spec.ts', ['skipped']),
    ],
  };

  it('have passed when no test was repeated or skipped', () => {
    const passed = [...playwrightParts.parts(report)].filter(([, part]) => part.passed);
    expect(passed.map(([spec]) => spec)).toEqual(['e2e/journeys/a.spec.ts']);
  });

  it('are counted with their titles, with and without a report of another run', () => {
    const part = playwrightParts.parts(report).get('e2e/journeys/a.spec.ts')?.part;
    expect(playwrightCounts(playwrightParts.merge(report, [part]))).toEqual({ passed: 6, failed: 2 });
    const alone = playwrightParts.merge(null, [part]);
    expect(playwrightCounts(alone)).toEqual({ passed: 2, failed: 0 });
    expect(playwrightTitles(alone).map(({ title }) => title)).toEqual([
      'journeys/a.spec.ts › in it › expected',
      'journeys/a.spec.ts › in it › expected',
    ]);
  });
});
