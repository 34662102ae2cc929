import { simulateRuns, type Scenario } from '@detour/shared-releases/canary';

const runs = 1000;
const bases = [0.001, 0.002, 0.003, 0.004, 0.005] as const;
const shares = [0.1, 0.25, 0.5, 0.75, 0.9] as const;

const quiet: Scenario = {
  measure: 'errors',
  canaryPerSecond: 50,
  stablePerSecond: 450,
  base: () => 0.003,
  extra: () => 0,
  watchedBefore: 600,
  lasts: 1800,
};
const worse = { extra: () => 0.01, lasts: 600 } as const;

/** Page views per second of the stable arm, given those of the canary and its share. */
const stableRest = (canaryPerSecond: number, share: number): number =>
  canaryPerSecond / share - canaryPerSecond;

const percent = (share: number, digits = 1): string => `${(share * 100).toFixed(digits)} %`;

const quantile = (aborted: readonly number[], share: number, of = runs): string => {
  const at = aborted[Math.ceil(share * of) - 1];
  return at === undefined ? 'later' : `${at} s`;
};

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string[] => [
  `| ${heads.join(' | ')} |`,
  `| ${heads.map(() => '---').join(' | ')} |`,
  ...rows.map((row) => `| ${row.join(' | ')} |`),
  '',
];

interface Section {
  readonly lines: readonly string[];
  readonly failed: number;
}

const required = (): Section => {
  let failed = 0;
  const rows = shares.flatMap((share) =>
    bases.map((base) => {
      const scenario = { ...quiet, stablePerSecond: stableRest(50, share), base: () => base };
      const caught = simulateRuns({ ...scenario, ...worse }, runs, 1);
      const wrong = simulateRuns(scenario, runs, 2).length / runs;
      const inTime = caught.filter((second) => second <= 60).length / runs;
      if (inTime < 0.95 || wrong > 0.01) failed += 1;
      return [
        percent(share, 0),
        percent(base),
        percent(inTime),
        quantile(caught, 0.5),
        quantile(caught, 0.95),
        percent(wrong),
      ];
    }),
  );
  const heads = ['Share', 'Base', 'Aborted within 60 s', 'Median', '95 of 100 by', 'False aborts in 30 min'];
  return { lines: table(heads, rows), failed };
};

/** Visitors who fail two or three times: 1 % more page views then means a half or a third as many visitors. */
const inGroups = (): Section => {
  let failed = 0;
  const rows = [2, 3].flatMap((groups) =>
    [0.1, 0.5].flatMap((share) =>
      [0.001, 0.003, 0.005].map((base) => {
        const scenario = { ...quiet, groups, stablePerSecond: stableRest(50, share), base: () => base };
        const wrong = simulateRuns(scenario, runs, 6).length / runs;
        const caught = simulateRuns({ ...scenario, ...worse, lasts: 1800 }, 300, 7);
        const inTime = caught.filter((second) => second <= 60).length / 300;
        if (wrong > 0.01) failed += 1;
        const late = [quantile(caught, 0.5, 300), quantile(caught, 0.95, 300)];
        return [String(groups), percent(share, 0), percent(base), percent(wrong), percent(inTime), ...late];
      }),
    ),
  );
  const heads = [
    'Page views of one who fails',
    'Share',
    'Base',
    'False aborts in 30 min',
    'Worse: aborted within 60 s',
    'Median',
    '95 of 100 by',
  ];
  return { lines: table(heads, rows), failed };
};

/**
 * Share of pages slower than the stable third quartile, and the slowdown of all pages. Times are log-normal with a deviation of
 * 0.6: the median is 1.5 times faster than the third quartile.
 */
const slowness = [
  [0.25, '1.0'],
  [0.31, '1.1'],
  [0.4, '1.3'],
  [0.5, '1.5'],
  [0.7, '2.0'],
] as const;

const speed = (): Section => {
  let failed = 0;
  const rows = [15, 2].flatMap((perSecond) =>
    [0.1, 0.5].flatMap((share) =>
      slowness.map(([slow, times]) => {
        const isAllowed = slow <= 0.31;
        const scenario: Scenario = {
          ...quiet,
          measure: 'lcp',
          canaryPerSecond: perSecond,
          watchedBefore: 0,
          stablePerSecond: stableRest(perSecond, share),
          base: () => 0.25,
          extra: () => slow - 0.25,
        };
        const count = isAllowed ? runs : 300;
        const caught = simulateRuns(scenario, count, 8);
        if (isAllowed && caught.length / count > 0.01) failed += 1;
        const when = [quantile(caught, 0.5, count), quantile(caught, 0.95, count)];
        return [
          String(perSecond),
          percent(share, 0),
          `${times} ×`,
          percent(slow, 0),
          percent(caught.length / count),
          ...(isAllowed ? ['–', '–'] : when),
        ];
      }),
    ),
  );
  const heads = [
    'Told per second',
    'Share',
    'Slower',
    'Above the stable upper quarter',
    'Aborted in 30 min',
    'Median',
    '95 of 100 by',
  ];
  return { lines: table(heads, rows), failed };
};

const mean = (aborted: readonly number[]): string =>
  aborted.length === 0 ? 'never' : `${Math.round(aborted.reduce((a, b) => a + b, 0) / aborted.length)} s`;

const littleTraffic = (): Section => {
  const rows = [1, 5, 10].flatMap((perSecond) =>
    [0.1, 0.5].flatMap((share) =>
      [0.001, 0.005].map((base) => {
        const stablePerSecond = stableRest(perSecond, share);
        const scenario = {
          ...quiet,
          ...worse,
          canaryPerSecond: perSecond,
          stablePerSecond,
          base: () => base,
        };
        const caught = simulateRuns({ ...scenario, lasts: 7200 }, 300, 3);
        const half = quantile(caught, 0.5, 300);
        return [
          String(perSecond),
          percent(share, 0),
          percent(base),
          mean(caught),
          half,
          quantile(caught, 0.95, 300),
        ];
      }),
    ),
  );
  const heads = ['Canary views per second', 'Share', 'Base', 'Expected', 'Median', '95 of 100 by'];
  return { lines: table(heads, rows), failed: 0 };
};

interface Case extends Partial<Scenario> {
  readonly says: string;
}

const otherCases: readonly Case[] = [
  {
    says: 'both arms fail five times as often for five minutes',
    base: (s) => (s > 600 && s < 900 ? 0.015 : 0.003),
  },
  {
    says: 'both arms fail five times as often from the first minute on',
    base: (s) => (s > 0 ? 0.015 : 0.003),
  },
  { says: 'the stable release was not watched before', watchedBefore: 0 },
  {
    says: 'visitors who fail fail three times, and one mark in ten comes too late',
    groups: 3,
    lateMarks: 0.1,
  },
  { says: 'the same, and one in three', groups: 3, lateMarks: 1 / 3 },
];

const others = (): Section => {
  const rows = otherCases.map(({ says, ...scenario }) => {
    const abortedAt = (share: number): string =>
      percent(
        simulateRuns({ ...quiet, ...scenario, stablePerSecond: stableRest(50, share) }, 300, 4).length / 300,
      );
    return [says, abortedAt(0.1), abortedAt(0.5), abortedAt(0.9)];
  });
  const late = simulateRuns(
    { ...quiet, stablePerSecond: 50, extra: (second) => (second > 600 ? 0.01 : 0), lasts: 900 },
    300,
    5,
  ).filter((second) => second > 600);
  const after = late.map((second) => second - 600);
  return {
    lines: [
      ...table(
        ['A canary that is no worse, and', 'Aborted in 30 min, share 10 %', 'share 50 %', 'share 90 %'],
        rows,
      ),
      `A canary at 50 % that goes bad after ten minutes is aborted ${quantile(after, 0.5, 300)} later (median), in 95 of 100 runs ${quantile(after, 0.95, 300)} later.`,
      '',
    ],
    failed: 0,
  };
};

/** Runs the canary test against simulated visitors: full figures, deterministic. */
export const proveCanary = (commit: string): { readonly text: string; readonly failed: number } => {
  const asked = required();
  const grouped = inGroups();
  const timed = speed();
  const slow = littleTraffic();
  const rest = others();
  const said = ({ failed }: Section): string => (failed === 0 ? 'Passed.' : `**${failed} lines failed.**`);
  const lines = [
    '# Proof: canary',
    '',
    'Visitors drawn by a seeded generator, second by second, for the test that decides in the shell server (decision 0620).',
    '',
    `Commit ${commit}, Node ${process.versions.node}. ${runs} runs for each demanded figure, 300 for the others.`,
    '',
    '## 50 page views per second reach the canary, one in a hundred fails over the base',
    '',
    `Demanded: 95 % within 60 s, false aborts of a canary that is no worse 1 % at most. ${said(asked)}`,
    '',
    ...asked.lines,
    '## Visitors who fail more than once',
    '',
    `Demanded: false aborts 1 % at most. ${said(grouped)} Each visitor counts once: his later page views are dropped by the code that the server runs.`,
    'One in a hundred page views more is only a half or a third as many visitors more, so it takes longer: to be expected, not a promise.',
    '',
    ...grouped.lines,
    '## Speed (LCP; INP is judged in the same way)',
    '',
    `Demanded: a canary whose pages are no slower, or as slow as with cold caches (31 %), is aborted in 1 % at most. ${said(timed)} The limit: above`,
    '35 % of slow pages it is a fault. One value of each visitor who agreed to statistics counts. "Slower" holds where times spread as',
    'logarithms with a deviation of 0.6.',
    '',
    ...timed.lines,
    '## Less traffic: what to expect, not a promise',
    '',
    ...slow.lines,
    '## What else may happen',
    '',
    ...rest.lines,
    'At a share of 90 % hardly anybody is left to compare with: there the past of the stable release decides, and trouble that',
    'begins while the canary runs, whoever is its cause, ends the canary.',
    '',
  ];
  return { text: lines.join('\n'), failed: asked.failed + grouped.failed + timed.failed };
};
