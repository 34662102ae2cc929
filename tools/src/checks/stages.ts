import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { rootDir } from '../webpack/build-context';
import { slowSuites } from './slow-suites';
import type { Stage } from './stage';

const bin = (name: string): string => join(rootDir, 'node_modules', '.bin', name);
/** Left to itself, jest keeps one core for a watching human. */
const workers = ['--maxWorkers', String(availableParallelism())];
const reports = join(rootDir, '.cache', 'reports');

const jestCounts = (json: unknown) => {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = json as Record<
    string,
    number | undefined
  >;
  return { passed: numPassedTests ?? 0, failed: (numFailedTests ?? 0) + (numRuntimeErrorTestSuites ?? 0) };
};

const playwrightCounts = (json: unknown) => {
  const { stats } = json as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  };
  // A test that passes only when repeated has failed once, and a skipped one proves nothing.
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped };
};

const jestTitles = (json: unknown) =>
  (json as { testResults: { assertionResults: { fullName: string; status: string }[] }[] }).testResults
    .flatMap((file) => file.assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed')
    .map(({ fullName, status }) => ({ title: fullName, passed: status === 'passed' }));

interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly { readonly title: string; readonly ok: boolean }[];
}

const playwrightTitles = (json: unknown) => {
  const walk = (suite: PlaywrightSuite, path: string): { title: string; passed: boolean }[] => [
    ...(suite.specs ?? []).map(({ title, ok }) => ({ title: `${path}${title}`, passed: ok })),
    ...(suite.suites ?? []).flatMap((inner) => walk(inner, `${path}${inner.title} › `)),
  ];
  return (json as { suites: readonly PlaywrightSuite[] }).suites.flatMap((suite) =>
    walk(suite, `${suite.title} › `),
  );
};

export const jestStage = (name: string, args: readonly string[]): Stage => {
  const file = join(reports, `${name.replace(/\W+/g, '-')}.json`);
  return {
    name,
    command: bin('jest'),
    args: [...args, '--json', `--outputFile=${file}`, '--silent'],
    env: { NODE_OPTIONS: '--no-warnings' },
    report: { file, count: jestCounts, titles: jestTitles },
  };
};

const checks: readonly Stage[] = (
  [
    {
      name: 'format',
      command: bin('prettier'),
      args: ['--check', '.', '--log-level', 'warn', '--cache', '--cache-location', '.cache/prettier'],
    },
    {
      name: 'lint',
      command: bin('eslint'),
      args: ['.', '--max-warnings', '0', '--cache', '--cache-location', '.cache/eslint'],
    },
    { name: 'types', command: bin('tsc'), args: ['-p', 'tsconfig.json'] },
    { name: 'boundaries', command: process.execPath, args: ['tools/src/boundaries/check-boundaries.mjs'] },
    { name: 'messages', command: process.execPath, args: ['tools/src/messages/check-messages.mjs'] },
    {
      name: 'spec',
      command: process.execPath,
      args: ['--import', 'tsx', 'tools/src/spec/spec.main.ts', '--marks'],
    },
  ] satisfies readonly Stage[]
).map((stage): Stage => ({ ...stage, singleThread: true }));

export const playwrightStage = (name: string, args: readonly string[]): Stage => {
  const file = join(reports, `${name}.json`);
  return {
    name,
    command: bin('playwright'),
    args: ['test', '-c', 'e2e/playwright.config.ts', ...args],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    report: { file, count: playwrightCounts, titles: playwrightTitles },
  };
};

/** Stages of `npm test` that leave a report behind, for `npm run spec`. */
export const reportStages = (): readonly Stage[] => stagesFor('test').filter(({ report }) => report);

const unit = (): Stage =>
  jestStage('unit', ['--testPathIgnorePatterns', '/node_modules/', slowSuites(), ...workers]);

export const stagesFor = (tier: 'verify' | 'test'): readonly Stage[] => {
  mkdirSync(reports, { recursive: true });
  if (tier === 'verify') return [...checks, unit()];
  return [
    ...checks,
    unit(),
    jestStage('integration', ['--testPathPatterns', slowSuites(), ...workers]),
    {
      name: 'build',
      command: process.execPath,
      args: ['--import', 'tsx', 'tools/src/release/build-all.main.ts'],
    },
    playwrightStage('browser', []),
  ];
};
