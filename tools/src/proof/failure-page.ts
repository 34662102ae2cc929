/** Result of one cell of the fault matrix: `.cache/proofs/faults/*.json`, written by `e2e/faults/matrix.spec.ts`. */
export interface FaultResult {
  /** `remote-search (page)` or `remote-account/recently-viewed`. */
  readonly subject: string;
  readonly kind: string;
  readonly arrival: 'first load' | 'in-app navigation';
  /** A previous release is available as fallback. */
  readonly lastGood: boolean;
  /** Content of the slot during the fault. */
  readonly fallback: string;
  /** Time from navigation to that content. */
  readonly milliseconds: number;
  /** Time (ms) from a fault that reached the document until header and footer could be seen and used again. Null for other faults. */
  readonly back?: number | null;
  /** After the fault a visitor could not see frame, heading or links, or could not reach them. */
  readonly lost: boolean;
  /** The part recovered without a reload. */
  readonly healed: boolean;
}

/** Descriptions of the faults, in page order. A kind without a description is listed last under its own name. */
const browserKinds: Readonly<Record<string, string>> = {
  'entry 404': 'its first script is missing',
  'entry 500': 'the server of its first script is broken',
  'chunk 404': 'a later script is missing',
  'connection cut': 'the connection is cut',
  hang: 'a script never arrives',
  '30 s slow': 'scripts take 30 seconds',
  truncated: 'scripts are truncated',
  'HTML with status 200': 'a maintenance page replaces scripts',
  'wrong hash': 'one byte is changed',
  'entry throws': 'its first script throws',
  'bootstrap rejects': 'its bootstrap fails',
  'mount throws': 'its mount fails',
  'render throws later': 'it crashes in use',
  'endless loop of 5 s': 'it blocks for five seconds',
  'event flood': 'it sends thousands of events',
  'emotion global': 'it hides the page by a global style of Emotion',
  'style element': 'it hides the page by a style element of its own',
  'adopted style sheet': 'it hides the page by a constructed style sheet',
  'body emptied': 'it empties the document',
  'children removed': 'it removes each part of the document',
  'header removed': 'it removes the header',
  'frame hidden': 'it hides header and content',
  'click eater': 'an invisible element of it takes every click',
  'fetch replaced': 'it replaces fetch',
  'prototype replaced': 'it replaces a method of all arrays',
};

const serverKinds: Readonly<Record<string, string>> = {
  crashing: 'its render process crashes',
  throwing: 'its server code throws',
  hanging: 'its server code never ends',
  leaking: 'its server code exhausts memory',
  'broken at import': 'its server code fails to load',
  'wrong HTML': 'server and browser HTML differ',
};

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): readonly string[] => [
  `| ${heads.join(' | ')} |`,
  `| ${heads.map(() => '---').join(' | ')} |`,
  ...rows.map((row) => `| ${row.join(' | ')} |`),
  '',
];

const quantile = (times: readonly number[], share: number): string => {
  const sorted = times.toSorted((a, b) => a - b);
  const at = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
  return at === undefined ? '–' : `${(at / 1000).toFixed(1)} s`;
};

const seconds = (results: readonly FaultResult[], share: number): string =>
  quantile(
    results.map(({ milliseconds }) => milliseconds),
    share,
  );

const count = (results: readonly FaultResult[], is: (result: FaultResult) => boolean): number =>
  results.filter(is).length;

/** `panel`, or `last good 18, panel 2` when results differ, most frequent first. */
const shown = (results: readonly FaultResult[]): string => {
  const sums = new Map<string, number>();
  for (const { fallback } of results) sums.set(fallback, (sums.get(fallback) ?? 0) + 1);
  const sorted = [...sums].sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1));
  if (sorted.length === 0) return '–';
  return sorted.length === 1
    ? (sorted[0]?.[0] ?? '')
    : sorted.map(([fallback, times]) => `${fallback} ${times}`).join(', ');
};

const outOf = (part: number, whole: number): string => `${part} of ${whole}`;

const kindsOf = (
  results: readonly FaultResult[],
  words: Readonly<Record<string, string>>,
  others: Readonly<Record<string, string>>,
): readonly string[] => {
  const found = new Set(results.map(({ kind }) => kind));
  const unknown = [...found].filter((kind) => !(kind in words) && !(kind in others)).sort();
  return [
    ...Object.keys(words).filter((kind) => found.has(kind)),
    ...(words === browserKinds ? unknown : []),
  ];
};

const kindRow = (results: readonly FaultResult[], kind: string): readonly string[] => {
  const own = results.filter((result) => result.kind === kind);
  return [
    browserKinds[kind] ? `${kind}: ${browserKinds[kind]}` : kind,
    shown(own.filter(({ lastGood }) => lastGood)),
    shown(own.filter(({ lastGood }) => !lastGood)),
    seconds(own, 0.5),
    seconds(own, 0.95),
    outOf(
      count(own, ({ healed }) => healed),
      own.length,
    ),
    String(count(own, ({ lost }) => lost)),
  ];
};

const serverRow = (results: readonly FaultResult[], kind: string): readonly string[] => {
  const own = results.filter((result) => result.kind === kind);
  return [
    `${kind}: ${serverKinds[kind] ?? ''}`,
    shown(own),
    seconds(own, 0.5),
    seconds(own, 0.95),
    String(count(own, ({ lost }) => lost)),
  ];
};

const subjectRow = (results: readonly FaultResult[], subject: string): readonly string[] => {
  const own = results.filter((result) => result.subject === subject);
  return [
    `\`${subject}\``,
    String(own.length),
    seconds(own, 0.5),
    seconds(own, 0.95),
    outOf(
      count(own, ({ healed }) => healed),
      own.length,
    ),
    String(count(own, ({ lost }) => lost)),
  ];
};

/** How long visitors did not see the frame, or could not use it. */
const returns = (results: readonly FaultResult[]): readonly string[] => {
  const times = results.map(({ back }) => back ?? null).filter((back) => back !== null);
  return times.length === 0
    ? []
    : [
        `In ${times.length} of them the release changed the document of the shell: header and footer could be seen and used again after ${quantile(times, 0.5)} (median) and ${quantile(times, 0.95)} (95th percentile).`,
      ];
};

const sums = (results: readonly FaultResult[]): string => {
  const kept = results.filter(({ lastGood, kind }) => lastGood && !(kind in serverKinds));
  const by = (name: string): string =>
    outOf(
      count(kept, ({ fallback }) => fallback === name),
      kept.length,
    );
  return [
    `${results.length} faults were injected: ${count(results, ({ lost }) => lost)} pages lost,`,
    `${count(results, ({ healed }) => healed)} recovered without a reload.`,
    `When a previous release was available, visitors got it in ${by('last good')} cases,`,
    `and the release itself in ${by('itself')}, which its fault did not stop.`,
    ...returns(results),
  ].join(' ');
};

const rules = `What visitors see when a remote fails, measured in a browser: each page and fragment under each fault, on a first load and on an in-app navigation,
with and without a previous release as fallback. Generated by \`npm run proof -- faults\`; do not edit.

- Header, footer, navigation and all other parts of the page keep working. A page counts as lost if a visitor cannot see or reach one of them: the test looks at styles, sizes and at what lies under the pointer.
- A release that reaches out of its element is named, reported as \`SHELL-103\`, and gives way like one that crashed. The shell puts back what it removed or hid.
- A load that fails is tried once more. While it is late (3 s), the last good release loads beside it, and what arrives first is shown. A mount may take 3 s of an idle main thread, and 12 s in all: a slow phone that works is not a hang. After that the shell falls back to the last good release, and then to an error panel with a retry, which tries the current and then the last good release again. A release that loads but fails to start, or crashes in use, falls back in the same order.
- The part recovers without a reload: the panel retries automatically and by its button.
- If the server cannot render a part, it sends the page without it, and the browser renders the part.

_Itself_ is the release under test, _last good_ the previous release, _panel_ the error panel with a retry.`;

/** `docs/failures.md` for the tested cells. Deterministic. */
export const printFailurePage = (results: readonly FaultResult[], commit: string): string => {
  const browser = kindsOf(results, browserKinds, serverKinds);
  const server = kindsOf(results, serverKinds, browserKinds);
  const subjects = [...new Set(results.map(({ subject }) => subject))].sort();
  const times = ['Median', '95th percentile'];
  const figures =
    results.length === 0
      ? ['No measurements yet: run `npm run proof -- faults`.', '']
      : [
          `${sums(results)} Commit ${commit}; times are measured on the test machine, from navigation to the content of the slot.`,
          '',
          '## Faults in the browser',
          '',
          ...table(
            ['Fault', 'With previous release', 'Without it', ...times, 'Healed', 'Lost'],
            browser.map((kind) => kindRow(results, kind)),
          ),
          ...(server.length === 0
            ? []
            : [
                '## Faults on the server',
                '',
                ...table(
                  ['Fault', 'Shown in the browser', ...times, 'Lost'],
                  server.map((kind) => serverRow(results, kind)),
                ),
              ]),
          '## By page and fragment',
          '',
          ...table(
            ['Subject', 'Faults', ...times, 'Healed', 'Lost'],
            subjects.map((subject) => subjectRow(results, subject)),
          ),
        ];
  return ['# What happens when a remote fails', '', rules, '', ...figures].join('\n');
};
