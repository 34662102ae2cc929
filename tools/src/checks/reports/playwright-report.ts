import { shortly } from './short-message';
import type { Counts, Suites, TestTitle } from '../stage';

interface PlaywrightSuite {
  readonly title: string;
  /** Set for the outermost suites: the spec, from `e2e/`. */
  readonly file?: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly status: string;
      readonly annotations?: readonly { readonly type: string; readonly description?: string }[];
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly suites: readonly PlaywrightSuite[];
}

export const playwrightCounts = (json: unknown): Counts => {
  const { stats } = json as PlaywrightReport;
  // A skipped test proves nothing. A test that passed when repeated counts, and is listed below its stage.
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped };
};

export const playwrightTitles = (json: unknown): readonly TestTitle[] => {
  const walk = (suite: PlaywrightSuite, path: string): TestTitle[] => [
    ...(suite.specs ?? []).map(({ title, ok, tests }) => ({
      title: `${path}${title}`,
      passed: ok,
      flaky: tests.some(({ status }) => status === 'flaky'),
      notes: tests
        .flatMap(({ annotations = [] }) => annotations)
        .flatMap(({ type, description }) => (type === 'figures' && description ? [description] : [])),
      trouble: shortly(tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message),
    })),
    ...(suite.suites ?? []).flatMap((inner) => walk(inner, `${path}${inner.title} › `)),
  ];
  return (json as PlaywrightReport).suites.flatMap((suite) => walk(suite, `${suite.title} › `));
};

const statesOf = ({ specs = [], suites = [] }: PlaywrightSuite): readonly string[] => [
  ...specs.flatMap(({ tests }) => tests).map(({ status }) => status),
  ...suites.flatMap(statesOf),
];

const none: PlaywrightReport = { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, suites: [] };

/** Results of single specs in a report. A spec that passed only when repeated counts as not passed here. */
export const playwrightParts: Pick<Suites, 'parts' | 'merge'> = {
  parts: (json) =>
    new Map(
      (json as PlaywrightReport).suites.map((suite) => {
        const states = statesOf(suite);
        const passed = states.length > 0 && states.every((state) => state === 'expected');
        return [`e2e/${suite.file ?? suite.title}`, { passed, part: suite }];
      }),
    ),
  merge(json, parts) {
    const report = (json ?? none) as PlaywrightReport;
    const kept = parts as readonly PlaywrightSuite[];
    const expected = report.stats.expected + kept.flatMap(statesOf).length;
    return { ...report, stats: { ...report.stats, expected }, suites: [...report.suites, ...kept] };
  },
};
