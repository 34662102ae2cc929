import { relative } from 'node:path';
import { rootDir } from '../../webpack/build-context';
import { shortly } from './short-message';
import type { Counts, Suites, TestTitle } from '../stage';

/** The part of jest's `--json` output that this module reads. */
interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly JestFile[];
}

interface JestFile {
  readonly name: string;
  readonly status: string;
  readonly assertionResults: readonly {
    readonly fullName: string;
    readonly status: string;
    readonly failureMessages?: readonly string[];
  }[];
}

export const jestCounts = (json: unknown): Counts => {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = json as Partial<JestReport>;
  return { passed: numPassedTests ?? 0, failed: (numFailedTests ?? 0) + (numRuntimeErrorTestSuites ?? 0) };
};

export const jestTitles = (json: unknown): readonly TestTitle[] =>
  (json as JestReport).testResults
    .flatMap((file) => file.assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed')
    .map(({ fullName, status, failureMessages }) => ({
      title: fullName,
      passed: status === 'passed',
      trouble: shortly(failureMessages?.[0]),
    }));

const passedIn = ({ assertionResults }: JestFile): number =>
  assertionResults.filter(({ status }) => status === 'passed').length;

/** True when no test of the suite was skipped. A suite with a skipped test runs again. */
const isWhole = (file: JestFile): boolean =>
  file.status === 'passed' && passedIn(file) > 0 && passedIn(file) === file.assertionResults.length;

const none: JestReport = {
  numPassedTests: 0,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 0,
  testResults: [],
};

/** Results of single suites in a report: the part is the suite's entry. */
export const jestParts: Pick<Suites, 'parts' | 'merge'> = {
  parts: (json) =>
    new Map(
      (json as JestReport).testResults.map((file) => [
        relative(rootDir, file.name),
        { passed: isWhole(file), part: file },
      ]),
    ),
  merge(json, parts) {
    const report = (json ?? none) as JestReport;
    const kept = parts as readonly JestFile[];
    const numPassedTests = kept.reduce((total, file) => total + passedIn(file), report.numPassedTests);
    return { ...report, numPassedTests, testResults: [...report.testResults, ...kept] };
  },
};
