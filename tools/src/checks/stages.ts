import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../webpack/build-context';
import type { Stage } from './stage';

const bin = (name: string): string => join(rootDir, 'node_modules', '.bin', name);
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

const jest = (name: string, args: readonly string[]): Stage => {
  const file = join(reports, `${name.replace(/\W+/g, '-')}.json`);
  return {
    name,
    command: bin('jest'),
    args: [...args, '--json', `--outputFile=${file}`, '--silent'],
    env: { NODE_OPTIONS: '--no-warnings' },
    report: { file, count: jestCounts },
  };
};

const checks: readonly Stage[] = [
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
];

/** Suites that need a database server, or seconds each: only in `npm test`. */
const slow = '(postgres|integration|encode)';

export const stagesFor = (tier: 'verify' | 'test'): readonly Stage[] => {
  mkdirSync(reports, { recursive: true });
  if (tier === 'verify')
    return [...checks, jest('unit', ['--testPathIgnorePatterns', '/node_modules/', slow])];
  const playwright = join(reports, 'browser.json');
  return [
    ...checks,
    jest('unit', ['--testPathIgnorePatterns', '/node_modules/', slow]),
    jest('integration', ['--testPathPatterns', slow, '--runInBand']),
    {
      name: 'build',
      command: process.execPath,
      args: ['--import', 'tsx', 'tools/src/release/build-all.main.ts'],
    },
    {
      name: 'browser',
      command: bin('playwright'),
      args: ['test', '-c', 'e2e/playwright.config.ts'],
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: playwright },
      report: { file: playwright, count: playwrightCounts },
    },
  ];
};
