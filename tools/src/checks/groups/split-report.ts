import { join } from 'node:path';
import type { SuiteGroup } from './deal-suites';

interface Assertion {
  readonly ancestorTitles: readonly string[];
  readonly fullName: string;
  readonly title: string;
  readonly status: string;
  readonly failureMessages?: readonly string[];
}

interface SuiteResult {
  readonly name: string;
  readonly status: string;
  readonly assertionResults: readonly Assertion[];
}

export interface GroupReport {
  readonly numFailedTests: number;
  readonly testResults: readonly SuiteResult[];
}

const withoutTests: Assertion = {
  ancestorTitles: [],
  title: 'has tests',
  fullName: 'has tests',
  status: 'failed',
  failureMessages: ['The suite has no test.'],
};

const ofSuite = (assertion: Assertion, suite: string): Assertion => ({
  ...assertion,
  ancestorTitles: assertion.ancestorTitles.slice(1),
  fullName: assertion.fullName.slice(suite.length + 1),
});

/** One group's results, by suite. A group that did not load keeps its own entry, which has the error. */
const splitResult = (
  result: SuiteResult,
  suites: readonly string[],
  root: string,
): readonly SuiteResult[] => {
  if (result.assertionResults.length === 0) return [result];
  return suites.map((suite) => {
    const own = result.assertionResults.filter(({ ancestorTitles }) => ancestorTitles[0] === suite);
    const assertionResults = own.length === 0 ? [withoutTests] : own.map((one) => ofSuite(one, suite));
    const failed = assertionResults.some(({ status }) => status === 'failed');
    return { ...result, name: join(root, suite), status: failed ? 'failed' : 'passed', assertionResults };
  });
};

/**
 * A report of groups as a report of their suites: each suite has an entry with its path, and the titles of its tests are as without
 * groups. `groups` has the groups by the path of their test file.
 */
export const splitReport = <Report extends GroupReport>(
  report: Report,
  groups: ReadonlyMap<string, SuiteGroup>,
  root: string,
): Report => {
  const testResults = report.testResults.flatMap((result) => {
    const group = groups.get(result.name);
    return group ? splitResult(result, group.suites, root) : [result];
  });
  const empty = testResults.filter(({ assertionResults }) => assertionResults[0] === withoutTests).length;
  return { ...report, numFailedTests: report.numFailedTests + empty, testResults };
};
